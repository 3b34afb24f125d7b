internal import Domain
internal import GRDB

/// Brings own ingredients into the table of the catalogue's.
struct OwnIngredientSync {
    let db: Database

    init(_ db: Database) {
        self.db = db
    }

    func run(_ ids: [String]) throws {
        let writer = try IngredientWriter(db)
        let old = try db.cachedStatement(sql: "SELECT number, search FROM ingredient WHERE id = ?")
        var next = (try Int64.fetchOne(db, sql: "SELECT max(number) FROM ingredient") ?? 0) + 1
        for id in ids {
            var number = next
            if let row = try Row.fetchOne(old, arguments: [id]) {
                number = row[0]
                try remove(number, names: row[1])
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
        let grams = Grams.text(of: names.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
        try db.execute(
            sql: "INSERT INTO ingredient_gram (ingredient_gram, rowid, grams) VALUES ('delete', ?, ?)",
            arguments: [number, grams])
        try db.execute(sql: "DELETE FROM ingredient_part WHERE ingredient = ?", arguments: [number])
        try db.execute(sql: "DELETE FROM ingredient WHERE number = ?", arguments: [number])
    }

    /// Ranks all of them again: some hundred, read whole.
    private func rank() throws {
        var numbers: [Int64] = []
        var ids: [String] = []
        var names: [[String]] = []
        var before: [(Int, Int)] = []
        let rows = try Row.fetchCursor(db, sql: "SELECT number, id, search, rank_en, rank_ko FROM ingredient")
        while let row = try rows.next() {
            numbers.append(row[0])
            ids.append(row[1])
            names.append((row[2] as String).split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
            before.append((row[3], row[4]))
        }
        let ranks = NameRanks(ids, names: names)
        let update = try db.cachedStatement(sql: "UPDATE ingredient SET rank_en = ?, rank_ko = ? WHERE number = ?")
        for (place, number) in numbers.enumerated() {
            let new = (ranks.english[place], ranks.korean[place])
            if new != before[place] { try update.execute(arguments: [new.0, new.1, number]) }
        }
    }
}
