import CommunityProtocol
import Domain
import GRDB

struct OwnPosts: MembershipScoped {
    let scope: MembershipScope

    /// Writes a post unless a newer one waits; this device's text becomes a draft if replaced unread by another's.
    func apply(_ post: PostAction, _ change: Change, device: Int64, at now: Int64) throws {
        guard post.id.utf8.count <= 64, let kind = post.kind.value else { return }
        if change.device != device { try keepLost(post, kind, change.post, at: now) }
        let parent: Int64? =
            switch kind {
            case .review: try post.character.flatMap { try CommunityNumbers.character($0, db) }
            case .comment: try post.review.flatMap { try ids.number(.review, $0) }
            }
        let sent: OutboxKind = kind == .review ? .review : .comment
        guard let parent, try isPostFree(sent, post.id) else { return }
        let text = PlainText.lines(post.text)
        let number = try number(of: sent, post.id, version: change.post?.version) {
            try DuplicateMatcher(scope: scope).post(sent, on: parent, text)
                ?? RowNumbers.next(in: kind == .review ? .review : .comment, db)
        }
        try db.execute(
            SQL.write(sent),
            [
                number, parent, profile.rawValue, change.memberType?.code, text, post.spoiler,
                (change.post?.written ?? change.at) / 1_000, change.post?.edited.map { $0 / 1_000 },
            ])
        let character: Int64? =
            try kind == .review
            ? parent : Int64.fetchOne(db, "SELECT character FROM review WHERE number = ?", [parent])
        try notify(post.id, change.post, about: character, at: now)
    }

    /// Notifies the member that a post is hidden from others, and why; removes the notice once it is shown again.
    private func notify(_ id: String, _ standing: PostStanding?, about character: Int64?, at now: Int64) throws {
        try NoticeRows.forget(hidden: id, of: membership, db)
        guard let standing, [.hidden, .reported].contains(standing.state.value) else { return }
        let about = try CommunityNumbers.characterID(character, db)
        let why = standing.why.map { PlainText.line($0, limit: 200) }.flatMap { $0.isEmpty ? nil : $0 }
        try NoticeRows.write(.hidden(post: id, why: why), of: membership, about: about, at: now, db)
    }

    /// Deletes a post, unless a newer one waits to be sent.
    func remove(_ id: String) throws {
        try NoticeRows.forget(hidden: id, of: membership, db)
        if let number = try ids.number(.review, id), try isFree(.review, number) {
            try db.execute(
                "UPDATE review SET is_deleted = 1 WHERE number = ? AND profile = ?", [number, profile.rawValue])
        }
        if let number = try ids.number(.comment, id), try isFree(.comment, number) {
            try db.execute("DELETE FROM comment WHERE number = ? AND profile = ?", [number, profile.rawValue])
        }
    }

    /// Keeps a sent text of this device as a draft if another device replaced it unread.
    private func keepLost(_ post: PostAction, _ kind: PostKind, _ standing: PostStanding?, at now: Int64) throws {
        let kind: OutboxKind = kind == .review ? .review : .comment
        guard let number = try ids.number(kind, post.id), try isFree(kind, number),
            let sent = try Row.fetchOne(db, SQL.sent, [membership, kind.rawValue, post.id])
        else { return }
        let version: Int = sent["version"]
        let lost = RejectedDraft(scope: scope)
        if sent["sent_at"] as Int64? != nil, let from = standing?.unreadFrom, let to = standing?.unreadTo,
            from <= version, version <= to, try lost.text(of: kind, number) != PlainText.lines(post.text)
        {
            try lost.keep(kind, number, at: now)
        }
        try db.execute(SQL.forgetSent, [membership, kind.rawValue, post.id])
    }

    private func number(
        of kind: OutboxKind, _ id: String, version: Int?, orElse next: () throws -> Int64
    ) throws -> Int64 {
        if let number = try ids.number(kind, id) {
            try db.execute(
                "UPDATE remote_id SET version = ? WHERE membership = ? AND kind = ? AND id = ?",
                [version ?? 1, membership, kind.rawValue, id])
            return number
        }
        let number = try next()
        try db.insert(
            "remote_id", "membership, kind, id, number, version", [membership, kind.rawValue, id, number, version ?? 1])
        return number
    }

    private func isPostFree(_ kind: OutboxKind, _ id: String) throws -> Bool {
        try ids.number(kind, id).map { try isFree(kind, $0) } ?? true
    }

    enum SQL {
        /// Writes a review of a character, or a comment below a review.
        static func write(_ kind: OutboxKind) -> String {
            """
            INSERT INTO \(kind.rawValue) (number, \(kind == .review ? "character" : "review"), profile, author_type, text,
                is_spoiler, written_at, edited_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (number) DO UPDATE SET text = excluded.text, is_spoiler = excluded.is_spoiler,
                edited_at = excluded.edited_at\(kind == .review ? ", character = excluded.character, is_deleted = 0" : "")
            """
        }
        static let sent = "SELECT version, sent_at FROM remote_id WHERE membership = ? AND kind = ? AND id = ?"
        static let forgetSent = "UPDATE remote_id SET sent_at = NULL WHERE membership = ? AND kind = ? AND id = ?"
    }
}

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
