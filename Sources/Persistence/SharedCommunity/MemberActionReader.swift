import CommunityProtocol
import Domain
import GRDB

struct MemberActionReader: MembershipScoped {
    typealias Timed = (action: MemberAction, at: Int64)

    let scope: MembershipScope

    /// The action and its time, milliseconds since 1970 UTC; nil if there is nothing left to send.
    func action(_ kind: OutboxKind, _ subject: String, at noted: Int64) throws -> Timed? {
        switch kind {
        case .vote: try vote(present(subject, in: "character"), noted)
        case .reveal: try reveal(present(subject, in: "character"), noted)
        case .wish: try wish(present(subject, in: "work"), noted)
        case .thumb: try thumb(present(subject, in: "work"), noted)
        case .review: try review(subject, noted)
        case .comment: try comment(subject, noted)
        case .reviewLike: try like(.review, subject, noted)
        case .commentLike: try like(.comment, subject, noted)
        case .reviewView: try remote(.review, subject).map { (.view($0), noted) }
        case .report: try report(subject, noted)
        case .hide: try hide(subject, noted)
        case .keyword: try keyword(subject, noted)
        case .mute: try mute(subject, noted)
        case .request: try request(subject, noted)
        case .read: try read(subject, noted)
        case .cast: try Int64(subject).flatMap { try outbox.castAction($0) }.map { ($0, noted) }
        case .publish: try Int64(subject).flatMap { try outbox.workAction($0) }.map { ($0, noted) }
        }
    }

    private var outbox: Outbox { Outbox(scope: scope) }

    private func vote(_ subject: String, _ noted: Int64) throws -> Timed? {
        guard let character: Identifier<WorkCharacter> = try id(of: subject, in: "character") else { return nil }
        guard let row = try row("SELECT type, reason, voted_at FROM vote WHERE profile = ? AND character = ?", subject),
            let type = CommunityRows.type(row["type"])
        else { return (.unvote(character), noted) }
        return (.vote(character, type, reason: row["reason"]), Self.milliseconds(row["voted_at"]))
    }

    private func reveal(_ subject: String, _ noted: Int64) throws -> Timed? {
        guard let character: Identifier<WorkCharacter> = try id(of: subject, in: "character") else { return nil }
        let isThere = try row("SELECT 1 FROM revealed WHERE profile = ? AND character = ?", subject) != nil
        return (isThere ? .reveal(character) : .conceal(character), noted)
    }

    private func wish(_ subject: String, _ noted: Int64) throws -> Timed? {
        guard let work: Identifier<Work> = try id(of: subject, in: "work") else { return nil }
        let row = try row("SELECT wished_at FROM wish WHERE profile = ? AND work = ?", subject)
        return (.wish(work, row != nil), row.map { Self.milliseconds($0["wished_at"]) } ?? noted)
    }

    private func thumb(_ subject: String, _ noted: Int64) throws -> Timed? {
        guard let work: Identifier<Work> = try id(of: subject, in: "work") else { return nil }
        let row = try row("SELECT thumb, said_at FROM thumb WHERE profile = ? AND work = ?", subject)
        return (.thumb(work, row?["thumb"] ?? 0), row.map { Self.milliseconds($0["said_at"]) } ?? noted)
    }

    private func review(_ subject: String, _ noted: Int64) throws -> Timed? {
        guard let id = try remote(.review, subject) else { return nil }
        let found = try row(
            """
            SELECT character.id, review.text, review.is_spoiler, review.written_at, review.edited_at FROM review
            CROSS JOIN character ON character.number = review.character
            WHERE review.profile = ? AND review.number = ? AND review.is_deleted = 0
            """, subject)
        guard let found else { return try unpost(.review, id, subject, noted) }
        return (
            .post(
                PostAction(
                    id: id, kind: .known(.review), character: Identifier(found["id"]), text: found["text"],
                    spoiler: found["is_spoiler"], base: try version(.review, subject))),
            Self.milliseconds(found["edited_at"] as Int64? ?? found["written_at"])
        )
    }

    private func comment(_ subject: String, _ noted: Int64) throws -> Timed? {
        guard let id = try remote(.comment, subject) else { return nil }
        let found = try row(
            """
            SELECT review, text, is_spoiler, written_at, edited_at FROM comment WHERE profile = ? AND number = ?
            """, subject)
        guard let found else { return try unpost(.comment, id, subject, noted) }
        guard let review = try remote(.review, String(found["review"] as Int64)) else { return nil }
        return (
            .post(
                PostAction(
                    id: id, kind: .known(.comment), review: review, text: found["text"], spoiler: found["is_spoiler"],
                    base: try version(.comment, subject))),
            Self.milliseconds(found["edited_at"] as Int64? ?? found["written_at"])
        )
    }

    /// Sends nothing for a deleted post that the server never had.
    private func unpost(_ kind: OutboxKind, _ id: String, _ subject: String, _ noted: Int64) throws -> Timed? {
        try version(kind, subject) == nil ? nil : (.unpost(id), noted)
    }

    private func like(_ kind: OutboxKind, _ subject: String, _ noted: Int64) throws -> Timed? {
        guard let id = try remote(kind, subject) else { return nil }
        let column = kind.rawValue
        let isThere = try row("SELECT 1 FROM \(column)_like WHERE profile = ? AND \(column) = ?", subject) != nil
        return (.like(id, isThere), noted)
    }

    private func report(_ subject: String, _ noted: Int64) throws -> Timed? {
        guard let id = try remote(.review, subject),
            let found = try row(
                "SELECT reason, text, reported_at FROM report WHERE profile = ? AND review = ?", subject)
        else { return nil }
        let text = found["text"] as String? ?? ""
        return (
            .report(post: id, reason: KnownOrOther(found["reason"]), text: text.isEmpty ? nil : text),
            Self.milliseconds(found["reported_at"])
        )
    }

    private func hide(_ subject: String, _ noted: Int64) throws -> Timed? {
        guard let (kind, target) = Self.pair(subject) else { return nil }
        let isThere = try Bool.fetchOne(
            db, "SELECT 1 FROM hidden WHERE profile = ? AND kind = ? AND target = ?", [profile.rawValue, kind, target])
        if kind == "author" { return (.hide(.member(Identifier(target)), isThere ?? false), noted) }
        guard let id = try remote(kind == "review" ? .review : .comment, target) else { return nil }
        return (.hide(.post(id), isThere ?? false), noted)
    }

    private func keyword(_ subject: String, _ noted: Int64) throws -> Timed? {
        guard let (kind, text) = Self.pair(subject) else { return nil }
        let isThere = try Bool.fetchOne(
            db, "SELECT 1 FROM keyword WHERE profile = ? AND kind = ? AND text = ?", [profile.rawValue, kind, text])
        let keyword: WatchedKeyword? = kind == "word" ? .word(text) : (try? MBTI(text: text)).map { .type($0) }
        return keyword.map { (.keyword($0, isThere ?? false), noted) }
    }

    private func mute(_ subject: String, _ noted: Int64) throws -> Timed? {
        let isThere = try Bool.fetchOne(
            db, "SELECT 1 FROM inbox_mute WHERE profile = ? AND kind = ?", [profile.rawValue, subject])
        return (.mute(KnownOrOther(subject), isThere ?? false), noted)
    }

    private func request(_ subject: String, _ noted: Int64) throws -> Timed? {
        guard let number = Int64(subject) else { return nil }
        let id = try RemoteRequests(membership: membership, db: db).id(number)
        return try row(
            "SELECT title, name, kind, status, requested_at FROM character_request WHERE profile = ? AND number = ?",
            subject
        ).map {
            (
                .request(
                    RequestAction(
                        id: id, title: $0["title"], name: $0["name"], work: KnownOrOther($0["kind"]),
                        status: KnownOrOther($0["status"]))), Self.milliseconds($0["requested_at"])
            )
        }
    }

    private func read(_ subject: String, _ noted: Int64) throws -> Timed? {
        guard let found = try row("SELECT remote, is_read FROM inbox_item WHERE profile = ? AND number = ?", subject),
            let remote: Int64 = found["remote"]
        else { return nil }
        return (.read(ReadAction(items: [remote], read: found["is_read"])), noted)
    }

    // MARK: Names

    /// Actions on a merged record apply to the remaining one.
    private func present(_ subject: String, in table: String) throws -> String {
        guard let number = Int64(subject) else { return subject }
        return String(try MergedWorks(membership, db).present(number: number, in: table))
    }

    private func row(_ sql: String, _ subject: String) throws -> Row? {
        try Row.fetchOne(db, sql, [profile.rawValue, Int64(subject)])
    }

    private func id<Subject>(of number: String, in table: String) throws -> Identifier<Subject>? {
        try String.fetchOne(db, "SELECT id FROM \(table) WHERE number = ?", [Int64(number)]).map { Identifier($0) }
    }

    private func remote(_ kind: OutboxKind, _ number: String) throws -> String? { try ids.id(kind, number) }

    /// The last version of a post that the server had; nil for none.
    private func version(_ kind: OutboxKind, _ number: String) throws -> Int? {
        try Int.fetchOne(
            db, "SELECT version FROM remote_id WHERE kind = ? AND number = ? AND membership = ? AND version > 0",
            [kind.rawValue, Int64(number), membership])
    }

    private static func pair(_ subject: String) -> (String, String)? {
        let parts = subject.split(separator: ":", maxSplits: 1).map(String.init)
        return parts.count == 2 ? (parts[0], parts[1]) : nil
    }

    private static func milliseconds(_ seconds: Int64) -> Int64 {
        seconds.multipliedReportingOverflow(by: 1_000).overflow ? 0 : seconds * 1_000
    }
}
