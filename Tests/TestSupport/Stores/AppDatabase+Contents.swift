import GRDB

@testable package import Persistence

extension AppDatabase {
    /// The tables that are bundled with the program or derived from others.
    private static let bundled: Set = [
        "character", "drink", "drink_line", "drink_substitute", "drink_tag", "genre", "glass", "ingredient",
        "ingredient_alias", "ingredient_part", "meta", "name_entry", "recipe_chunk", "recipe_ingredient",
        "substitution", "tag", "technique", "tool", "work", "work_mood", "work_option",
    ]

    /// All rows that members write, as text in a fixed order, for comparing two databases.
    package var contents: [String] {
        get async throws {
            try await read { [bundled = Self.bundled] db in
                let tables = try String.fetchAll(
                    db,
                    sql: """
                        SELECT name FROM sqlite_master
                        WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '%gram%' ORDER BY name
                        """)
                return try tables.filter { !bundled.contains($0) }.flatMap { table in
                    try Row.fetchAll(db, sql: "SELECT * FROM \(table)").map { "\(table) \($0)" }.sorted()
                }
            }
        }
    }
}
