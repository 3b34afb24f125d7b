import Domain
import GRDB

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
