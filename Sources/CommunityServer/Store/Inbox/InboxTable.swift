import CommunityProtocol
import Domain
import Foundation

/// A member's notifications: one row for each subject, however many members caused it.
struct InboxTable {
    let db: any SQLConnection

    /// Sets the current state of a subject. News makes the row unread and the newest.
    func set(
        _ kind: InboxKind, _ subject: String, of member: Int64, actors: [Int64], count: Int, at: Int64
    ) throws {
        let old = try db.row(
            "SELECT no, at, count FROM inbox WHERE member = ? AND kind = ? AND subject = ?", .integer(member),
            .text(kind.rawValue), .text(subject))
        let list = actors.map(String.init).joined(separator: " ")
        if let old {
            let no = try old.integer("no")
            guard count > 0 else {
                try db.execute("DELETE FROM inbox WHERE no = ?", .integer(no))
                return
            }
            if try old.integer("at") >= at, try old.int("count") >= count {
                try db.execute(
                    "UPDATE inbox SET actors = ?, count = ? WHERE no = ?", .text(list), .integer(count), .integer(no))
                return
            }
            try db.execute("DELETE FROM inbox WHERE no = ?", .integer(no))
        }
        guard count > 0, try !OwnTable(db: db).has(.mute, kind.rawValue, member: member) else { return }
        try db.execute(
            """
            INSERT INTO inbox (member, kind, subject, actors, count, at, is_read) VALUES (?, ?, ?, ?, ?, ?, 0)
            """,
            .integer(member), .text(kind.rawValue), .text(subject), .text(list), .integer(count), .integer(at))
    }

    func page(of member: Int64, before no: Int64, limit: Int) throws -> InboxAnswer {
        let rows = try db.query(
            """
            SELECT no, kind, subject, actors, count, at, is_read FROM inbox WHERE member = ? AND no < ?
            ORDER BY no DESC LIMIT ?
            """,
            .integer(member), .integer(no), .integer(limit + 1))
        let unread = try db.oneRow(
            "SELECT count(*) AS n FROM (SELECT 1 AS one FROM inbox WHERE member = ? AND is_read = 0 LIMIT 100) AS first",
            .integer(member))
        let items = try rows.prefix(limit).map(item)
        return InboxAnswer(
            items: items, unread: try unread.int("n"),
            next: rows.count > limit ? items.last.map { String($0.no) } : nil)
    }

    private func item(_ row: SQLRow) throws -> InboxRow {
        let subject = try row.text("subject").split(separator: " ", maxSplits: 1).map(String.init)
        let kind = KnownOrOther<InboxKind>(try row.text("kind"))
        let members = MemberTable(db: db)
        let actors = try row.text("actors").split(separator: " ").compactMap { Int64($0) }
            .compactMap { try members.member(no: $0)?.row }
        let works = CatalogueTable(db: db)
        // The subject of these kinds is the work, followed by the keyword or the request.
        let isOfWork = kind.value == .keyword || kind.value == .request
        let post = isOfWork ? nil : try subject.first.flatMap { try PostTable(db: db).post($0) }
        let character = try post.flatMap { try works.characterRow(no: $0.character) }
        let workID = character?.work ?? (isOfWork ? subject.first.map { Identifier($0) } : nil)
        let work = try workID.flatMap { try works.work($0) }
        return InboxRow(
            no: try row.integer("no"), kind: kind, post: post?.id, review: post?.parentID ?? post?.id,
            character: character, work: work.map { WorkRow($0.facts) },
            word: kind.value == .keyword ? subject.dropFirst().first : nil,
            request: kind.value == .request ? subject.dropFirst().first : nil, actors: actors,
            count: try row.int("count"), at: try row.integer("at"), read: try row.bool("is_read"))
    }
}
