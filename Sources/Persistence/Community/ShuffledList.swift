import Domain
import GRDB

/// A shuffled list over row numbers that is paged without being read whole.
struct ShuffledList {
    /// So many numbers are looked at for one page: a list of a rare kind ends a page early rather than read everything.
    private static let mostLooks: UInt64 = 4_000

    private let order: ShuffledNumbers

    /// - Parameters:
    ///   - seed: the same seed is the same order.
    ///   - largest: the query for the largest number.
    init(seed: UInt64, largest: String, _ db: Database) throws {
        order = ShuffledNumbers(upTo: try Int64.fetchOne(db, sql: largest) ?? 0, seed: seed)
    }

    /// A page of what `row` finds for the numbers in the order.
    func page<Element: Sendable>(
        after last: ListMark?, limit: Int, row: (Int64) throws -> Element?
    ) throws -> Page<Element> {
        var place = UInt64(max(last?.key(0, or: 0) ?? 0, 0))
        let end = min(order.count, place + Self.mostLooks)
        var rows: [Element] = []
        while place < end, rows.count < limit {
            if let found = try row(order.number(at: place)) { rows.append(found) }
            place += 1
        }
        return Page(rows: rows, next: place < order.count && limit > 0 ? ListMark([Int64(place)]) : nil)
    }
}
