import CommunityProtocol
import Foundation

/// Exports the server's data about a member as JSON lines: the account and its devices, then every current row,
/// reports, views, published works, added characters and the inbox.
struct ExportQueries {
    let db: any SQLConnection

    /// `device` is the one that asks; 0 for none.
    func lines(of member: MemberRecord, on device: Int64 = 0) throws -> Data {
        var lines = Data()
        func add(_ rows: [some Encodable]) throws {
            for row in rows { lines += try WireCoder.encode(row) + Data("\n".utf8) }
        }
        try add([member.own])
        try add(DeviceTable(db: db).all(of: member.no, this: device))
        var cursor: Int64 = 0
        while true {
            let page = try ChangeQueries(db: db).changes(of: member, after: cursor)
            try add(page.rows)
            cursor = page.cursor
            guard page.more else { break }
        }
        try add(reports(of: member))
        try add(workReports(of: member))
        try add(CatalogueTable(db: db).published(by: member.no))
        try add(CatalogueTable(db: db).added(by: member.no))
        var before = Int64.max
        while true {
            let page = try InboxTable(db: db).page(of: member.no, before: before, limit: 500)
            try add(page.items)
            guard let next = page.next.flatMap({ Int64($0) }) else { return lines }
            before = next
        }
    }

    private struct WorkReport: Encodable {
        let kind = "work-report"
        let work: String
        let reason: String
        let text: String?
        let at: Int64
    }

    private func workReports(of member: MemberRecord) throws -> [WorkReport] {
        try db.query(
            """
            SELECT work.id AS id, reason, work_report.text AS text, at FROM work_report
            JOIN work ON work.no = work_report.work WHERE member = ? ORDER BY work_report.no
            """, member.no
        ).map { row in
            WorkReport(
                work: try row.text("id"), reason: try row.text("reason"), text: try row.optionalText("text"),
                at: try row.integer("at"))
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
}
