package import Domain
import GRDB

package struct SQLiteIngredientRepository: IngredientRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func ingredient(_ id: Identifier<Ingredient>) async throws -> Ingredient? {
        try await ingredients([id])[id]
    }

    package func ingredients(
        _ ids: [Identifier<Ingredient>]
    ) async throws -> [Identifier<Ingredient>: Ingredient] {
        try await database.read { db in
            var found: [Identifier<Ingredient>: Ingredient] = [:]
            for id in ids where found[id] == nil { found[id] = try IngredientRows.ingredient(id, db) }
            return found
        }
    }

    package func lineage(of ids: [Identifier<Ingredient>]) async throws -> [Identifier<Ingredient>: Ingredient] {
        try await database.read { db in
            var found: [Identifier<Ingredient>: Ingredient] = [:]
            for id in ids {
                var next: Identifier<Ingredient>? = id
                while let id = next, found[id] == nil {
                    found[id] = try IngredientRows.ingredient(id, db)
                    next = found[id]?.parent
                }
            }
            return found
        }
    }

    package func children(of id: Identifier<Ingredient>, by language: Language) async throws -> [Ingredient] {
        try await database.read { db in
            let below = try db.cachedStatement(sql: SQL.ingredientChildren(language))
            return try Row.fetchAll(below, arguments: [id.rawValue]).map { try IngredientRows.ingredient($0, db) }
        }
    }

    package func ingredients(
        in category: IngredientCategory, by language: Language, limit: Int
    ) async throws -> [Ingredient] {
        let rank = IngredientCategory.allCases.firstIndex(of: category) ?? 0
        return try await database.read { db in
            return try Row.fetchAll(db, SQL.ingredientsOfCategory(language), [rank, max(limit, 0)]).map {
                try IngredientRows.ingredient($0, db)
            }
        }
    }

    /// Ranks the whole name first, then beginnings, then inside, shorter names first. Punctuation finds nothing.
    package func ingredients(matching text: String, by language: Language, limit: Int) async throws -> [Ingredient] {
        guard limit > 0 else { return [] }
        guard let query = NameQuery(text) else {
            guard text.allSatisfy(\.isWhitespace) else { return [] }
            return try await database.read { db in
                let all = try db.cachedStatement(sql: SQL.allIngredients(language))
                return try Row.fetchAll(all, arguments: [limit]).map { try IngredientRows.ingredient($0, db) }
            }
        }
        return try await database.read { db in
            var found: [(rating: FoundName, rank: Int, number: Int64)] = []
            let rows = try Row.fetchCursor(db, SQL.ingredientsFound(language), [query.expression])
            while let row = try rows.next() {
                if let rating = FoundName(query.text, in: row[2]) { found.append((rating, row[1], row[0])) }
            }
            found.sort { $0.rating == $1.rating ? $0.rank < $1.rank : $0.rating < $1.rating }
            let one = try db.cachedStatement(sql: SQL.ingredientByNumber)
            return try found.prefix(limit).compactMap { entry in
                try Row.fetchOne(one, arguments: [entry.number]).map { try IngredientRows.ingredient($0, db) }
            }
        }
    }

    enum SQL {
        static func ingredientChildren(_ language: Language) -> String {
            "SELECT \(IngredientRows.SQL.columns) FROM ingredient WHERE parent = ? ORDER BY \(language.rankColumn)"
        }
        static func allIngredients(_ language: Language) -> String {
            """
            SELECT \(IngredientRows.SQL.columns) FROM ingredient INDEXED BY ingredient_category_\(language.rawValue)
            ORDER BY category_rank, \(language.rankColumn) LIMIT ?
            """
        }
        static func ingredientsOfCategory(_ language: Language) -> String {
            """
            SELECT \(IngredientRows.SQL.columns) FROM ingredient INDEXED BY ingredient_category_\(language.rawValue)
            WHERE category_rank = ? ORDER BY \(language.rankColumn) LIMIT ?
            """
        }
        static func ingredientsFound(_ language: Language) -> String {
            """
            SELECT ingredient.number, ingredient.\(language.rankColumn), ingredient.search FROM ingredient_gram
            CROSS JOIN ingredient ON ingredient.number = ingredient_gram.rowid WHERE ingredient_gram MATCH ?
            """
        }
        static let ingredientByNumber = "SELECT \(IngredientRows.SQL.columns) FROM ingredient WHERE number = ?"
    }
}
