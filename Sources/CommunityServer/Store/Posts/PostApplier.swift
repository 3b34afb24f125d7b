import CommunityProtocol
import Domain

struct PostApplier {
    /// The number of reporters that hides a post until its review, in a community of at least `leastMembers`.
    private static let reporters = 5
    private static let leastMembers = 20

    let db: any SQLConnection
    let context: OperationContext
    let at: Int64

    private var posts: PostTable { PostTable(db: db) }
    private var member: Int64 { context.member.no }

    func write(_ entry: PostAction) throws -> Change? {
        guard let claimed = entry.kind.value else { throw Refusal(code: .unknownKind) }
        let known = try posts.post(entry.id)
        // An edit has the limits of the existing post's kind, regardless of the claimed one.
        let kind = known?.kind.value ?? claimed
        guard entry.id.wholeMatch(of: /[0-9a-f]{32}/) != nil,
            entry.text.utf8.count <= kind.length.upperBound * ProtocolLimits.bytesPerCharacter,
            let text = try? PostText(entry.text, as: kind)
        else { throw Refusal(code: .invalid) }
        if let known { return try edit(known, text, entry) }
        guard entry.base == nil else { throw Refusal(code: .gone) }
        switch kind {
        case .review:
            guard let id = entry.character else { throw Refusal(code: .invalid) }
            guard let character = try CatalogueTable(db: db).character(id) else {
                throw Refusal(code: .unknownSubject)
            }
            return try insert(entry, kind, text, character: character, parent: nil)
        case .comment:
            guard let id = entry.review else { throw Refusal(code: .invalid) }
            guard let review = try posts.post(id) else { throw Refusal(code: .unknownSubject) }
            guard review.kind.value == .review else { throw Refusal(code: .invalid) }
            // Locked, so that a review that is deleted at the same time takes the comment with it.
            let state = try db.oneRow("SELECT state FROM post WHERE no = ? \(db.rowLock)", review.no)
            guard try state.text("state") != PostState.gone.rawValue else { throw Refusal(code: .gone) }
            let change = try insert(entry, kind, text, character: review.character, parent: review.no)
            posts.count(review.no, comments: 1)
            return change
        }
    }

    func delete(_ id: String) throws -> Change? {
        guard let post = try posts.post(id) else { throw Refusal(code: .unknownSubject) }
        guard post.author == member else { throw Refusal(code: .notOwn) }
        guard !post.isGone else { return post.change }
        try posts.erase(post, seq: try nextSeq(), at: at)
        return try posts.post(id)?.change
    }

    func like(_ id: String, _ isOn: Bool) throws -> Change? {
        let post = try present(id)
        let row = try db.row("SELECT gone FROM liked WHERE member = ? AND post = ?", member, post.no)
        let wasOn = try row.map { try !$0.bool("gone") } ?? false
        let seq = try nextSeq()
        try db.execute(
            """
            INSERT INTO liked (member, post, at, device, seq, gone) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (member, post) DO UPDATE SET at = excluded.at, device = excluded.device, seq = excluded.seq,
                gone = excluded.gone
            """, member, post.no, at, context.device, seq, !isOn)
        if wasOn != isOn { posts.count(post.no, likes: isOn ? 1 : -1) }
        return Change(seq: seq, at: at, device: context.device, action: .like(id, isOn))
    }

    /// Counts each member once, and never the author.
    func view(_ id: String) throws -> Change? {
        let post = try present(id)
        guard post.author != member else { return nil }
        let isNew =
            try db.execute(
                "INSERT INTO viewed (member, post) VALUES (?, ?) ON CONFLICT (member, post) DO NOTHING", member, post.no
            ) > 0
        if isNew { posts.count(post.no, views: 1) }
        return nil
    }

    /// Counts each member once; their first report stays.
    func report(_ id: String, _ reason: KnownOrOther<ReportReason>, _ text: String?) throws -> Change? {
        let post = try present(id)
        guard post.author != member else { throw Refusal(code: .notOwn) }
        guard let reason = reason.value,
            (text?.utf8.count ?? 0) <= ReportReason.longestText * ProtocolLimits.bytesPerCharacter
        else { throw Refusal(code: .invalid) }
        let report = Report(reason: reason, text: text, reportedAt: at / 1_000)
        let isNew =
            try db.execute(
                """
                INSERT INTO report (member, post, reason, text, at, state) VALUES (?, ?, ?, ?, ?, 'open')
                ON CONFLICT (member, post) DO NOTHING
                """, member, post.no, reason.rawValue, report.text, at) > 0
        if isNew { try hideIfReported(post) }
        return nil
    }

    private func hideIfReported(_ post: StoredPost) throws {
        guard post.state.value == .shown, try MemberTable(db: db).count() >= Self.leastMembers else { return }
        // Serializes simultaneous reports, so that each counts the others.
        try db.execute("UPDATE post SET state = state WHERE no = ?", post.no)
        guard let post = try posts.post(no: post.no), post.state.value == .shown else { return }
        let row = try db.oneRow(
            "SELECT count(*) AS n, min(reason) AS reason FROM report WHERE post = ? AND state = 'open'", post.no)
        guard try row.int("n") >= Self.reporters else { return }
        try posts.setState(.reported, why: try row.text("reason"), of: post)
    }

    private func edit(_ post: StoredPost, _ text: PostText, _ entry: PostAction) throws -> Change? {
        guard post.author == member else { throw Refusal(code: .notOwn) }
        guard !post.isGone else { throw Refusal(code: .gone) }
        let seq = try nextSeq()
        // The later arrival wins. It records the versions it did not know, so that the device that wrote them keeps
        // them.
        let base = entry.base.map { min(max($0, 0), post.version) } ?? post.version
        let unread = Self.unread(before: post.unread, base: base, standing: post.version)
        try db.execute(
            """
            UPDATE post SET text = ?, spoiler = ?, edited = ?, version = version + 1, device = ?, seq = ?,
                unread_from = ?, unread_to = ? WHERE no = ?
            """, text.text, entry.spoiler, at, context.device, seq, unread.map { Int64($0.from) },
            unread.map { Int64($0.to) }, post.no)
        return try posts.post(entry.id)?.change
    }

    /// Returns the range of versions that a later edit replaced unread: the earlier range until an edit is based on it,
    /// and all versions after `base`. May include read versions, so that none is lost.
    private static func unread(before: (from: Int, to: Int)?, base: Int, standing: Int) -> (from: Int, to: Int)? {
        var unread = before
        if base < standing, let (from, to) = before {
            let rest = (from: from == base ? from + 1 : from, to: to == base ? to - 1 : to)
            unread = rest.from <= rest.to ? rest : nil
        }
        guard base < standing else { return unread }
        return (min(unread?.from ?? base + 1, base + 1), standing)
    }

    private func insert(
        _ entry: PostAction, _ kind: PostKind, _ text: PostText, character: Int64, parent: Int64?
    ) throws -> Change? {
        try db.execute(
            """
            INSERT INTO post (id, kind, character, parent, author, author_type, text, spoiler, written, edited, version,
                state, why, likes, comments, views, device, seq)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, 1, 'shown', NULL, 0, 0, 0, ?, ?)
            """, entry.id, kind.rawValue, character, parent, member, StoredType.code(context.member.type), text.text,
            entry.spoiler, at, context.device, try nextSeq())
        try DirtyTable(db: db).add(.character, character)
        return try posts.post(entry.id)?.change
    }

    private func present(_ id: String) throws -> StoredPost {
        guard let post = try posts.post(id) else { throw Refusal(code: .unknownSubject) }
        guard !post.isGone else { throw Refusal(code: .gone) }
        return post
    }

    private func nextSeq() throws -> Int64 { try MemberTable(db: db).nextSeq(of: member) }
}
