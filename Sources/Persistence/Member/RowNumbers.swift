import Domain
import GRDB

enum RowNumbers {
    /// The next number of a table, larger than any it ever contained.
    static func next(in table: JournaledTable, _ db: Database) throws -> Int64 {
        let last = try Int64.fetchOne(db, "SELECT seq FROM sqlite_sequence WHERE name = ?", [table.name])
        return (last ?? 0) + 1
    }

    /// The number of an id; nil if the id is not a number in the canonical form.
    static func number<Entity>(_ id: Identifier<Entity>) -> Int64? {
        Int64(id.rawValue).flatMap { String($0) == id.rawValue ? $0 : nil }
    }

    /// The distinct numbers of ids, in the order given.
    static func numbers<Entity>(_ ids: [Identifier<Entity>]) -> [Int64] {
        var seen: Set<Int64> = []
        return ids.compactMap(number).filter { seen.insert($0).inserted }
    }
}
