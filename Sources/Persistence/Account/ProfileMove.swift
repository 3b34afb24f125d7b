import Domain
import GRDB

/// Moves one profile's data to another, in every table that refers to profiles but those that identify one (`staying`).
enum ProfileMove {
    /// Tables in which the newer of two rows about the same thing stays: `key` identifies the thing, `time` its age. In
    /// all other tables the account's row stays.
    static let newerStays: [(table: String, key: [String], time: String)] = [
        ("drink_mark", ["drink", "mark"], "marked_at"), ("thumb", ["work"], "said_at"),
        ("vote", ["character"], "voted_at"), ("wish", ["work"], "wished_at"),
    ]
    /// Tables that identify a profile, and the steps recorded under it.
    private static let staying: Set<String> = [
        "account", "action_log", "member", "membership", "recovery_code", "session",
    ]

    static func run(from old: Identifier<Profile>, to new: Identifier<Profile>, _ db: Database) throws {
        // A shared bar the account already uses stays in use; those shared with the local profile remain available.
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
                "UPDATE OR IGNORE \(table) SET \(column) = ?1 WHERE \(column) = ?2", [new.rawValue, old.rawValue])
            try db.execute("DELETE FROM \(table) WHERE \(column) = ?", [old.rawValue])
        }
        try db.execute("DELETE FROM action_log WHERE profile = ?", [old.rawValue])
    }
}

enum ProfileColumns {
    static func all(_ db: Database) throws -> [(table: String, column: String)] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT tables.name, keys."from" FROM sqlite_master AS tables
                JOIN pragma_foreign_key_list(tables.name) AS keys
                WHERE tables.type = 'table' AND keys."table" = 'profile' ORDER BY tables.name
                """
        ).map { ($0[0], $0[1]) }
    }
}
