import Domain
import GRDB

/// Moves what one profile has collected to another. Every table that refers to profiles takes part by itself; what tells
/// a profile apart does not move.
enum ProfileMove {
    /// Tables in which both profiles may have a row about the same thing and the newer one stays: which columns say that
    /// it is the same thing, and which when. Elsewhere the row of the account stays.
    static let newerStays: [(table: String, key: [String], time: String)] = [
        ("drink_mark", ["drink", "mark"], "marked_at"), ("thumb", ["work"], "said_at"),
        ("vote", ["character"], "voted_at"), ("wish", ["work"], "wished_at"),
    ]
    /// Who somebody is, and steps that speak of the profile they were done by.
    private static let staying: Set<String> = [
        "account", "action_log", "member", "membership", "recovery_code", "session",
    ]

    static func run(from old: Identifier<Profile>, to new: Identifier<Profile>, _ db: Database) throws {
        // An account that uses somebody's bar goes on with it; what was shared with the local profile stays to be chosen.
        try db.execute(
            sql: """
                UPDATE bar_share SET is_used = 0 WHERE member = ?1 AND EXISTS (
                    SELECT 1 FROM bar_share AS chosen WHERE chosen.member = ?2 AND chosen.is_used = 1)
                """, arguments: [old.rawValue, new.rawValue])
        let columns = try ProfileColumns.all(db).filter { !staying.contains($0.table) }
        for (table, column) in columns {
            if let rule = newerStays.first(where: { $0.table == table }) {
                let same = rule.key.map { "newer.\($0) = \(table).\($0)" }.joined(separator: " AND ")
                try db.execute(
                    sql: """
                        DELETE FROM \(table) WHERE \(column) = ?1 AND EXISTS (
                            SELECT 1 FROM \(table) AS newer WHERE newer.\(column) = ?2 AND \(same)
                            AND newer.\(rule.time) > \(table).\(rule.time))
                        """, arguments: [new.rawValue, old.rawValue])
            }
            try db.execute(
                sql: "UPDATE OR IGNORE \(table) SET \(column) = ?1 WHERE \(column) = ?2",
                arguments: [new.rawValue, old.rawValue])
            try db.execute(sql: "DELETE FROM \(table) WHERE \(column) = ?", arguments: [old.rawValue])
        }
        try db.execute(sql: "DELETE FROM action_log WHERE profile = ?", arguments: [old.rawValue])
    }
}
