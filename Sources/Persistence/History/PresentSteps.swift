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
        guard let (subject, _, _) = tables[name], let table = JournaledTable.named(name) else { return nil }
        let sql = "SELECT \(table.columns.joined(separator: ", ")) FROM \(name) WHERE profile = ? AND \(subject) = ?"
        return try Row.fetchOne(db, sql, [key["profile"]?.argument, key[subject]?.argument]).map(table.values)
    }
}

/// Decides which parts of a step may still be undone or redone, since several members change one bar. A part in another
/// member's bar requires that the bar is still shared. Its row must be unchanged since the step, so that others' later
/// changes stay. Substitutes are ordered and replayed together or not at all.
struct BarSteps {
    private static let tables: Set<String> = [
        JournaledTable.bottle.name, JournaledTable.barStaple.name, JournaledTable.barSubstitute.name,
    ]

    private let profile: Identifier<Profile>
    private let isForward: Bool
    private let db: Database
    private let areSubstitutesFree: Bool

    init(_ changes: [RowChange], isForward: Bool, by profile: Identifier<Profile>, _ db: Database) throws {
        self.profile = profile
        self.isForward = isForward
        self.db = db
        areSubstitutesFree = try changes.filter { $0.table == JournaledTable.barSubstitute.name }.allSatisfy {
            try Journal.isAsLeft($0, isForward: isForward, db)
        }
    }

    func canReplay(_ change: RowChange) throws -> Bool {
        guard Self.tables.contains(change.table) else { return true }
        if let owner = Self.owner(of: change), owner != profile.rawValue {
            let sql = "SELECT 1 FROM bar_share WHERE owner = ? AND member = ?"
            guard try Bool.fetchOne(db, sql, [owner, profile.rawValue]) == true else { return false }
        }
        if change.table == JournaledTable.barSubstitute.name { return areSubstitutesFree }
        return try Journal.isAsLeft(change, isForward: isForward, db)
    }

    /// Removes a member's changes of a bar from their history, once it is no longer shared with them.
    static func forget(
        of member: Identifier<Profile>, inBarOf owner: Identifier<Profile>, _ db: Database
    ) throws {
        let steps = try Row.fetchAll(db, "SELECT number, changes FROM action_log WHERE profile = ?", [member.rawValue])
        for step in steps {
            let number: Int64 = step["number"]
            let changes = try Journal.changes(step["changes"])
            let kept = changes.filter { !tables.contains($0.table) || Self.owner(of: $0) != owner.rawValue }
            if kept.isEmpty {
                try db.execute("DELETE FROM action_log WHERE number = ?", [number])
            } else if kept.count < changes.count {
                try db.execute(
                    "UPDATE action_log SET changes = ? WHERE number = ?", [try Journal.text(of: kept), number])
            }
        }
    }

    private static func owner(of change: RowChange) -> String? {
        guard case .text(let owner)? = (change.after ?? change.before)?["profile"] else { return nil }
        return owner
    }
}
