import Domain
import GRDB

struct RecipeWriter {
    private let ingredient: Statement
    private let chunk: Statement

    init(_ db: Database) throws {
        ingredient = try db.makeStatement(sql: "INSERT INTO recipe_ingredient (number, id) VALUES (?, ?)")
        chunk = try db.makeStatement(
            sql: "INSERT INTO recipe_chunk (number, ids, positions, words) VALUES (?, ?, ?, ?)")
    }

    func write(_ plan: ImportPlan) throws {
        for (number, id) in plan.recipeIngredients.enumerated() {
            try ingredient.execute(arguments: [number, id.rawValue])
        }
        for (number, recipes) in plan.recipes.enumerated() {
            try chunk.execute(arguments: [number, recipes.ids, recipes.positions, recipes.words])
        }
    }
}
