import CommunitySync
package import Domain
import GRDB

extension SQLiteReviewRepository {
    package func comments(
        of review: Identifier<Review>, hidesSpoilers: Bool, for viewer: Viewer, after last: ListMark?, limit: Int
    ) async throws -> Page<Comment> {
        guard let number = RowNumbers.number(review) else { return Page() }
        let me = CommunityRows.me(viewer)
        let resource = await observedID(of: number, viewer).map { CommunityResource.comments($0) }
        return try await database.page(of: resource, viewer) { db in
            let rows = try Row.fetchAll(
                db, SQL.commentPage(hidesSpoilers: hidesSpoilers, of: Crowd(of: viewer, db)),
                [me, number, me, me, last.key(0, or: 0), CommunityNumbers.oneMore(limit)])
            return CommunityNumbers.page(rows, limit: limit, by: "number")
                .map { PostRows.comment($0, for: viewer) }
        }
    }

    /// The id of a review in a community on a server; nil for any other review, and if no server is asked.
    private func observedID(of review: Int64, _ viewer: Viewer) async -> String? {
        guard database.views.isObserved else { return nil }
        return try? await database.read { db in
            try Crowd(of: viewer, db).membership.flatMap {
                try RemoteIDs(membership: $0, db: db).id(.review, String(review))
            }
        }
    }

    @discardableResult
    package func comment(
        _ text: PostText, isSpoiler: Bool, on review: Identifier<Review>, by member: Author, at now: Int64
    ) async throws -> Identifier<Comment> {
        guard let number = RowNumbers.number(review) else { throw PostProblem.gone }
        return try await database.write { db in
            try Self.expect(number, db)
            var journal = try Journal(db, profile: member.id)
            let comment = try RowNumbers.next(in: .comment, db)
            try journal.put(
                .comment,
                [
                    "number": .integer(comment), "review": .integer(number), "profile": .text(member.id.rawValue),
                    "author_type": .optional(member.type?.code), "text": .text(text.text),
                    "is_spoiler": .flag(isSpoiler), "written_at": .integer(now), "edited_at": .none,
                ])
            try journal.record("comment.add", subjects: [try Self.subject(ofReview: number, db)])
            return Identifier(String(comment))
        }
    }

    @discardableResult
    package func edit(
        _ id: Identifier<Comment>, _ text: PostText, isSpoiler: Bool, by profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool {
        try await change(.comment, RowNumbers.number(id), by: profile, "comment.change") {
            Self.edit(&$0, text, isSpoiler: isSpoiler, at: now)
        }
    }

    @discardableResult
    package func delete(_ id: Identifier<Comment>, by profile: Identifier<Profile>) async throws -> Bool {
        guard let number = RowNumbers.number(id) else { return false }
        return try await database.write { db in
            guard let row = try Journal.row(.comment, like: ["number": .integer(number)], db) else { return false }
            guard row["profile"] == .text(profile.rawValue) else { throw PostProblem.notOwn }
            var journal = try Journal(db, profile: profile)
            // Removed one by one, so that an undo restores the likes; a cascade would not record them.
            let likers = try String.fetchAll(db, "SELECT profile FROM comment_like WHERE comment = ?", [number])
            for liker in likers {
                try journal.remove(.commentLike, key: ["comment": .integer(number), "profile": .text(liker)])
            }
            try journal.remove(.comment, key: ["number": .integer(number)])
            return try journal.record(
                "comment.remove", subjects: [try Self.subject(ofReview: row["review"]?.argument, db)])
        }
    }

    @discardableResult
    package func setLiked(
        _ isLiked: Bool, _ id: Identifier<Comment>, by profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool {
        guard let number = RowNumbers.number(id) else { throw PostProblem.gone }
        return try await database.write { db in
            guard
                let review = try Int64.fetchOne(
                    db,
                    sql: """
                        SELECT review.number FROM comment CROSS JOIN review ON review.number = comment.review
                        WHERE comment.number = ? AND review.is_deleted = 0
                        """, arguments: [number])
            else { throw PostProblem.gone }
            return try Self.like(.commentLike, number, isLiked, profile, now, ofReview: review, db)
        }
    }
}
