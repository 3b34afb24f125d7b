import Domain
import GRDB

/// Copies members' records into the catalogue's tables, in the transaction that changed them. Updates rows, lines,
/// tags, ranks, grams, numbers and the matcher's rows; `own_pending` lists the pending records. Changing one recipe
/// reads only what it affects and moves the ranks behind it; changing ten thousand does each of these steps once.
struct OwnRecordSync {
    let db: Database
    let calculator: DrinkCalculator

    /// Processes the pending records; the bodies of `known` drinks need not be read again.
    func run(known: [String: Drink] = [:]) throws {
        var pending: [String: [String]] = [:]
        for row in try Row.fetchAll(db, "SELECT kind, id FROM own_pending") {
            pending[row[0], default: []].append(row[1])
        }
        guard !pending.isEmpty else { return }
        for kind in [RecordKind.tag, .glass, .tool] {
            for id in pending[kind.rawValue] ?? [] { try syncGear(kind, id) }
        }
        let ingredients = pending[RecordKind.ingredient.rawValue] ?? []
        if !ingredients.isEmpty { try OwnIngredientSync(db: db).run(ingredients) }
        var drinks = pending[RecordKind.drink.rawValue] ?? []
        if !ingredients.isEmpty {
            let listed = Set(drinks)
            drinks += try affected(by: ingredients).filter { !listed.contains($0) }
        }
        if !drinks.isEmpty { try OwnDrinkSync(db: db, calculator: calculator).run(drinks, known: known) }
        try db.execute("DELETE FROM own_pending")
    }

    static func body(_ kind: RecordKind, _ id: String, _ db: Database) throws -> String? {
        try String.fetchOne(db, "SELECT body FROM own_record WHERE kind = ? AND id = ?", [kind.rawValue, id])
    }

    private func syncGear(_ kind: RecordKind, _ id: String) throws {
        try db.execute("DELETE FROM \(kind.rawValue) WHERE id = ?", [id])
        guard let body = try Self.body(kind, id, db) else { return }
        let writer = GearWriter(db: db)
        switch try OwnRecordBody.record(kind: kind.rawValue, id: id, body: body) {
        case .tag(let tag): try writer.write(tag)
        case .glass(let glass): try writer.write(glass)
        case .tool(let tool): try writer.write(tool)
        case .ingredient, .drink, nil: break
        }
    }

    private func affected(by ingredients: [String]) throws -> [String] {
        let statement = try db.cachedStatement(sql: SQL.ownDrinksBelow)
        return try Set(ingredients.flatMap { try String.fetchAll(statement, arguments: [$0]) }).sorted()
    }

    enum SQL {
        static let ownDrinksBelow = """
            WITH RECURSIVE below (id) AS (
                VALUES (?) UNION SELECT ingredient.id FROM below CROSS JOIN ingredient ON ingredient.parent = below.id
            )
            SELECT drink.id FROM below CROSS JOIN drink_line ON drink_line.ingredient = below.id
            CROSS JOIN drink ON drink.number = drink_line.drink
            """
    }
}

struct OwnIngredientSync {
    let db: Database

    func run(_ ids: [String]) throws {
        let writer = try IngredientWriter(db)
        let old = try db.cachedStatement(sql: "SELECT number, search FROM ingredient WHERE id = ?")
        var next = (try Int64.fetchOne(db, "SELECT max(number) FROM ingredient") ?? 0) + 1
        for id in ids {
            var number = next
            if let row = try Row.fetchOne(old, arguments: [id]) {
                number = row["number"]
                try remove(number, names: row["search"])
            }
            guard let body = try OwnRecordSync.body(.ingredient, id, db) else { continue }
            let ingredient = try OwnRecordBody.ingredient(id, body)
            let names = ImportPlan.folded(ingredient.name, ingredient.aliases)
            try writer.write(
                ingredient, number: number, ranks: (-1, -1), names: names, grams: Grams.text(of: names))
            if number == next { next += 1 }
        }
        try rank()
    }

    private func remove(_ number: Int64, names: String) throws {
        let grams = Grams.text(of: Self.names(names))
        try db.execute(
            "INSERT INTO ingredient_gram (ingredient_gram, rowid, grams) VALUES ('delete', ?, ?)", [number, grams])
        try db.execute("DELETE FROM ingredient_part WHERE ingredient = ?", [number])
        try db.execute("DELETE FROM ingredient WHERE number = ?", [number])
    }

    /// Ranks all ingredients again, which are only some hundred.
    private func rank() throws {
        let rows = try Row.fetchAll(db, "SELECT number, id, search, rank_en, rank_ko FROM ingredient")
        let ranks = NameRanks(rows.map { $0["id"] }, names: rows.map { Self.names($0["search"]) })
        let update = try db.cachedStatement(sql: "UPDATE ingredient SET rank_en = ?, rank_ko = ? WHERE number = ?")
        for (row, new) in zip(rows, zip(ranks.english, ranks.korean))
        where (row["rank_en"] as Int, row["rank_ko"] as Int) != new {
            try update.execute(arguments: [new.0, new.1, row["number"] as Int64])
        }
    }

    private static func names(_ search: String) -> [String] {
        search.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
