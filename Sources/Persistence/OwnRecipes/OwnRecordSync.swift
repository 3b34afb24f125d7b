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
        for id in pending[RecordKind.tag.rawValue] ?? [] { try syncTag(id) }
        for id in pending[RecordKind.glass.rawValue] ?? [] { try syncGlass(id) }
        for id in pending[RecordKind.tool.rawValue] ?? [] { try syncTool(id) }
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

    private func syncTag(_ id: String) throws {
        try db.execute("DELETE FROM tag WHERE id = ?", [id])
        guard let body = try Self.body(.tag, id, db) else { return }
        let tag = try OwnRecordBody.tag(id, body)
        try db.insert("tag", "id, name_en, name_ko", [id, tag.name.english, tag.name.korean])
    }

    private func syncGlass(_ id: String) throws {
        try db.execute("DELETE FROM glass WHERE id = ?", [id])
        guard case .glass(let glass)? = try record(.glass, id) else { return }
        try GearWriter(db: db).write(glass)
    }

    private func syncTool(_ id: String) throws {
        try db.execute("DELETE FROM tool WHERE id = ?", [id])
        guard case .tool(let tool)? = try record(.tool, id) else { return }
        try GearWriter(db: db).write(tool)
    }

    private func record(_ kind: RecordKind, _ id: String) throws -> OwnRecord? {
        try Self.body(kind, id, db).flatMap { try OwnRecordBody.record(kind: kind.rawValue, id: id, body: $0) }
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
