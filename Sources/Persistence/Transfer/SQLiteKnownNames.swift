package import Domain
import GRDB

package struct SQLiteKnownNames: KnownNames {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func known() async throws -> ImportKnown { try await database.read { db in try Self.known(db) } }

    private static func aliases(_ db: Database) throws -> [String: Identifier<Ingredient>] {
        var aliases: [String: Identifier<Ingredient>] = [:]
        for row in try Row.fetchAll(db, "SELECT name, ingredient FROM ingredient_alias") {
            aliases[row["name"]] = Identifier(row["ingredient"])
        }
        return aliases
    }

    static func known(_ db: Database) throws -> ImportKnown {
        ImportKnown(
            ingredients: try Row.fetchAll(db, SQLiteIngredientRepository.SQL.allIngredients(.english), [-1])
                .map { try IngredientRows.ingredient($0, db) },
            glasses: try Row.fetchAll(db, "SELECT * FROM glass ORDER BY id").map { GearRows.glass($0) },
            tools: try Row.fetchAll(db, "SELECT * FROM tool ORDER BY id").map { GearRows.tool($0) },
            tags: try Row.fetchAll(db, "SELECT * FROM tag ORDER BY id").map { GearRows.tag($0) },
            aliases: try Self.aliases(db))
    }
}
