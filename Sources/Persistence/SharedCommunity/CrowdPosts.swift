import CommunityProtocol
import Domain
import GRDB

/// Writes other members' reviews and comments as local rows, which can be opened, liked and hidden like any other.
/// The authors are profiles without an account. The answer's counts replace those of the local triggers.
struct CrowdPosts: MembershipScoped {
    private static let longestID = 64

    let scope: MembershipScope
    /// When the answer was requested, seconds since 1970 UTC.
    let askedAt: Int64

    func write(_ page: PageAnswer<PostRow>, about id: Identifier<WorkCharacter>, isWhole: Bool) throws -> Int {
        let present = try MergedWorks(membership, db).present(id)
        guard let character = try CommunityNumbers.character(present, db) else { return 0 }
        return try write(page, .review, "character", character, isWhole: isWhole) {
            [id, present].contains($0.character) ? character : nil
        }
    }

    func write(_ page: PageAnswer<PostRow>, below id: String, isWhole: Bool) throws -> Int {
        guard let review = try ids.number(.review, id) else { return 0 }
        let size = try write(page, .comment, "review", review, isWhole: isWhole) { $0.review == id ? review : nil }
        if page.next == nil, isWhole {
            try db.execute(
                "UPDATE review SET comments = max(?, \(Self.present)) WHERE number = ?", [page.rows.count, review])
        }
        return size
    }

    /// Skips reviews of characters that do not exist here.
    func write(_ page: PageAnswer<PostRow>, by author: Identifier<Profile>, isWhole: Bool) throws -> Int {
        try write(page, .review, "profile", author.rawValue, isWhole: isWhole) {
            try $0.author?.id == author ? CommunityNumbers.character($0.character, db) : nil
        }
    }

    /// Writes the posts whose parent is stored. If the page is the whole answer, deletes earlier pulled posts that have
    /// `value` in `column` and are not on it.
    private func write(
        _ page: PageAnswer<PostRow>, _ kind: OutboxKind, _ column: String, _ value: some DatabaseValueConvertible,
        isWhole: Bool, parent: (PostRow) throws -> Int64?
    ) throws -> Int {
        var kept: Set<Int64> = []
        for row in page.rows.prefix(200) where row.kind.value?.rawValue == kind.rawValue {
            if let parent = try parent(row), let number = try write(row, kind, in: parent) { kept.insert(number) }
        }
        if page.next == nil, isWhole {
            for number in try pulled(kind.rawValue, column, value) where !kept.contains(number) {
                try forget(number, kind)
            }
        }
        return page.rows.reduce(0) { $0 + ($1.text?.utf8.count ?? 0) }
    }

    /// - Returns: the post's local number; nil for one that cannot be shown.
    private func write(_ row: PostRow, _ kind: OutboxKind, in parent: Int64) throws -> Int64? {
        guard row.id.utf8.count <= Self.longestID else { return nil }
        let number: Int64
        if let known = try ids.number(kind, row.id) {
            number = known
            // The member's own posts stay as written here, or arrive with the changes.
            if !row.mine { try update(row, kind, number) }
        } else {
            guard !row.mine, let author = row.author, let text = row.text else { return nil }
            guard try CrowdMembers(scope: scope, askedAt: askedAt).write(author) else { return nil }
            number = try RowNumbers.next(in: kind == .review ? .review : .comment, db)
            try db.execute(
                OwnPosts.SQL.write(kind),
                [
                    number, parent, author.id.rawValue, author.type?.code, PlainText.lines(text), row.spoiler,
                    row.written / 1_000, row.edited.map { $0 / 1_000 },
                ])
            // Removes the trigger's inbox item: the community's own answer lists the inbox.
            try db.execute("DELETE FROM inbox_item WHERE \(kind.rawValue) = ? AND kind = 'comment'", [number])
            try db.insert(
                "remote_id", "membership, kind, id, number, version",
                [membership, kind.rawValue, row.id, number, row.version])
        }
        // The server may be an older copy.
        if try !Membership.isOfOlderCopy(membership, db) {
            try OwnReactions(scope: scope).like(kind, number, row.liked, row.written / 1_000)
        }
        try count(row, kind, number)
        return number
    }

    private func update(_ row: PostRow, _ kind: OutboxKind, _ number: Int64) throws {
        guard let text = row.text else { return }
        try db.execute(
            sql: """
                UPDATE \(kind.rawValue) SET text = ?1, is_spoiler = ?2, edited_at = ?3 WHERE number = ?4
                    AND (text <> ?1 OR is_spoiler <> ?2 OR edited_at IS NOT ?3)
                """,
            arguments: [PlainText.lines(text), row.spoiler, row.edited.map { $0 / 1_000 }, number])
    }

    /// A review's comments here: the server counts later, and none unsent, but no page counts fewer than it lists.
    private static let present = "(SELECT count(*) FROM comment WHERE comment.review = review.number)"

    private func count(_ row: PostRow, _ kind: OutboxKind, _ number: Int64) throws {
        let columns =
            kind == .review ? "likes = ?1, comments = max(?2, \(Self.present)), views = ?3" : "likes = ?1"
        let arguments: StatementArguments =
            kind == .review ? [max(row.likes, 0), max(row.comments, 0), max(row.views, 0)] : [max(row.likes, 0)]
        try db.execute(
            "UPDATE \(kind.rawValue) SET \(columns) WHERE number = ?\(kind == .review ? 4 : 2)", arguments + [number])
    }

    /// Others' pulled posts of a parent, without hidden ones: no answer has them, and they stay to be shown again.
    private func pulled(
        _ table: String, _ column: String, _ parent: some DatabaseValueConvertible
    ) throws -> [Int64] {
        try Int64.fetchAll(
            db,
            sql: """
                SELECT \(table).number FROM \(table) CROSS JOIN remote_id ON remote_id.kind = '\(table)'
                    AND remote_id.number = \(table).number
                WHERE \(table).\(column) = ?1 AND \(table).profile <> ?2 AND remote_id.membership = ?3
                    AND NOT EXISTS (SELECT 1 FROM hidden WHERE hidden.profile = ?2
                        AND hidden.kind = '\(table)' AND hidden.target = CAST(\(table).number AS TEXT))
                    AND NOT EXISTS (SELECT 1 FROM hidden WHERE hidden.profile = ?2
                        AND hidden.kind = 'author' AND hidden.target = \(table).profile)
                """, arguments: [parent, profile.rawValue, membership])
    }

    private func forget(_ number: Int64, _ kind: OutboxKind) throws {
        if kind == .review {
            // Unsent comments become drafts; the server deleted the sent ones with the review.
            try RejectedDraft(scope: scope).keepWaiting(below: number, at: askedAt)
        }
        try db.execute("DELETE FROM \(kind.rawValue) WHERE number = ?", [number])
        try ids.forget(kind, number)
    }
}
