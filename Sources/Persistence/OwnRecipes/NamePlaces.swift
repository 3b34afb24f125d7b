import Domain
import GRDB

/// Where the drinks stand in the list by name of one language when some of them come, go or get another name.
///
/// Ranks count from 0 without gaps, so one new name moves all behind it: those are moved by range, and only the names
/// that a binary search meets are read.
struct NamePlaces {
    /// A drink that comes, or comes again under another name.
    struct Entry {
        let key: String
        let id: String
    }

    /// The new ranks of the entries, as they were given.
    let places: [Int]
    /// The rank of each drink that stays, by its old one; that of one that goes means nothing.
    let moved: [Int32]
    private let language: Language
    private let steps: [(from: Int, to: Int, by: Int)]

    /// Works it out; nothing is written yet.
    /// - Parameters:
    ///   - leaving: the ranks of those that go or get another name.
    ///   - count: how many drinks there are.
    init(_ language: Language, leaving: Set<Int>, entering: [Entry], count: Int, _ db: Database) throws {
        self.language = language
        var names = try OldNames(language, db)
        let gone = leaving.sorted()
        let order = entering.indices.sorted { Self.precedes(entering[$0], entering[$1]) }
        var places = [Int](repeating: 0, count: entering.count)
        // Old ranks before which one enters, ascending as the entries are.
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

    /// Whether nobody moves.
    var isStill: Bool { steps.isEmpty }

    /// Moves those that stay.
    func write(to db: Database) throws {
        let rank = language.rankColumn
        let isOneWay = steps.allSatisfy { $0.by > 0 } || steps.allSatisfy { $0.by < 0 }
        guard isOneWay else {
            // Where some go up and some down none may be met twice: first below 0, then back.
            let away = try db.cachedStatement(
                sql: "UPDATE drink SET \(rank) = -1 - \(rank) - ? WHERE \(rank) >= ? AND \(rank) < ?")
            for step in steps { try away.execute(arguments: [step.by, step.from, step.to]) }
            try db.execute(sql: "UPDATE drink SET \(rank) = -1 - \(rank) WHERE \(rank) < 0")
            return
        }
        let move = try db.cachedStatement(
            sql: "UPDATE drink SET \(rank) = \(rank) + ? WHERE \(rank) >= ? AND \(rank) < ?")
        for step in steps.first.map({ $0.by > 0 }) == true ? steps.reversed() : steps {
            try move.execute(arguments: [step.by, step.from, step.to])
        }
    }

    private static func precedes(_ left: Entry, _ right: Entry) -> Bool {
        // Bytes of UTF-8 sort as code points do.
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

    /// The names that are there, read as they are met.
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
