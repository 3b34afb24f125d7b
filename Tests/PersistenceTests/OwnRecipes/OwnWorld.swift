import Domain
import GRDB

@testable import Persistence

/// Recipes to write and a database to write them into.
struct OwnWorld {
    let database: AppDatabase
    let recipes: SQLiteOwnRecipeRepository
    let history: SQLiteActionHistory
    let me = Profile.localID

    init(_ catalogue: Catalogue = SampleCatalogue.whole) async throws {
        database = try await AppDatabase.sample(catalogue)
        recipes = SQLiteOwnRecipeRepository(database: database)
        history = SQLiteActionHistory(database: database)
        try await database.write { db in
            try db.execute(sql: "INSERT INTO profile (id, nickname) VALUES ('local', 'me'), ('other', 'you')")
        }
    }

    /// A database built at once from the same records.
    func rebuilt(_ catalogue: Catalogue = SampleCatalogue.whole) async throws -> AppDatabase {
        let stored = try await database.read { db in
            try Row.fetchAll(db, sql: "SELECT * FROM own_record").map { Array($0.databaseValues) }
        }
        let fresh = try AppDatabase.inMemory()
        try await fresh.write { db in
            try db.execute(sql: "INSERT INTO profile (id, nickname) VALUES ('local', 'me'), ('other', 'you')")
            for values in stored {
                try db.execute(
                    sql: "INSERT INTO own_record VALUES (?, ?, ?, ?, ?)", arguments: StatementArguments(values))
            }
        }
        try await CatalogueImporter(database: fresh).importIfChanged(catalogue, fingerprint: "again")
        return fresh
    }

    static func drink(
        _ english: String, _ korean: String = "", id: String = "", lines: [DrinkLine]? = nil,
        tags: [Identifier<Domain.Tag>] = [], variantOf: Identifier<Drink>? = nil
    ) -> Drink {
        Drink(
            id: Identifier(id), name: LocalizedText(english: english, korean: korean.isEmpty ? english : korean),
            aliases: ["alias of \(english)"], summary: LocalizedText(english: "Own.", korean: "내 것."), base: .other,
            lines: lines ?? [
                DrinkLine(ingredient: "gin", amount: 50, unit: .millilitre),
                DrinkLine(
                    ingredient: "lime-juice", amount: 20, unit: .millilitre,
                    substitutes: [DrinkSubstitute(ingredient: "lime", amount: 1, unit: .whole)]),
                DrinkLine(ingredient: "orange", amount: 1, unit: .slice, isOptional: true),
            ],
            steps: [LocalizedText(english: "Shake.", korean: "흔든다.")], techniques: [.shake], glass: "coupe",
            serving: .up, tags: tags, variantOf: variantOf)
    }
}
