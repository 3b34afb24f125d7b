import CommunitySync
package import Domain
import GRDB

/// The tables' triggers maintain the counts.
package struct SQLiteReviewRepository: ReviewRepository {
    let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func reviews(
        of character: Identifier<WorkCharacter>, by order: ReviewOrder, for viewer: Viewer, after last: ListMark?,
        limit: Int
    ) async throws -> Page<Review> {
        let me = CommunityRows.me(viewer)
        let column = Self.column(order)
        return try await database.page(of: .reviews(character, order: order), viewer) { db in
            let crowd = try Crowd(of: viewer, db)
            let present = try crowd.merged.present(character)
            guard let number = try CommunityNumbers.character(present, db) else { return Page() }
            let rows = try Row.fetchAll(
                db, SQL.reviewPage(column, of: crowd),
                [me, me, me, number, me, me] + CommunityNumbers.newest(last, limit))
            return try CommunityNumbers.page(rows, limit: limit, by: column, "review_number").map {
                try PostRows.review($0, for: viewer, crowd)
            }
        }
    }

    private static func column(_ order: ReviewOrder) -> String {
        switch order {
        case .newest: "written_at"
        case .liked: "likes"
        case .viewed: "views"
        }
    }

    package func reviewCount(of character: Identifier<WorkCharacter>) async throws -> Int {
        try await database.count("SELECT reviews FROM character WHERE id = ?", [character.rawValue])
    }

    package func review(_ id: Identifier<Review>, for viewer: Viewer) async throws -> Review? {
        guard let number = RowNumbers.number(id) else { return nil }
        let me = CommunityRows.me(viewer)
        await lookAtReview(number, viewer)
        return try await database.read { db in
            let crowd = try Crowd(of: viewer, db)
            return try Row.fetchOne(
                db, SQL.reviewByNumber, [me, me, me, number]
            ).map { try PostRows.review($0, for: viewer, crowd) }
        }
    }

    /// Requests the reviews of the review's character, which include its counts, if it is of a community on a server.
    private func lookAtReview(_ number: Int64, _ viewer: Viewer) async {
        guard database.views.isObserved else { return }
        let character = try? await database.read { db in
            guard let membership = try Crowd(of: viewer, db).membership,
                try RemoteIDs(membership: membership, db: db).id(.review, String(number)) != nil
            else { return String?.none }
            return try String.fetchOne(db, SQL.reviewedCharacter, [number])
        }
        guard let character = character ?? nil else { return }
        await database.noteView(of: .reviews(Identifier(character), order: .newest), viewer)
    }

    package func open(_ id: Identifier<Review>, by profile: Identifier<Profile>) async throws {
        guard let number = RowNumbers.number(id) else { return }
        try await database.write { db in
            try ProfileRows.ensure(profile, db)
            try db.execute(
                sql: """
                    INSERT OR IGNORE INTO review_view (review, profile) SELECT review.number, profile.id
                    FROM review CROSS JOIN profile ON profile.id = ?
                    WHERE review.number = ? AND review.profile <> profile.id AND review.is_deleted = 0
                    """, arguments: [profile.rawValue, number])
            if db.changesCount > 0 { try Outbox.note(.reviewView, number, of: profile, db) }
        }
    }

    @discardableResult
    package func write(
        _ text: PostText, isSpoiler: Bool, about character: Identifier<WorkCharacter>, by member: Author,
        at now: Int64
    ) async throws -> Identifier<Review> {
        try await database.write { db in
            guard let number = try CommunityNumbers.character(character, for: member.id, db),
                try Bool.fetchOne(db, "SELECT is_gone FROM character WHERE number = ?", [number])
                    == false
            else { throw PostProblem.gone }
            var journal = try Journal(db, profile: member.id)
            let review = try RowNumbers.next(in: .review, db)
            try journal.put(
                .review,
                [
                    "number": .integer(review), "character": .integer(number), "profile": .text(member.id.rawValue),
                    "author_type": .optional(member.type?.code), "text": .text(text.text),
                    "is_spoiler": .flag(isSpoiler), "written_at": .integer(now), "edited_at": .none,
                    "is_deleted": .flag(false),
                ])
            try journal.record("review.add", subjects: [character.rawValue])
            return Identifier(String(review))
        }
    }

    @discardableResult
    package func edit(
        _ id: Identifier<Review>, _ text: PostText, isSpoiler: Bool, by profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool {
        try await change(.review, RowNumbers.number(id), by: profile, "review.change") {
            Self.edit(&$0, text, isSpoiler: isSpoiler, at: now)
        }
    }

    @discardableResult
    package func delete(_ id: Identifier<Review>, by profile: Identifier<Profile>) async throws -> Bool {
        do {
            return try await change(.review, RowNumbers.number(id), by: profile, "review.remove") {
                $0["is_deleted"] = .flag(true)
            }
        } catch PostProblem.gone {
            return false
        }
    }

    @discardableResult
    package func setLiked(
        _ isLiked: Bool, _ id: Identifier<Review>, by profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool {
        guard let number = RowNumbers.number(id) else { throw PostProblem.gone }
        return try await database.write { db in
            try Self.expect(number, db)
            return try Self.like(.reviewLike, number, isLiked, profile, now, ofReview: number, db)
        }
    }

    static func like(
        _ table: JournaledTable, _ number: Int64, _ isLiked: Bool, _ profile: Identifier<Profile>, _ now: Int64,
        ofReview review: Int64, _ db: Database
    ) throws -> Bool {
        var journal = try Journal(db, profile: profile)
        let kind = table.key[0]
        let key: [String: JournalValue] = [kind: .integer(number), "profile": .text(profile.rawValue)]
        guard try (Journal.row(table, like: key, db) == nil) == isLiked else { return false }
        if isLiked {
            try journal.put(table, key.merging(["liked_at": .integer(now)]) { first, _ in first })
        } else {
            try journal.remove(table, key: key)
        }
        return try journal.record(
            "\(kind).\(isLiked ? "like" : "unlike")", subjects: [try subject(ofReview: review, db)])
    }

    /// Changes a post of the member's own. Throws `PostProblem`.
    func change(
        _ table: JournaledTable, _ number: Int64?, by profile: Identifier<Profile>, _ kind: String,
        _ body: @escaping @Sendable (inout [String: JournalValue]) -> Void
    ) async throws -> Bool {
        guard let number else { throw PostProblem.gone }
        return try await database.write { db in
            guard var row = try Journal.row(table, like: ["number": .integer(number)], db),
                row["is_deleted"] != .flag(true)
            else { throw PostProblem.gone }
            guard row["profile"] == .text(profile.rawValue) else { throw PostProblem.notOwn }
            body(&row)
            var journal = try Journal(db, profile: profile)
            try journal.put(table, row)
            let review = row["review"] ?? .integer(number)
            return try journal.record(kind, subjects: [try Self.subject(ofReview: review.argument, db)])
        }
    }

    static func edit(_ row: inout [String: JournalValue], _ text: PostText, isSpoiler: Bool, at now: Int64) {
        guard row["text"] != .text(text.text) || row["is_spoiler"] != .flag(isSpoiler) else { return }
        row["text"] = .text(text.text)
        row["is_spoiler"] = .flag(isSpoiler)
        row["edited_at"] = .integer(now)
    }

    /// Throws `PostProblem.gone` if the review is missing or deleted.
    static func expect(_ review: Int64, _ db: Database) throws {
        let isDeleted = try Bool.fetchOne(db, "SELECT is_deleted FROM review WHERE number = ?", [review])
        guard isDeleted == false else { throw PostProblem.gone }
    }

    static func subject(ofReview number: (any DatabaseValueConvertible)?, _ db: Database) throws -> String {
        try String.fetchOne(db, SQL.reviewedCharacter, [number]) ?? ""
    }

    enum SQL {
        static func reviewPage(_ column: String, of crowd: Crowd) -> String {
            """
            SELECT \(PostRows.SQL.reviewColumns) FROM review \(PostRows.SQL.reviewJoin)
            WHERE review.character = ? AND review.is_deleted = 0 AND \(PostRows.SQL.notHidden("review"))
                AND \(PostRows.SQL.isOf(crowd, "review")) AND (review.\(column), review.number) < (?, ?)
            ORDER BY review.\(column) DESC, review.number DESC LIMIT ?
            """
        }
        static let reviewByNumber = """
            SELECT \(PostRows.SQL.reviewColumns) FROM review \(PostRows.SQL.reviewJoin) WHERE review.number = ?
                AND review.is_deleted = 0
            """
        static let reviewedCharacter = """
            SELECT character.id FROM review CROSS JOIN character ON character.number = review.character
            WHERE review.number = ?
            """
        static func commentPage(hidesSpoilers: Bool, of crowd: Crowd) -> String {
            """
            SELECT \(PostRows.SQL.commentColumns) FROM comment CROSS JOIN profile ON profile.id = comment.profile
            WHERE comment.review = ? \(hidesSpoilers ? "AND comment.is_spoiler = 0" : "")
                AND \(PostRows.SQL.notHidden("comment")) AND \(PostRows.SQL.isOf(crowd, "comment"))
                AND comment.number > ? ORDER BY comment.number LIMIT ?
            """
        }
        static let hiddenPage = """
            SELECT kind, target, hidden_at FROM hidden WHERE profile = ?
                ORDER BY hidden_at DESC, kind DESC, target DESC
            LIMIT ?
            """
        static let reportOf = "SELECT reason, text, reported_at FROM report WHERE profile = ? AND review = ?"
    }
}
