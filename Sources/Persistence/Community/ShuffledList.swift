import Domain
import GRDB

struct ShuffledList {
    /// The maximum number of numbers tried per page: a list of a rare kind ends a page early.
    private static let mostLooks: UInt64 = 4_000

    /// The size of a group, a power of two.
    private static let group: Int64 = 512

    private let order: ShuffledNumbers
    private let count: UInt64

    /// - Parameters:
    ///   - largest: a query for the largest number.
    ///   - inGroups: whether to shuffle only within groups, so that low numbers stay first.
    init(seed: UInt64, largest: String, inGroups: Bool = false, _ db: Database) throws {
        let largest = try Int64.fetchOne(db, sql: largest) ?? 0
        count = ShuffledNumbers(upTo: largest, seed: seed).count
        order = ShuffledNumbers(upTo: inGroups ? min(largest, Self.group - 1) : largest, seed: seed)
    }

    private func number(at place: UInt64) -> Int64 {
        Int64(place / order.count * order.count) + order.number(at: place % order.count)
    }

    func page<Element: Sendable>(
        after last: ListMark?, limit: Int, row: (Int64) throws -> Element?
    ) throws -> Page<Element> {
        var place = UInt64(max(last?.key(0, or: 0) ?? 0, 0))
        let end = min(count, place + Self.mostLooks)
        var rows: [Element] = []
        while place < end, rows.count < limit {
            if let found = try row(number(at: place)) { rows.append(found) }
            place += 1
        }
        return Page(rows: rows, next: place < count && limit > 0 ? ListMark([Int64(place)]) : nil)
    }
}
