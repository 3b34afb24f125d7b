package import Domain
import GRDB

package struct SQLiteIngredientMergeRepository: IngredientMergeRepository, IngredientSplitRepository {
    let database: AppDatabase
    let calculator: DrinkCalculator

    package init(database: AppDatabase, calculator: DrinkCalculator = DrinkCalculator()) {
        self.database = database
        self.calculator = calculator
    }

    package func preview(
        _ from: Identifier<Ingredient>, into: Identifier<Ingredient>, of profile: Identifier<Profile>
    ) async throws -> IngredientMerge {
        try await database.read { db in try MergePlan(from, into, profile, db).merge }
    }

    @discardableResult
    package func merge(
        _ from: Identifier<Ingredient>, into: Identifier<Ingredient>, at now: Int64, of profile: Identifier<Profile>
    ) async throws -> IngredientMerge {
        try await database.write { [calculator] db in
            let plan = try MergePlan(from, into, profile, db)
            var writer = try OwnRecordWriter(db, profile: profile, at: now)
            for record in plan.records {
                _ = try writer.keep(record.replacing(from, by: into, written: plan.name), as: record.id)
            }
            try writer.alongside { journal in
                try plan.moveBar(&journal)
                try plan.moveShopping(&journal)
                try plan.nameOther(&journal)
            }
            if !plan.merge.staysForOthers { _ = try writer.remove(.ingredient, from.rawValue) }
            try writer.finish("ingredient.merge", calculator: calculator)
            return plan.merge
        }
    }

    package func takenNames(
        for ingredient: Identifier<Ingredient>, of profile: Identifier<Profile>
    ) async throws -> [TakenName] {
        try await database.read { db in
            var names: [String: (name: String, recipes: Int)] = [:]
            for drink in try Self.drinks(naming: ingredient, of: profile, db) {
                let written = Set(drink.names(for: ingredient))
                for name in written { names[Folding.folded(name), default: (name, 0)].recipes += 1 }
            }
            let aliases = try String.fetchAll(
                db, "SELECT name FROM ingredient_alias WHERE profile = ? AND ingredient = ?",
                [profile.rawValue, ingredient.rawValue])
            for name in aliases where names[name] == nil { names[name] = (name, 0) }
            return names.sorted { $0.key < $1.key }.map { TakenName(name: $0.value.name, recipes: $0.value.recipes) }
        }
    }

    @discardableResult
    package func split(
        _ name: String, from ingredient: Identifier<Ingredient>, at now: Int64, of profile: Identifier<Profile>
    ) async throws -> IngredientSplit {
        try await database.write { [calculator] db in
            let key = Folding.folded(name)
            let isMeant: (String) -> Bool = { Folding.folded($0) == key }
            let meant = try Self.drinks(naming: ingredient, of: profile, db).filter {
                $0.names(for: ingredient).contains(where: isMeant)
            }
            let alias = try Journal.row(
                .ingredientAlias, like: ["profile": .text(profile.rawValue), "name": .text(key)], db)
            let isAlias = alias?["ingredient"] == .text(ingredient.rawValue)
            guard !key.isEmpty, !meant.isEmpty || isAlias else { throw OwnRecordProblem.notTaken(name) }
            let written = meant.lazy.flatMap { $0.names(for: ingredient) }.first(where: isMeant) ?? name
            var writer = try OwnRecordWriter(db, profile: profile, at: now)
            let own = try Self.stranger(written, of: ingredient, merged: isAlias ? alias?["merged"] : nil, db)
            let id = Identifier<Ingredient>(try writer.keep(.ingredient(own), as: nil))
            for drink in meant {
                let lines = drink.lines.map { $0.splitting(isMeant, from: ingredient, into: id) }
                _ = try writer.keep(
                    .drink(drink.with(lines: lines, variantOf: drink.variantOf)), as: drink.id.rawValue)
            }
            try writer.alongside { try MergePlan.name(key, id, &$0) }
            try writer.finish("ingredient.split", calculator: calculator)
            return IngredientSplit(name: written, from: ingredient, into: id, recipes: meant.count)
        }
    }

    private static func drinks(
        naming ingredient: Identifier<Ingredient>, of profile: Identifier<Profile>, _ db: Database
    ) throws -> [Drink] {
        try MergePlan.records(naming: ingredient, db).compactMap { owner, record in
            guard owner == profile.rawValue, case .drink(let drink) = record else { return nil }
            return drink
        }
    }

    /// The merged ingredient as it was, or else a new one with the name and the other's category.
    private static func stranger(
        _ name: String, of ingredient: Identifier<Ingredient>, merged: JournalValue?, _ db: Database
    ) throws -> Ingredient {
        if case .text(let body)? = merged { return try OwnRecordBody.ingredient("", body) }
        let category = try String.fetchOne(db, "SELECT category FROM ingredient WHERE id = ?", [ingredient.rawValue])
        return Ingredient(
            id: "", name: LocalizedText(both: name),
            category: category.flatMap(IngredientCategory.init(rawValue:)) ?? .other, content: IngredientContent())
    }
}

/// Everything that refers to the ingredient.
struct MergePlan {
    let merge: IngredientMerge
    let records: [OwnRecord]
    private let profile: Identifier<Profile>
    private let ingredient: Ingredient
    var name: String { ingredient.name.english.isEmpty ? ingredient.name.korean : ingredient.name.english }
    private let db: Database

    init(
        _ from: Identifier<Ingredient>, _ into: Identifier<Ingredient>, _ profile: Identifier<Profile>, _ db: Database
    ) throws {
        guard from != into else { throw OwnRecordProblem.sameIngredient(from.rawValue) }
        let shelf = try OwnRecordReader(db)
        try shelf.checkOwner(.ingredient, from.rawValue, profile)
        guard try Bool.fetchOne(db, "SELECT 1 FROM ingredient WHERE id = ?", [into.rawValue]) == true
        else { throw OwnRecordProblem.unknownIngredient(into.rawValue) }
        guard let stored = try shelf.stored(.ingredient, from.rawValue) else {
            throw OwnRecordProblem.unknown(id: from.rawValue)
        }
        ingredient = try OwnRecordBody.ingredient(from.rawValue, stored.body)
        self.profile = profile
        self.db = db
        let all = try Self.records(naming: from, db)
        records = all.filter { $0.owner == profile.rawValue }.map(\.record)
        merge = IngredientMerge(
            from: from, into: into, recipes: records.count { $0.kind == .drink },
            ingredients: records.count { $0.kind == .ingredient },
            movesBottle: try Bool.fetchOne(
                db, "SELECT 1 FROM bottle WHERE profile = ? AND ingredient = ?", [profile.rawValue, from.rawValue])
                ?? false,
            shopping: try Int.fetchOne(
                db, "SELECT count(*) FROM shopping_item WHERE profile = ? AND ingredient = ?",
                [profile.rawValue, from.rawValue]) ?? 0,
            staysForOthers: all.contains { $0.owner != profile.rawValue })
    }

    static func records(
        naming id: Identifier<Ingredient>, _ db: Database
    ) throws -> [(owner: String, record: OwnRecord)] {
        try Row.fetchAll(db, SQL.naming, [id.rawValue]).compactMap { row in
            let record = try OwnRecordBody.record(kind: row["kind"], id: row["id"], body: row["body"])
            return record.map { (row["profile"], $0) }
        }
    }

    /// Moves the bottle, staples and substitutes of the member's own bar.
    func moveBar(_ journal: inout Journal) throws {
        let owner = JournalValue.text(profile.rawValue)
        let (old, new) = (JournalValue.text(merge.from.rawValue), JournalValue.text(merge.into.rawValue))
        for table in [JournaledTable.bottle, .barStaple] {
            guard let row = try Journal.row(table, like: ["profile": owner, "ingredient": old], db) else { continue }
            try journal.remove(table, key: ["profile": owner, "ingredient": old])
            guard try Journal.row(table, like: ["profile": owner, "ingredient": new], db) == nil else { continue }
            try journal.put(table, row.merging(["ingredient": new]) { $1 })
        }
        let positions = try Int64.fetchAll(
            db, "SELECT position FROM bar_substitute WHERE profile = ?1 AND (ingredient = ?2 OR stand_in = ?2)",
            [profile.rawValue, merge.from.rawValue])
        for position in positions {
            let key: [String: JournalValue] = ["profile": owner, "position": .integer(position)]
            guard var row = try Journal.row(.barSubstitute, like: key, db) else { continue }
            for column in ["ingredient", "stand_in"] where row[column] == old { row[column] = new }
            try journal.put(.barSubstitute, row)
        }
    }

    func moveShopping(_ journal: inout Journal) throws {
        let numbers = try Int64.fetchAll(
            db, "SELECT number FROM shopping_item WHERE profile = ? AND ingredient = ?",
            [profile.rawValue, merge.from.rawValue])
        for number in numbers {
            guard let row = try Journal.row(.shoppingItem, like: ["number": .integer(number)], db) else { continue }
            try journal.put(.shoppingItem, row.merging(["ingredient": .text(merge.into.rawValue)]) { $1 })
        }
    }

    func nameOther(_ journal: inout Journal) throws {
        let names = [ingredient.name.english, ingredient.name.korean] + ingredient.aliases
        let body = try OwnRecordBody.text(.ingredient(ingredient))
        for name in Set(names.map(Folding.folded)) where !name.isEmpty {
            try Self.name(name, merge.into, merged: body, &journal)
        }
        let older = try String.fetchAll(
            db, "SELECT name FROM ingredient_alias WHERE profile = ? AND ingredient = ?",
            [profile.rawValue, merge.from.rawValue])
        for name in older { try Self.name(name, merge.into, &journal) }
    }

    static func name(
        _ name: String, _ ingredient: Identifier<Ingredient>, merged body: String? = nil, _ journal: inout Journal
    ) throws {
        try journal.put(
            .ingredientAlias,
            [
                "profile": .text(journal.profile.rawValue), "name": .text(name),
                "ingredient": .text(ingredient.rawValue), "merged": .optional(body),
            ])
    }

    private enum SQL {
        static let naming = """
            SELECT own_record.profile, own_record.kind, own_record.id, own_record.body FROM own_record
            WHERE kind = 'drink' AND id IN (
                SELECT drink.id FROM drink_line JOIN drink ON drink.number = drink_line.drink
                    WHERE drink_line.ingredient = ?1
                UNION ALL SELECT drink.id FROM drink_substitute JOIN drink ON drink.number = drink_substitute.drink
                    WHERE drink_substitute.ingredient = ?1)
            UNION ALL
            SELECT own_record.profile, own_record.kind, own_record.id, own_record.body FROM own_record
            WHERE kind = 'ingredient' AND id <> ?1 AND id IN (
                SELECT id FROM ingredient WHERE parent = ?1
                UNION ALL SELECT ingredient.id FROM ingredient_part JOIN ingredient
                    ON ingredient.number = ingredient_part.ingredient WHERE ingredient_part.part = ?1)
            """
    }
}

extension OwnRecord {
    fileprivate func replacing(
        _ from: Identifier<Ingredient>, by into: Identifier<Ingredient>, written name: String
    ) -> OwnRecord {
        switch self {
        case .tag, .glass, .tool: self
        case .drink(let drink):
            .drink(
                drink.with(
                    lines: drink.lines.map { $0.replacing(from, by: into, written: name) }, variantOf: drink.variantOf))
        case .ingredient(let ingredient):
            .ingredient(
                ingredient.with(
                    id: ingredient.id, parent: ingredient.parent == from ? into : ingredient.parent,
                    parts: ingredient.parts.map { $0 == from ? into : $0 }))
        }
    }
}

extension Drink {
    /// The names under which the drink's lines and substitutes refer to an ingredient, if not its own.
    fileprivate func names(for ingredient: Identifier<Ingredient>) -> [String] {
        lines.flatMap { line in
            [(line.ingredient, line.written)] + line.substitutes.map { ($0.ingredient, $0.written) }
        }.compactMap { $0.0 == ingredient ? $0.1 : nil }
    }
}
