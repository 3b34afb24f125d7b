import GRDB
import Testing

@testable import Domain
@testable import Persistence

/// The contents of the catalogue's tables without the numbers of rows and chunks, so that two databases can be
/// compared.
struct CatalogueDump: Equatable {
    let parts: [String: [String]]

    init(_ database: AppDatabase) async throws {
        let table = try await SQLiteRecipeIndexSource(database: database).recipeIndex().table
        parts = try await database.read { db in
            var parts: [String: [String]] = [:]
            func apply(_ name: String, _ sql: String) throws {
                parts[name] = try Row.fetchAll(db, sql: sql).map { row in
                    row.databaseValues.map(\.description).joined(separator: " | ")
                }.sorted()
            }
            let columns = try db.columns(in: "drink").map(\.name).filter { $0 != "number" }.joined(separator: ", ")
            try apply("drink", "SELECT \(columns) FROM drink")
            let lines = try db.columns(in: "drink_line").map(\.name).filter { $0 != "drink" }
                .joined(separator: ", l.")
            try apply("line", "SELECT d.id, l.\(lines) FROM drink_line l JOIN drink d ON d.number = l.drink")
            try apply(
                "substitute",
                """
                SELECT d.id, s.line, s.position, s.ingredient, s.amount, s.unit, s.unit_text
                FROM drink_substitute s JOIN drink d ON d.number = s.drink
                """)
            try apply("lines", "SELECT count(*) FROM drink_line")
            try apply("substitutes", "SELECT count(*) FROM drink_substitute")
            try apply("tag", "SELECT t.tag, d.id FROM drink_tag t JOIN drink d ON d.number = t.drink")
            try apply("tags", "SELECT count(*) FROM drink_tag")
            try apply("words", "SELECT id, name_en, name_ko FROM tag")
            let ingredient = try db.columns(in: "ingredient").map(\.name).filter { $0 != "number" }
                .joined(separator: ", ")
            try apply("ingredient", "SELECT \(ingredient) FROM ingredient")
            try apply(
                "part",
                "SELECT i.id, p.position, p.part FROM ingredient_part p JOIN ingredient i ON i.number = p.ingredient")
            try apply("pending", "SELECT * FROM own_pending")
            for kind in ["drink", "ingredient"] {
                var found: [String] = []
                for id in try String.fetchAll(db, sql: "SELECT search FROM \(kind)") {
                    for name in id.split(separator: "\n") {
                        guard let query = NameQuery(String(name.prefix(3))) else { continue }
                        let ids = try String.fetchAll(
                            db,
                            sql: """
                                SELECT coalesce(r.id, '?') FROM \(kind)_gram g
                                LEFT JOIN \(kind) r ON r.number = g.rowid WHERE \(kind)_gram MATCH ?
                                """, arguments: [query.expression])
                        found.append("\(query.text): \(ids.sorted())")
                    }
                }
                parts["\(kind) grams"] = Set(found).sorted()
            }
            parts["recipes"] = table.recipes.indices.map { recipe in
                let words = table.requiredIDs(of: recipe)
                return "\(table.recipes[recipe]) \(table.place(of: recipe)) \(words)"
            }.sorted()
            return parts
        }
    }
}

extension RecipeTable {
    fileprivate func place(of recipe: Int) -> String {
        "\(position(of: recipe, by: .english)) \(position(of: recipe, by: .korean))"
    }

    fileprivate func requiredIDs(of recipe: Int) -> [String] {
        var result: [String] = []
        var index = Int(starts[recipe])
        while index < Int(starts[recipe + 1]) {
            let (ingredient, isExact, substitutes) = RecipeWords.line(words[index])
            result.append("\(ingredients[Int(ingredient)])\(isExact ? "!" : "")")
            for place in index + 1..<index + 1 + substitutes { result.append("~\(ingredients[Int(words[place])])") }
            index += 1 + substitutes
        }
        return result
    }
}
