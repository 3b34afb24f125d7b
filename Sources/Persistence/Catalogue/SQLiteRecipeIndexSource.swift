package import Domain
import Foundation
import GRDB

package struct SQLiteRecipeIndexSource: RecipeIndexSource {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    /// Reads compact rows in one pass and one snapshot.
    package func recipeIndex() async throws -> RecipeIndexContents {
        try await database.read { db in
            RecipeIndexContents(
                graph: try Self.graph(db), substitutions: try Self.substitutions(db), table: try Self.table(db),
                asked: try Self.asked(db))
        }
    }

    static func graph(_ db: Database) throws -> IngredientGraph {
        var parts: [Int64: [Identifier<Ingredient>]] = [:]
        let partRows = try Row.fetchCursor(
            db, "SELECT ingredient, part FROM ingredient_part ORDER BY ingredient, position")
        while let row = try partRows.next() { parts[row[0], default: []].append(Identifier(row[1])) }
        var nodes: [IngredientNode] = []
        let rows = try Row.fetchCursor(
            db, "SELECT number, id, parent, is_brand, is_staple FROM ingredient ORDER BY number")
        while let row = try rows.next() {
            nodes.append(
                IngredientNode(
                    id: Identifier(row[1]), parent: (row[2] as String?).map { Identifier($0) }, isBrand: row[3],
                    isStaple: row[4], parts: parts[row[0]] ?? []))
        }
        return IngredientGraph(nodes)
    }

    private static func substitutions(_ db: Database) throws -> [Substitution] {
        try Row.fetchAll(db, "SELECT ingredient, stand_in FROM substitution ORDER BY position")
            .map { Substitution(ingredient: Identifier($0[0]), standIn: Identifier($0[1])) }
    }

    private static func asked(_ db: Database) throws -> [Identifier<Drink>: Int] {
        try Row.fetchCursor(db, "SELECT id, asked FROM drink WHERE asked IS NOT NULL")
            .reduce(into: [:]) { asked, row in asked[Identifier(row[0])] = row[1] }
    }

    static func table(_ db: Database) throws -> RecipeTable {
        var table = RecipeTable(
            ingredients: try String.fetchAll(db, "SELECT id FROM recipe_ingredient ORDER BY number")
                .map { Identifier($0) })
        let rows = try Row.fetchCursor(db, "SELECT ids, positions, words FROM recipe_chunk ORDER BY number")
        while let row = try rows.next() {
            RecipeChunk(ids: row[0], positions: row[1], words: row[2]).append(to: &table)
        }
        return table
    }
}
