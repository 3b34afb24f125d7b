import Domain
import Foundation
import GRDB

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
            let changes = try JSONDecoder().decode([RowChange].self, from: Data((step["changes"] as String).utf8))
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
