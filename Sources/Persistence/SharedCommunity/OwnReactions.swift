import CommunityProtocol
import Domain
import GRDB

struct OwnReactions: MembershipScoped {
    let scope: MembershipScope

    func apply(_ action: MemberAction, at: Int64) throws {
        switch action {
        // A like of a post that does not exist here arrives with the post.
        case .like(let id, let isOn):
            if let (kind, number) = try ids.post(id) { try like(kind, number, isOn, at) }
        case .hide(.member(let id), let isOn) where id.isWellFormed: try hide("author", id.rawValue, isOn, at)
        // A hidden post that was never pulled appears in no answer either.
        case .hide(.post(let id), let isOn):
            if let (kind, number) = try ids.post(id) { try hide(kind.rawValue, String(number), isOn, at) }
        case .request(let request): try ask(request, at)
        default: break
        }
    }

    // MARK: Likes

    /// Writes whether the member likes a post, unless a newer change waits.
    func like(_ kind: OutboxKind, _ number: Int64, _ isOn: Bool, _ at: Int64) throws {
        guard try isFree(kind.like, number) else { return }
        let post = kind.rawValue
        try db.execute(
            isOn
                ? "INSERT OR IGNORE INTO \(post)_like (\(post), profile, liked_at) VALUES (?1, ?2, ?3)"
                : "DELETE FROM \(post)_like WHERE \(post) = ?1 AND profile = ?2 AND ?3 IS NOT NULL",
            [number, profile.rawValue, at])
    }

    // MARK: Hides

    private func hide(_ kind: String, _ target: String, _ isOn: Bool, _ at: Int64) throws {
        guard try isFree(.hide, "\(kind):\(target)") else { return }
        if isOn {
            try db.insert(
                "hidden", "profile, kind, target, hidden_at", [profile.rawValue, kind, target, at], or: .ignore)
        } else {
            try db.execute(
                "DELETE FROM hidden WHERE profile = ? AND kind = ? AND target = ?", [profile.rawValue, kind, target])
        }
    }

    // MARK: Requests

    private func ask(_ request: RequestAction, _ at: Int64) throws {
        let title = PlainText.line(request.title, limit: CharacterRequest.longestTitle)
        let name = PlainText.line(request.name, limit: CharacterRequest.longestName)
        guard let kind = request.work.value, let status = request.status.value, !title.isEmpty, !name.isEmpty,
            request.id.utf8.count <= 64
        else { return }
        let answeredAt = status == .open ? nil : at
        let requests = RemoteRequests(membership: membership, db: db)
        if let number = try requests.number(request.id) {
            guard try isFree(.request, number) else { return }
            return try db.execute(
                sql: """
                    UPDATE character_request SET title = ?1, name = ?2, kind = ?3, status = ?4, answered_at = ?5
                    WHERE number = ?6 AND profile = ?7 AND (status <> ?4 OR title <> ?1 OR name <> ?2)
                    """,
                arguments: [title, name, kind.rawValue, status.rawValue, answeredAt, number, profile.rawValue])
        }
        if let number = try DuplicateMatcher(scope: scope).request(title, name, kind) {
            return try requests.note(request.id, number)
        }
        let number = try RowNumbers.next(in: .characterRequest, db)
        try db.insert(
            "character_request", "number, profile, title, name, kind, status, requested_at, answered_at",
            [number, profile.rawValue, title, name, kind.rawValue, status.rawValue, at, answeredAt])
        try requests.note(request.id, number)
    }
}
