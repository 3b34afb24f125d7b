package import Domain
import Persistence

extension InMemoryCommunity: ReviewRepository {
    package func reviews(
        of character: Identifier<WorkCharacter>, by order: ReviewOrder, for viewer: Viewer, after last: ListMark?,
        limit: Int
    ) async throws -> Page<Review> {
        try await store().reviews.reviews(of: character, by: order, for: viewer, after: last, limit: limit)
    }

    package func reviewCount(of character: Identifier<WorkCharacter>) async throws -> Int {
        try await store().reviews.reviewCount(of: character)
    }

    package func review(_ id: Identifier<Review>, for viewer: Viewer) async throws -> Review? {
        try await store().reviews.review(id, for: viewer)
    }

    package func open(_ id: Identifier<Review>, by profile: Identifier<Profile>) async throws {
        try await store(as: profile).reviews.open(id, by: profile)
    }

    @discardableResult
    package func write(
        _ text: PostText, isSpoiler: Bool, about character: Identifier<WorkCharacter>, by member: Author,
        at now: Int64
    ) async throws -> Identifier<Review> {
        try await store(as: member.id).reviews.write(text, isSpoiler: isSpoiler, about: character, by: member, at: now)
    }

    @discardableResult
    package func edit(
        _ id: Identifier<Review>, _ text: PostText, isSpoiler: Bool, by profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool {
        try await store(as: profile).reviews.edit(id, text, isSpoiler: isSpoiler, by: profile, at: now)
    }

    @discardableResult
    package func delete(_ id: Identifier<Review>, by profile: Identifier<Profile>) async throws -> Bool {
        try await store(as: profile).reviews.delete(id, by: profile)
    }

    @discardableResult
    package func setLiked(
        _ isLiked: Bool, _ id: Identifier<Review>, by profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool {
        try await store(as: profile).reviews.setLiked(isLiked, id, by: profile, at: now)
    }

    package func comments(
        of review: Identifier<Review>, hidesSpoilers: Bool, for viewer: Viewer, after last: ListMark?, limit: Int
    ) async throws -> Page<Comment> {
        try await store().reviews.comments(
            of: review, hidesSpoilers: hidesSpoilers, for: viewer, after: last, limit: limit)
    }

    @discardableResult
    package func comment(
        _ text: PostText, isSpoiler: Bool, on review: Identifier<Review>, by member: Author, at now: Int64
    ) async throws -> Identifier<Comment> {
        try await store(as: member.id).reviews.comment(text, isSpoiler: isSpoiler, on: review, by: member, at: now)
    }

    @discardableResult
    package func edit(
        _ id: Identifier<Comment>, _ text: PostText, isSpoiler: Bool, by profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool {
        try await store(as: profile).reviews.edit(id, text, isSpoiler: isSpoiler, by: profile, at: now)
    }

    @discardableResult
    package func delete(_ id: Identifier<Comment>, by profile: Identifier<Profile>) async throws -> Bool {
        try await store(as: profile).reviews.delete(id, by: profile)
    }

    @discardableResult
    package func setLiked(
        _ isLiked: Bool, _ id: Identifier<Comment>, by profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool {
        try await store(as: profile).reviews.setLiked(isLiked, id, by: profile, at: now)
    }

    @discardableResult
    package func setHidden(
        _ isHidden: Bool, _ target: HideTarget, for profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool {
        try await store(as: profile).reviews.setHidden(isHidden, target, for: profile, at: now)
    }

    package func hidden(
        of profile: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<HiddenItem> {
        try await store().reviews.hidden(of: profile, after: last, limit: limit)
    }

    @discardableResult
    package func report(
        _ id: Identifier<Review>, _ report: Report, by profile: Identifier<Profile>
    ) async throws -> Report {
        try await store(as: profile).reviews.report(id, report, by: profile)
    }

    package func report(on id: Identifier<Review>, by profile: Identifier<Profile>) async throws -> Report? {
        try await store(as: profile).reviews.report(on: id, by: profile)
    }
}
