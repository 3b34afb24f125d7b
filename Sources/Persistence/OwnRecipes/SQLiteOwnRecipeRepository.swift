package import Domain
import GRDB

/// The members' own records (see `Schema.ownRecords`).
package struct SQLiteOwnRecipeRepository: OwnRecipeRepository {
    let database: AppDatabase
    private let calculator: DrinkCalculator

    package init(database: AppDatabase, calculator: DrinkCalculator = DrinkCalculator()) {
        self.database = database
        self.calculator = calculator
    }

    package func save(
        _ drink: Drink, as id: Identifier<Drink>?, at now: Int64, of profile: Identifier<Profile>
    ) async throws -> Identifier<Drink> {
        Identifier(try await save(.drink(drink), as: id?.rawValue, at: now, profile, "recipe"))
    }

    package func save(
        _ ingredient: Ingredient, as id: Identifier<Ingredient>?, at now: Int64, of profile: Identifier<Profile>
    ) async throws -> Identifier<Ingredient> {
        Identifier(try await save(.ingredient(ingredient), as: id?.rawValue, at: now, profile, "ingredient"))
    }

    private func save(
        _ record: OwnRecord, as id: String?, at now: Int64, _ profile: Identifier<Profile>, _ word: String
    ) async throws -> String {
        try await database.write { [calculator] db in
            var writer = try OwnRecordWriter(db, profile: profile, at: now)
            let kept = try writer.keep(record, as: id)
            try writer.finish(id == nil ? "\(word).create" : "\(word).edit", calculator: calculator)
            return kept
        }
    }

    package func save(
        _ records: [OwnRecord], onDuplicate policy: DuplicatePolicy, isTrial: Bool, at now: Int64,
        of profile: Identifier<Profile>, progress: @escaping @Sendable (Int) -> Void
    ) async throws -> [OwnRecordOutcome] {
        let work: @Sendable (Database) throws -> [OwnRecordOutcome] = { [calculator] db in
            var outcomes: [OwnRecordOutcome] = []
            var writer = try OwnRecordWriter(db, profile: profile, at: now)
            for record in records {
                outcomes.append(try writer.keep(record, onDuplicate: policy))
                if outcomes.count.isMultiple(of: Self.progressStep) {
                    try Task.checkCancellation()
                    progress(outcomes.count)
                }
            }
            if !isTrial { try writer.finish("recipe.import", calculator: calculator) }
            return outcomes
        }
        return isTrial ? try await database.writeAndRollBack(work) : try await database.write(work)
    }

    private static let progressStep = 250

    @discardableResult
    package func delete(
        drinks: [Identifier<Drink>], of profile: Identifier<Profile>
    ) async throws -> [Identifier<Drink>] {
        try await database.write { [calculator] db in
            var writer = try OwnRecordWriter(db, profile: profile, at: 0)
            let gone = try drinks.filter { try writer.remove(.drink, $0.rawValue) }
            try writer.finish("recipe.delete", calculator: calculator)
            return gone
        }
    }

    @discardableResult
    package func delete(ingredient: Identifier<Ingredient>, of profile: Identifier<Profile>) async throws -> Bool {
        try await database.write { [calculator] db in
            let id = ingredient.rawValue
            var drinks = 0
            for sql in [SQL.ingredientDrinkCount, SQL.substituteDrinkCount] {
                drinks += try Int.fetchOne(db, sql, [id]) ?? 0
            }
            var isNamed = drinks > 0
            for sql in [SQL.ingredientIsAbove, SQL.ingredientIsPart] where !isNamed {
                isNamed = try Bool.fetchOne(db, sql, [id]) ?? false
            }
            if isNamed { throw OwnRecordProblem.inUse(id: id, drinks: drinks) }
            var writer = try OwnRecordWriter(db, profile: profile, at: 0)
            let isGone = try writer.remove(.ingredient, id)
            try writer.finish("ingredient.delete", calculator: calculator)
            return isGone
        }
    }

    package func drinks(
        of profile: Identifier<Profile>, after last: OwnDrinkEntry?, limit: Int
    ) async throws -> [OwnDrinkEntry] {
        try await database.rows(
            SQL.ownDrinkPage,
            [profile.rawValue, last?.editedAt.mark ?? Int64.max, last?.drink.id.rawValue ?? "", max(limit, 0)]
        ) { row in
            OwnDrinkEntry(
                drink: DrinkRows.summary(row),
                variantOf: (row["variant_of"] as String?).map { Identifier($0) }, editedAt: row["edited_at"])
        }
    }

    package func drinkCount(of profile: Identifier<Profile>) async throws -> Int {
        try await database.count(SQL.ownDrinkCount, [profile.rawValue])
    }

    package func ingredients(
        of profile: Identifier<Profile>, after last: OwnIngredientEntry?, limit: Int
    ) async throws -> [OwnIngredientEntry] {
        try await database.rows(
            SQL.ownIngredientPage,
            [profile.rawValue, last?.editedAt.mark ?? Int64.max, last?.ingredient.id.rawValue ?? "", max(limit, 0)]
        ) { row in
            let kind = RecordKind.ingredient.rawValue
            guard
                case .ingredient(let ingredient) = try OwnRecordBody.record(
                    kind: kind, id: row["id"], body: row["body"])
            else { return nil }
            return OwnIngredientEntry(
                ingredient: ingredient, drinkCount: row["drink_count"], editedAt: row["edited_at"])
        }
    }

    package func ingredientCount(of profile: Identifier<Profile>) async throws -> Int {
        try await database.count(SQL.ownIngredientCount, [profile.rawValue])
    }

    package func owner(of drink: Identifier<Drink>) async throws -> Identifier<Profile>? {
        try await database.row(
            OwnRecordReader.SQL.ownRecord, [RecordKind.drink.rawValue, drink.rawValue]
        ) { Identifier($0["profile"]) }
    }

    package func records(
        of profile: Identifier<Profile>, after last: OwnRecord?, limit: Int
    ) async throws -> [OwnRecord] {
        try await database.read { db in
            let kinds: [RecordKind] = [.tag, .glass, .tool, .ingredient, .drink]
            let first = last.flatMap { kinds.firstIndex(of: $0.kind) } ?? 0
            let page = try db.cachedStatement(sql: SQL.ownRecordPage)
            var records: [OwnRecord] = []
            for (place, kind) in kinds.enumerated().dropFirst(first) where records.count < limit {
                let start = place == first ? last?.id ?? "" : ""
                let rows = try Row.fetchAll(
                    page, arguments: [profile.rawValue, kind.rawValue, start, limit - records.count])
                records += try rows.compactMap {
                    try OwnRecordBody.record(kind: kind.rawValue, id: $0["id"], body: $0["body"])
                }
            }
            return records
        }
    }

    enum SQL {
        static let ownDrinkPage = """
            SELECT \(DrinkRows.SQL.summaryColumns), drink.variant_of, own_record.edited_at FROM own_record
            CROSS JOIN drink ON drink.id = own_record.id
            WHERE own_record.profile = ? AND own_record.kind = 'drink'
                AND (own_record.edited_at, own_record.id) < (?, ?)
            ORDER BY own_record.edited_at DESC, own_record.id DESC LIMIT ?
            """
        static let ownDrinkCount = "SELECT count(*) FROM own_record WHERE profile = ? AND kind = 'drink'"
        static let ownIngredientPage = """
            SELECT id, body, edited_at,
            (SELECT count(DISTINCT drink) FROM drink_line WHERE ingredient = own_record.id)
            + (SELECT count(DISTINCT drink) FROM drink_substitute WHERE ingredient = own_record.id AND NOT EXISTS (
                SELECT 1 FROM drink_line WHERE ingredient = own_record.id
                    AND drink_line.drink = drink_substitute.drink))
                AS drink_count
            FROM own_record
            WHERE profile = ? AND kind = 'ingredient' AND (edited_at, id) < (?, ?)
            ORDER BY edited_at DESC, id DESC LIMIT ?
            """
        static let ownIngredientCount = "SELECT count(*) FROM own_record WHERE profile = ? AND kind = 'ingredient'"
        static let ownRecordPage = """
            SELECT id, body FROM own_record WHERE profile = ? AND kind = ? AND id > ? ORDER BY id LIMIT ?
            """
        static let ingredientDrinkCount = "SELECT count(DISTINCT drink) FROM drink_line WHERE ingredient = ?"
        static let substituteDrinkCount = "SELECT count(DISTINCT drink) FROM drink_substitute WHERE ingredient = ?"
        static let ingredientIsAbove = "SELECT 1 FROM ingredient WHERE parent = ? LIMIT 1"
        static let ingredientIsPart = "SELECT 1 FROM ingredient_part WHERE part = ? LIMIT 1"
    }
}
