import Domain
import GRDB

/// A step of the history as it is to be replayed on what stands now.
///
/// What a member says of a work or of a character is one row of theirs. Since the step that may have become said of another
/// one, which it is a part of in their community, and the row may have come anew from there, under another number. Such a
/// part is replayed on the row that stands, as long as that says what the step left.
struct PresentSteps {
    /// What tables are about, and the column of what is said of it.
    private static let tables: [String: (subject: String, kind: String, value: String?)] = [
        JournaledTable.vote.name: ("character", "character", "type"),
        JournaledTable.revealed.name: ("character", "character", nil),
        JournaledTable.thumb.name: ("work", "work", "thumb"),
        JournaledTable.wish.name: ("work", "work", nil),
    ]

    /// The parts of the step with the names that hold now.
    let changes: [RowChange]
    /// Those of them that name other rows than the step did.
    private let moved: Set<RowChange>
    private let isForward: Bool
    private let db: Database

    init(_ changes: [RowChange], isForward: Bool, of profile: Identifier<Profile>, _ db: Database) throws {
        let merged = try MergedWorks(of: profile, db)
        self.isForward = isForward
        self.db = db
        self.changes = try changes.map { try Self.present($0, merged) }
        moved = Set(zip(changes, self.changes).filter { $0 != $1 }.map(\.1))
    }

    /// Whether a part may be replayed: one that names the same row as ever is, another as long as the row that stands says
    /// what is taken back.
    func stands(_ change: RowChange) throws -> Bool {
        guard moved.contains(change), let key = change.after ?? change.before else { return true }
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

    /// What the member says of the subject of a row; nil where nothing.
    private static func row(
        _ name: String, like key: [String: JournalValue], _ db: Database
    ) throws -> [String: JournalValue]? {
        guard let (subject, _, _) = tables[name], let table = JournaledTable.all.first(where: { $0.name == name })
        else {
            return nil
        }
        let sql = "SELECT \(table.columns.joined(separator: ", ")) FROM \(name) WHERE profile = ? AND \(subject) = ?"
        return try Row.fetchOne(
            db.cachedStatement(sql: sql), arguments: [key["profile"]?.argument, key[subject]?.argument]
        ).map { row in
            Dictionary(uniqueKeysWithValues: table.columns.map { ($0, JournalValue(row[$0] as DatabaseValue)) })
        }
    }
}
