import Domain
import GRDB

/// Copies own drinks into the catalogue's tables.
struct OwnDrinkSync {
    let db: Database
    let calculator: DrinkCalculator

    private struct Old {
        let number: Int64
        let names: [String]
        let ranks: (english: Int, korean: Int)
        let tags: [String]
    }

    private struct New {
        let drink: Drink
        let names: [String]
        let old: Old?
    }

    func run(_ ids: [String], known: [String: Drink]) throws {
        var olds: [String: Old] = [:]
        var news: [New] = []
        for id in ids {
            let old = try old(id)
            if let old { olds[id] = old }
            guard let drink = try known[id] ?? stored(id) else { continue }
            news.append(New(drink: drink, names: ImportPlan.folded(drink.name, drink.aliases), old: old))
        }
        let count = (try Int.fetchOne(db, SQLiteDrinkRepository.SQL.lastDrinkPosition) ?? -1) + 1
        let gone = Set(olds.keys).subtracting(news.map(\.drink.id.rawValue))
        let english = try places(.english, 0, { $0.english }, news, gone.compactMap { olds[$0] }, count)
        let korean = try places(.korean, 1, { $0.korean }, news, gone.compactMap { olds[$0] }, count)
        for old in olds.values { try remove(old) }
        try english.places.write(to: db)
        try korean.places.write(to: db)
        try insert(news, english.ranks, korean.ranks)
        try RecipeChunkEditor(db: db, moved: (english.places.moved, korean.places.moved)).write(
            removing: gone,
            putting: zip(news.indices, news).map {
                RecipeChunkEditor.Entry(drink: $1.drink, english: english.ranks[$0], korean: korean.ranks[$0])
            }, isAnyMoved: !english.places.isStill || !korean.places.isStill)
    }

    private func stored(_ id: String) throws -> Drink? {
        try OwnRecordSync.body(.drink, id, db).map { try OwnRecordBody.drink(id, $0) }
    }

    private func old(_ id: String) throws -> Old? {
        let statement = try db.cachedStatement(
            sql: "SELECT number, search, rank_en, rank_ko, tags FROM drink WHERE id = ?")
        return try Row.fetchOne(statement, arguments: [id]).map { row in
            Old(
                number: row[0],
                names: (row[1] as String).split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
                ranks: (row[2], row[3]), tags: WordList.words(row[4]))
        }
    }

    /// The ranks of the new drinks in a language, and those of the drinks that they move.
    private func places(
        _ language: Language, _ field: Int, _ rank: (((english: Int, korean: Int)) -> Int), _ news: [New],
        _ gone: [Old], _ count: Int
    ) throws -> (places: NamePlaces, ranks: [Int]) {
        let isEntering = news.map { $0.old.map { old in old.names[field] } != $0.names[field] }
        let renamed = zip(news, isEntering).filter(\.1).compactMap(\.0.old)
        let places = try NamePlaces(
            language, leaving: Set((gone + renamed).map { rank($0.ranks) }),
            entering: zip(news, isEntering).filter(\.1).map {
                NamePlaces.Entry(key: $0.0.names[field], id: $0.0.drink.id.rawValue)
            }, count: count, db)
        var turn = 0
        let ranks = zip(news, isEntering).map { new, isEntering in
            guard isEntering || new.old == nil else {
                return new.old.map { Int(places.moved[rank($0.ranks)]) } ?? 0
            }
            turn += 1
            return places.places[turn - 1]
        }
        return (places, ranks)
    }

    private func remove(_ old: Old) throws {
        for table in ["drink_line", "drink_substitute"] {
            try db.execute("DELETE FROM \(table) WHERE drink = ?", [old.number])
        }
        let tag = try db.cachedStatement(sql: "DELETE FROM drink_tag WHERE tag = ? AND drink = ?")
        for id in old.tags { try tag.execute(arguments: [id, old.number]) }
        try db.execute(
            "INSERT INTO drink_gram (drink_gram, rowid, grams) VALUES ('delete', ?, ?)",
            [old.number, Grams.text(of: old.names)])
        try db.execute("DELETE FROM drink WHERE number = ?", [old.number])
    }

    private func insert(_ news: [New], _ english: [Int], _ korean: [Int]) throws {
        guard !news.isEmpty else { return }
        let rows = try Row.fetchAll(db, "SELECT \(IngredientRows.SQL.columns) FROM ingredient")
        let glasses = try Row.fetchAll(db, "SELECT id, volume FROM glass")
        let calculator = DerivedValuesCalculator(
            ingredients: rows.map { IngredientRows.ingredient($0, parts: []) },
            volumes: Dictionary(
                glasses.map { (Identifier<Glass>($0[0]), $0[1]) }, uniquingKeysWith: { first, _ in first }),
            calculator: calculator)
        let writer = try DrinkRowWriter(db)
        var next = (try Int64.fetchOne(db, "SELECT max(number) FROM drink") ?? 0) + 1
        next = max(next, (news.compactMap(\.old?.number).max() ?? 0) + 1)
        for (index, new) in news.enumerated() {
            let drink = new.drink.with(base: calculator.base(of: new.drink), variantOf: new.drink.variantOf)
            try writer.write(
                drink, number: new.old?.number ?? next, ranks: (english[index], korean[index]), names: new.names,
                grams: Grams.text(of: new.names), estimate: calculator.estimate(of: drink))
            if new.old == nil { next += 1 }
        }
    }
}
