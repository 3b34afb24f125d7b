import Domain
import GRDB

struct ShuffledList {
    /// The maximum number of numbers tried per page: a list of a rare kind ends a page early.
    private static let mostLooks: UInt64 = 4_000

    private let order: ShuffledNumbers

    /// `largest` is a query for the largest number; `group`, a power of two, sizes the groups to shuffle, nil for all.
    init(seed: UInt64, largest: String, group: UInt64? = nil, _ db: Database) throws {
        order = ShuffledNumbers(upTo: try Int64.fetchOne(db, largest) ?? 0, seed: seed, group: group)
    }

    func page<Element: Sendable>(
        after last: ListMark?, limit: Int, row: (Int64) throws -> Element?
    ) throws -> Page<Element> {
        var place = UInt64(max(last.key(0, or: 0), 0))
        let end = min(order.count, place + Self.mostLooks)
        var rows: [Element] = []
        while place < end, rows.count < limit {
            if let found = try row(order.number(at: place)) { rows.append(found) }
            place += 1
        }
        return Page(rows: rows, next: place < order.count && limit > 0 ? ListMark([Int64(place)]) : nil)
    }
}
