import Domain
import GRDB

/// A member's data about works and characters that were merged in their community. While they are a member, it belongs
/// to the remaining record as on the server, the newer of two. When they leave, it returns to their own records.
struct MergedRecords: MembershipScoped {
    let scope: MembershipScope

    private struct Pair {
        let old: Int64
        let isOldGone: Bool
        let remaining: Int64
        let isRemainingGone: Bool
    }

    private struct Kind {
        static let work = Kind(
            table: "work", records: [(.wish, "wished_at"), (.thumb, "said_at")], actions: [.wish, .thumb],
            answers: ["crowd_mood"])
        static let character = Kind(
            table: "character", records: [(.vote, "voted_at"), (.revealed, nil)], actions: [.vote, .reveal],
            answers: ["crowd_standing", "crowd_cell", "crowd_month"])

        let table: String
        let records: [(table: JournaledTable, time: String?)]
        let actions: [OutboxKind]
        let answers: [String]
    }

    /// Moves data of merged records, and what of it waits to be sent, to the remaining ones.
    func settle() throws {
        for kind in [Kind.work, .character] {
            for pair in try pairs(kind) where !pair.isRemainingGone {
                for (table, time) in kind.records { try move(table.name, kind, time, pair) }
                for action in kind.actions { try redirect(action, pair) }
                for table in kind.answers {
                    try db.execute(
                        "DELETE FROM \(table) WHERE membership = ? AND \(kind.table) = ?", [membership, pair.old])
                }
                if kind.table == Kind.character.table {
                    try db.execute(SQL.moveReviews, [pair.remaining, pair.old, membership])
                } else {
                    // The member's own work is no longer published there.
                    try db.execute(
                        "DELETE FROM community_work WHERE membership = ? AND work = ? AND is_mine = 1",
                        [membership, pair.old])
                }
            }
        }
    }

    /// Copies remaining records' data back to merged ones that stay when the member leaves; deletes that of the others.
    func restore() throws {
        for kind in [Kind.work, .character] {
            let pairs = try pairs(kind).filter { !$0.isOldGone }
            for pair in pairs {
                for (table, _) in kind.records { try copy(table, kind, pair) }
                if kind.table == Kind.character.table, pair.isRemainingGone {
                    try db.execute(
                        "UPDATE review SET character = ? WHERE profile = ? AND character = ?",
                        [pair.old, profile.rawValue, pair.remaining])
                }
            }
            for remaining in Set(pairs.filter(\.isRemainingGone).map(\.remaining)).sorted() {
                for (table, _) in kind.records {
                    try db.execute(
                        "DELETE FROM \(table.name) WHERE profile = ? AND \(kind.table) = ?",
                        [profile.rawValue, remaining])
                }
            }
        }
    }

    private func pairs(_ kind: Kind) throws -> [Pair] {
        try Row.fetchAll(db, SQL.pairs(kind.table), [membership]).map {
            Pair(
                old: $0["old"], isOldGone: $0["is_old_gone"], remaining: $0["remaining"], isRemainingGone: $0["is_gone"]
            )
        }
    }

    private func move(_ table: String, _ kind: Kind, _ time: String?, _ pair: Pair) throws {
        let column = kind.table
        func one(_ alias: String, _ number: Int64) -> String {
            "FROM \(table) AS \(alias) WHERE \(alias).profile = ?1 AND \(alias).\(column) = \(number)"
        }
        if let time {
            try db.execute(
                sql: """
                    DELETE FROM \(table) WHERE profile = ?1 AND \(column) = \(pair.remaining)
                        AND \(time) < (SELECT older.\(time) \(one("older", pair.old)))
                    """, arguments: [profile.rawValue])
        }
        try db.execute(
            sql: """
                DELETE FROM \(table) WHERE profile = ?1 AND \(column) = \(pair.old)
                    AND EXISTS (SELECT 1 \(one("newer", pair.remaining)))
                """, arguments: [profile.rawValue])
        try db.execute(
            "UPDATE \(table) SET \(column) = ? WHERE profile = ? AND \(column) = ?",
            [pair.remaining, profile.rawValue, pair.old])
    }

    private func redirect(_ action: OutboxKind, _ pair: Pair) throws {
        let old: StatementArguments = [membership, action.rawValue, String(pair.old)]
        let isOld = "membership = ? AND kind = ? AND subject = ?"
        try db.execute("DELETE FROM acknowledged WHERE \(isOld)", old)
        // Of two that wait, that of the remaining record is sent.
        try db.execute(
            "UPDATE OR IGNORE outbox SET subject = ? WHERE \(isOld) AND n IS NULL", [String(pair.remaining)] + old)
        try forgetUnsent(action, pair.old)
    }

    private func copy(_ table: JournaledTable, _ kind: Kind, _ pair: Pair) throws {
        let number = table.columns.contains("number") ? try RowNumbers.next(in: table, db) : 0
        let values = table.columns.map { column in
            switch column {
            case "number": String(number)
            case kind.table: String(pair.old)
            default: "source.\(column)"
            }
        }
        try db.execute(
            sql: """
                INSERT INTO \(table.name) (\(table.columns.joined(separator: ", ")))
                SELECT \(values.joined(separator: ", ")) FROM \(table.name) AS source
                WHERE source.profile = ?1 AND source.\(kind.table) = ?2 AND NOT EXISTS (
                    SELECT 1 FROM \(table.name) AS own WHERE own.profile = ?1 AND own.\(kind.table) = ?3)
                """, arguments: [profile.rawValue, pair.remaining, pair.old])
    }
}

extension MergedRecords {
    init?(of profile: Identifier<Profile>, _ db: Database) throws {
        guard let scope = try MembershipScope(of: profile, db) else { return nil }
        self.init(scope: scope)
    }

    enum SQL {
        static func pairs(_ table: String) -> String {
            """
            SELECT old.number AS old, old.is_gone AS is_old_gone, remaining.number AS remaining, remaining.is_gone
            FROM community_merge CROSS JOIN \(table) AS old ON old.number = community_merge.subject
            CROSS JOIN \(table) AS remaining ON remaining.id = community_merge.became
            WHERE community_merge.membership = ? AND community_merge.kind = '\(table)' ORDER BY community_merge.subject
            """
        }
        /// Moves only reviews of the community.
        static let moveReviews = """
            UPDATE review SET character = ?1 WHERE character = ?2 AND is_deleted = 0 AND EXISTS (SELECT 1 FROM remote_id
                WHERE remote_id.kind = 'review' AND remote_id.number = review.number AND remote_id.membership = ?3)
            """
    }
}
