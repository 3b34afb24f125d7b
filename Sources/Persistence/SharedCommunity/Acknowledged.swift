import CommunityProtocol
import Domain
import GRDB

/// The member's data that the server is known to have or to have removed, with the number of its last change there.
struct Acknowledged: MembershipScoped {
    struct Subject: Hashable {
        let kind: OutboxKind
        let number: String
    }

    let scope: MembershipScope

    func note(_ change: Change) throws {
        guard let subject = try subject(of: change.action) else { return }
        try note(subject, seq: change.seq)
    }

    func note(_ subject: Subject, seq: Int64) throws {
        try db.execute(SQL.note, [membership, subject.kind.rawValue, subject.number, seq])
    }

    /// The subject of an action; nil if it does not exist here, or if servers do not send such actions back.
    func subject(of action: MemberAction) throws -> Subject? {
        switch action {
        case .vote(let id, _, _), .unvote(let id): try subject(.vote, CommunityNumbers.character(id, db))
        case .reveal(let id), .conceal(let id): try subject(.reveal, CommunityNumbers.character(id, db))
        case .wish(let id, _): try subject(.wish, CommunityNumbers.work(id, db))
        case .thumb(let id, _): try subject(.thumb, CommunityNumbers.work(id, db))
        case .post(let post): try ids.post(post.id).flatMap { subject($0.kind, $0.number) }
        case .unpost(let id): try ids.post(id).flatMap { subject($0.kind, $0.number) }
        case .like(let id, _): try ids.post(id).flatMap { subject($0.kind.like, $0.number) }
        case .hide(.member(let id), _): Subject(kind: .hide, number: "author:\(id.rawValue)")
        case .hide(.post(let id), _):
            try ids.post(id).map { Subject(kind: .hide, number: "\($0.kind.rawValue):\($0.number)") }
        case .keyword(.word(let word), _): Subject(kind: .keyword, number: "word:\(PlainText.line(word, limit: 100))")
        case .keyword(.type(let type), _): Subject(kind: .keyword, number: "type:\(type.text)")
        case .mute(let kind, _): Subject(kind: .mute, number: kind.text)
        case .request(let request):
            try subject(.request, RemoteRequests(membership: membership, db: db).number(request.id))
        case .view, .report, .read, .publish, .unpublish, .cast, .watched, .other: nil
        }
    }

    private func subject(_ kind: OutboxKind, _ number: Int64?) -> Subject? {
        number.map { Subject(kind: kind, number: String($0)) }
    }

    enum SQL {
        static let note = """
            INSERT INTO acknowledged (membership, kind, subject, seq) VALUES (?, ?, ?, ?)
            ON CONFLICT (membership, kind, subject) DO UPDATE SET seq = excluded.seq, is_lost = 0
            """
    }
}
