import CommunityProtocol
import Foundation

/// Exports the server's data about a member as JSON lines: the account, then every current row, reports, views and the
/// inbox.
struct ExportQueries {
    let db: any SQLConnection

    func lines(of member: MemberRecord) throws -> Data {
        var lines = try WireCoder.encode(member.own) + Self.end
        var cursor: Int64 = 0
        while true {
            let page = try ChangeQueries(db: db).changes(of: member, after: cursor)
            for row in page.rows { lines += try WireCoder.encode(row) + Self.end }
            cursor = page.cursor
            guard page.more else { break }
        }
        for row in try reports(of: member) { lines += try WireCoder.encode(row) + Self.end }
        var before = Int64.max
        while true {
            let page = try InboxTable(db: db).page(of: member.no, before: before, limit: 500)
            for item in page.items { lines += try WireCoder.encode(item) + Self.end }
            guard let next = page.next.flatMap({ Int64($0) }) else { return lines }
            before = next
        }
    }

    /// The member's reports, which devices do not pull.
    private func reports(of member: MemberRecord) throws -> [Change] {
        let reports = try db.query(
            """
            SELECT post.id AS id, reason, report.text AS text, at FROM report JOIN post ON post.no = report.post
            WHERE member = ? ORDER BY report.no
            """, member.no
        ).map { row in
            Change(
                seq: 0, at: try row.integer("at"),
                action: .report(
                    post: try row.text("id"), reason: KnownOrOther(try row.text("reason")),
                    text: try row.optionalText("text")))
        }
        let views = try db.query(
            "SELECT post.id AS id FROM viewed JOIN post ON post.no = viewed.post WHERE member = ? ORDER BY post.no",
            member.no
        ).map { Change(seq: 0, at: member.joinedAt, action: .view(try $0.text("id"))) }
        return reports + views
    }

    private static let end = Data("\n".utf8)
}
