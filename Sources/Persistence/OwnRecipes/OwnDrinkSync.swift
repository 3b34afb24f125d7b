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

/// The ranks of drinks in the list by name of one language, after drinks were added, removed or renamed. Ranks count
/// from 0 without gaps, so that one new name moves all behind it. They are moved by range, and only the names that a
/// binary search meets are read.
struct NamePlaces {
    struct Entry {
        let key: String
        let id: String
    }

    /// The new ranks of the entries, in the order given.
    let places: [Int]
    /// The new rank of each remaining drink by its old one; meaningless for removed drinks.
    let moved: [Int32]
    private let language: Language
    private let steps: [(from: Int, to: Int, by: Int)]

    /// Computes the ranks without writing them; `leaving` contains those of removed and renamed drinks.
    init(_ language: Language, leaving: Set<Int>, entering: [Entry], count: Int, _ db: Database) throws {
        self.language = language
        var names = try OldNames(language, db)
        let gone = leaving.sorted()
        let order = entering.indices.sorted { Self.precedes(entering[$0], entering[$1]) }
        var places = [Int](repeating: 0, count: entering.count)
        // Old ranks before which an entry is inserted, ascending like the entries.
        var insertions: [Int] = []
        var low = 0
        for (turn, index) in order.enumerated() {
            var high = count
            while low < high {
                let middle = (low + high) / 2
                if Self.precedes(try names.entry(at: middle), entering[index]) {
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            insertions.append(low)
            places[index] = low - Self.countBelow(low, in: gone) + turn
        }
        self.places = places
        var moved = [Int32](repeating: 0, count: count)
        var steps: [(from: Int, to: Int, by: Int)] = []
        var passedGone = 0
        var inserted = 0
        for rank in 0..<count {
            while inserted < insertions.count, insertions[inserted] <= rank { inserted += 1 }
            let step = inserted - passedGone
            moved[rank] = Int32(rank + step)
            if passedGone < gone.count, gone[passedGone] == rank { passedGone += 1 }
            if step == 0 { continue }
            if let last = steps.last, last.to == rank, last.by == step {
                steps[steps.count - 1].to = rank + 1
            } else {
                steps.append((rank, rank + 1, step))
            }
        }
        self.moved = moved
        self.steps = steps
    }

    var isStill: Bool { steps.isEmpty }

    func write(to db: Database) throws {
        let rank = language.rankColumn
        let isOneWay = steps.allSatisfy { $0.by > 0 } || steps.allSatisfy { $0.by < 0 }
        guard isOneWay else {
            // Moves in both directions could collide: move to negative ranks first, then back.
            let away = try db.cachedStatement(
                sql: "UPDATE drink SET \(rank) = -1 - \(rank) - ? WHERE \(rank) >= ? AND \(rank) < ?")
            for step in steps { try away.execute(arguments: [step.by, step.from, step.to]) }
            try db.execute("UPDATE drink SET \(rank) = -1 - \(rank) WHERE \(rank) < 0")
            return
        }
        let move = try db.cachedStatement(
            sql: "UPDATE drink SET \(rank) = \(rank) + ? WHERE \(rank) >= ? AND \(rank) < ?")
        for step in steps.first.map({ $0.by > 0 }) == true ? steps.reversed() : steps {
            try move.execute(arguments: [step.by, step.from, step.to])
        }
    }

    private static func precedes(_ left: Entry, _ right: Entry) -> Bool {
        // Bytes of UTF-8 sort like code points.
        left.key.utf8.elementsEqual(right.key.utf8)
            ? left.id < right.id : left.key.utf8.lexicographicallyPrecedes(right.key.utf8)
    }

    private static func countBelow(_ rank: Int, in sorted: [Int]) -> Int {
        var low = 0
        var high = sorted.count
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle] < rank { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private struct OldNames {
        let field: Int
        let statement: Statement
        var known: [Int: Entry] = [:]

        init(_ language: Language, _ db: Database) throws {
            field = language == .english ? 0 : 1
            statement = try db.cachedStatement(
                sql: "SELECT search, id FROM drink WHERE \(language.rankColumn) = ?")
        }

        mutating func entry(at rank: Int) throws -> Entry {
            if let entry = known[rank] { return entry }
            let row = try Row.fetchOne(statement, arguments: [rank])
            let names = (row?[0] as String? ?? "").split(separator: "\n", omittingEmptySubsequences: false)
            let entry = Entry(key: names.count > field ? String(names[field]) : "", id: row?[1] ?? "")
            known[rank] = entry
            return entry
        }
    }
}
