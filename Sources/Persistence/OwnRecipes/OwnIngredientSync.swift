import Domain
import GRDB

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
