import CommunityProtocol
import Domain
import GRDB

struct CrowdInbox: MembershipScoped {
    let scope: MembershipScope

    func write(_ answer: InboxAnswer) throws -> Int {
        // Oldest first, so that the newest item gets the largest number.
        for row in answer.items.prefix(ProtocolLimits.pageRows).reversed() { try write(row) }
        return 100 * answer.items.count
    }

    private func write(_ row: InboxRow) throws {
        guard let kind = row.kind.value, kind == .comment || kind == .like, let review = try review(row) else { return }
        let comment = try comment(row, kind, on: review)
        if kind == .comment, comment == nil { return }
        let actor = try row.actors.first.flatMap { try write($0) }
        let at = row.at / 1_000
        let known = try Row.fetchOne(
            db,
            sql: """
                SELECT number, at FROM inbox_item
                WHERE profile = ? AND kind = ? AND review = ? AND (? = 'comment' OR comment IS ?)
                """, arguments: [profile.rawValue, kind.rawValue, review, kind.rawValue, comment])
        if let known {
            guard known["at"] as Int64 != at else { return try mark(known["number"], row) }
            try db.execute("DELETE FROM inbox_item WHERE number = ?", [known["number"] as Int64])
        }
        try db.insert(
            "inbox_item", "profile, kind, review, comment, actor, at, is_read, remote",
            [profile.rawValue, kind.rawValue, review, comment, actor, at, row.read, row.no])
    }

    /// Applies whether another device read the item, unless a newer change waits to be sent.
    private func mark(_ number: Int64, _ row: InboxRow) throws {
        let isFree = try isFree(.read, number)
        try db.execute(
            sql: """
                UPDATE inbox_item SET remote = ?1, is_read = CASE WHEN ?2 THEN ?3 ELSE is_read END
                WHERE number = ?4 AND (remote IS NOT ?1 OR ?2 AND is_read <> ?3)
                """, arguments: [row.no, isFree, row.read, number])
    }

    private func review(_ row: InboxRow) throws -> Int64? {
        try (row.review ?? row.post).flatMap { try ids.number(.review, $0) }
    }

    /// The comment an item is about; for a comment below a review, the newest by another member.
    private func comment(_ row: InboxRow, _ kind: InboxKind, on review: Int64) throws -> Int64? {
        if let id = row.post, let number = try ids.number(.comment, id) { return number }
        guard kind == .comment else { return nil }
        return try Int64.fetchOne(
            db, "SELECT max(number) FROM comment WHERE review = ? AND profile <> ?", [review, profile.rawValue])
    }

    private func write(_ actor: MemberRow) throws -> String? {
        guard actor.id.isWellFormed, actor.id != Profile.localID else { return nil }
        try db.insert(
            "profile", "id, nickname",
            [actor.id.rawValue, PlainText.line(actor.nickname, limit: Profile.longestNickname)], or: .ignore)
        return actor.id.rawValue
    }
}
