import Domain
import GRDB
import TestSupport
import Testing

@testable import Persistence

struct CatalogueImporterTests {
    private func contents(_ database: AppDatabase) async throws -> [String: [String]] {
        try await database.read { db in
            let tables = try String.fetchAll(
                db, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'")
            // The tables of a full-text index contain segments, which depend on its history.
            return try Dictionary(
                uniqueKeysWithValues: tables.filter { !$0.contains("_gram_") }.map { table in
                    (table, try Row.fetchAll(db, sql: "SELECT * FROM \"\(table)\"").map(\.description).sorted())
                })
        }
    }

    @Test func `every field of every record is read back as it was imported`() async throws {
        let database = try await AppDatabase.sample()
        let drinks = SQLiteDrinkRepository(database: database)
        let ingredients = SQLiteIngredientRepository(database: database)
        for drink in SampleCatalogue.drinks { #expect(try await drinks.drink(drink.id) == drink) }
        for ingredient in SampleCatalogue.ingredients {
            #expect(try await ingredients.ingredient(ingredient.id) == ingredient)
        }
        let catalogue = SampleCatalogue.whole
        for glass in catalogue.glasses { #expect(try await drinks.glass(glass.id) == glass) }
        #expect(try await drinks.tools(catalogue.tools.map(\.id)) == catalogue.tools)
        #expect(try await drinks.technique(.dryShake) == catalogue.techniques[0])
        #expect(try await drinks.tags(catalogue.tags.map(\.id)) == catalogue.tags)
        #expect(
            try await SQLiteRecipeIndexSource(database: database).recipeIndex().substitutions
                == catalogue.substitutions)
    }

    @Test func `an unchanged catalogue is not imported again`() async throws {
        let database = try AppDatabase.inMemory()
        let importer = CatalogueImporter(database: database)
        #expect(try await importer.needsImport(fingerprint: "1"))
        let first = try await importer.importIfChanged(SampleCatalogue.whole, fingerprint: "1")
        #expect(first == ImportResult(isChanged: true, drinks: 4, ingredients: 13))
        #expect(try await !importer.needsImport(fingerprint: "1"))
        let second = try await importer.importIfChanged(Catalogue(), fingerprint: "1")
        #expect(second == ImportResult(isChanged: false, drinks: 4, ingredients: 13))
    }

    @Test func `importing again changes no row`() async throws {
        let database = try await AppDatabase.sample()
        var before = try await contents(database)
        try await CatalogueImporter(database: database).importIfChanged(SampleCatalogue.whole, fingerprint: "other")
        var after = try await contents(database)
        before["meta"] = nil
        after["meta"] = nil
        #expect(before == after)
    }

    @Test func `the order of the files affects only the numbers of new rows`() async throws {
        let database = try await AppDatabase.sample()
        var before = try await contents(database)
        var turned = SampleCatalogue.whole
        turned.drinks.reverse()
        turned.ingredients.reverse()
        try await CatalogueImporter(database: database).importIfChanged(turned, fingerprint: "other")
        var after = try await contents(database)
        // The numbers of recipes' ingredients are the import's own.
        for table in ["meta", "recipe_chunk", "recipe_ingredient"] {
            before[table] = nil
            after[table] = nil
        }
        for (table, rows) in before { #expect(after[table] == rows, "\(table)") }
    }

    @Test func `an import keeps members' bottles, even of removed ingredients`() async throws {
        let database = try await AppDatabase.sample()
        let bar = SQLiteBarRepository(database: database)
        let shelf = [Bottle(ingredient: "beefeater", level: .half, openedAt: 5), Bottle(ingredient: "campari")]
        try await bar.change(BarChange(added: shelf), of: Profile.localID)
        var smaller = SampleCatalogue.whole
        smaller.ingredients.removeAll { $0.id == "beefeater" }
        smaller.drinks.removeAll { $0.id == "negroni" }
        try await CatalogueImporter(database: database).importIfChanged(smaller, fingerprint: "smaller")
        #expect(try await Set(bar.bottles(of: Profile.localID)) == Set(shelf))
        #expect(try await SQLiteIngredientRepository(database: database).ingredient("beefeater") == nil)
        #expect(try await SQLiteDrinkRepository(database: database).drinkCount() == 3)
        #expect(try await SQLiteDrinkRepository(database: database).positions(matching: "negroni", by: .english) == [])
        #expect(try await SQLiteActionHistory(database: database).undo(for: Profile.localID)?.kind == "bar.add")
    }

    @Test func `a record keeps its number across imports`() async throws {
        let database = try await AppDatabase.sample()
        func numbers() async throws -> [String: Int] {
            try await database.read { db in
                Dictionary(
                    uniqueKeysWithValues: try Row.fetchAll(db, sql: "SELECT id, number FROM drink").map {
                        ($0[0], $0[1])
                    })
            }
        }
        let before = try await numbers()
        var changed = SampleCatalogue.whole
        changed.drinks.removeFirst()
        changed.drinks.insert(drink("a-first", "First", "첫째"), at: 0)
        try await CatalogueImporter(database: database).importIfChanged(changed, fingerprint: "changed")
        let after = try await numbers()
        for (id, number) in before where id != "negroni" { #expect(after[id] == number, "\(id)") }
        #expect(after["a-first"].map { !before.values.contains($0) } == true)
    }

    @Test func `a failed import leaves the old catalogue complete`() async throws {
        let database = try await AppDatabase.sample()
        let before = try await contents(database)
        var broken = SampleCatalogue.whole
        broken.drinks.append(broken.drinks[0])
        await #expect(throws: StoreError.self) {
            try await CatalogueImporter(database: database).importIfChanged(broken, fingerprint: "broken")
        }
        #expect(try await contents(database) == before)
        #expect(
            try await SQLiteDrinkRepository(database: database).positions(matching: "negroni", by: .english).count == 1)
    }

    @Test func `ranks by name are dense in both languages`() async throws {
        let database = try await AppDatabase.sample()
        for (rank, name, expected) in [
            ("rank_en", "name_en", ["B-52", "Daiquirí", "Garibaldi", "Negroni"]),
            ("rank_ko", "name_ko", ["가리발디", "네그로니", "다이키리", "비오십이"]),
        ] {
            let (ranks, names) = try await database.read { db in
                (
                    try Int.fetchAll(db, sql: "SELECT \(rank) FROM drink ORDER BY \(rank)"),
                    try String.fetchAll(db, sql: "SELECT \(name) FROM drink ORDER BY \(rank)")
                )
            }
            #expect(ranks == [0, 1, 2, 3])
            #expect(names == expected)
        }
    }

    @Test func `drinks of equal name are ordered by ID, whatever the order of the file`() async throws {
        let twins = [drink("b", "Same", "같은"), drink("a", "same", "같은"), drink("c", "Other", "다른")]
        for drinks in [twins, twins.reversed()] {
            let database = try await AppDatabase.sample(Catalogue(drinks: drinks))
            let repository = SQLiteDrinkRepository(database: database)
            #expect(try await repository.drinks(in: 0..<3, by: .english).map(\.id) == ["c", "a", "b"])
            #expect(try await repository.drinks(in: 0..<3, by: .korean).map(\.id) == ["a", "b", "c"])
        }
    }

    @Test func `strength and meters are computed with the drink's glass`() async throws {
        let database = try await AppDatabase.sample()
        let summary = try #require(
            try await SQLiteDrinkRepository(database: database).drinks(with: ["negroni"]).first)
        let contents = SampleCatalogue.whole.contents()
        let negroni = SampleCatalogue.drinks[0]
        let estimate = DrinkCalculator().estimate(of: negroni, contents: contents, glassVolume: 300)
        #expect(summary.strength == estimate.strength)
        #expect(summary.meters == DrinkMeters(negroni, estimate: estimate))
        // 30 × 0.4 + 30 × 0.25 + 1.25 oz × 29.5735 × 0.16 = 25.41 ml, a = 0.2621, in (60 + 36.97) × 1.19423 = 115.8 ml.
        #expect(abs(summary.strength - 21.95) < 0.01)
    }

    private func drink(_ id: Identifier<Drink>, _ english: String, _ korean: String) -> Drink {
        Drink(
            id: id, name: SampleCatalogue.name(english, korean), summary: SampleCatalogue.name("A.", "가."), base: .none,
            lines: [], steps: [], techniques: [.build], glass: "rocks", serving: .up)
    }
}
