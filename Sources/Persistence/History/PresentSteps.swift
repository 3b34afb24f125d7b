import Domain
import GRDB

/// A step of the history, adapted to later merges in the member's community.
///
/// A member's statement about a work or a character is one row. Since the step, its subject may have been merged into
/// another, and the row may have been pulled again under another number or with a later statement of another device. A
/// part is replayed on the present row only if that still contains what the step left.
struct PresentSteps {
    /// The subject column of each table and the column of the member's statement about it.
    private static let tables: [String: (subject: String, kind: String, value: String?)] = [
        JournaledTable.vote.name: ("character", "character", "type"),
        JournaledTable.revealed.name: ("character", "character", nil),
        JournaledTable.thumb.name: ("work", "work", "thumb"),
        JournaledTable.wish.name: ("work", "work", nil),
    ]

    let changes: [RowChange]
    private let isForward: Bool
    private let db: Database

    init(_ changes: [RowChange], isForward: Bool, of profile: Identifier<Profile>, _ db: Database) throws {
        let merged = try MergedWorks(of: profile, db)
        self.isForward = isForward
        self.db = db
        self.changes = try changes.map { try Self.present($0, merged) }
    }

    /// Whether a part may be replayed: the present row still has the statement to replace.
    func canReplay(_ change: RowChange) throws -> Bool {
        guard Self.tables[change.table] != nil, let key = change.after ?? change.before else { return true }
        let expected = isForward ? change.before : change.after
        let present = try Self.row(change.table, like: key, db)
        guard let left = expected, let standing = present else { return expected == nil && present == nil }
        return Self.tables[change.table]?.value.map { left[$0] == standing[$0] } ?? true
    }

    private static func present(_ change: RowChange, _ merged: MergedWorks) throws -> RowChange {
        guard let table = tables[change.table] else { return change }
        func present(_ values: [String: JournalValue]?) throws -> [String: JournalValue]? {
            guard case .integer(let subject)? = values?[table.subject], var named = values else { return values }
            named[table.subject] = .integer(try merged.present(number: subject, in: table.kind))
            if named["number"] != nil, let row = try row(change.table, like: named, merged.db) {
                named["number"] = row["number"]
            }
            return named
        }
        return RowChange(table: change.table, before: try present(change.before), after: try present(change.after))
    }

    private static func row(
        _ name: String, like key: [String: JournalValue], _ db: Database
    ) throws -> [String: JournalValue]? {
        guard let (subject, _, _) = tables[name], let table = JournaledTable.all.first(where: { $0.name == name })
        else {
            return nil
        }
        let sql = "SELECT \(table.columns.joined(separator: ", ")) FROM \(name) WHERE profile = ? AND \(subject) = ?"
        return try Row.fetchOne(db, sql, [key["profile"]?.argument, key[subject]?.argument]).map(table.values)
    }
}
