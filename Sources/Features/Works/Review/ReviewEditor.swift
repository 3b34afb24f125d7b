import Domain

/// Edits reviews and comments. Each method returns whether anything changed.
@MainActor
struct ReviewEditor {
    let reviews: any ReviewRepository
    let member: @MainActor @Sendable () -> Author
    let clock: any WallClock

    func setLiked(_ isLiked: Bool, _ review: Identifier<Review>) async throws -> Bool {
        try await reviews.setLiked(isLiked, review, by: member().id, at: clock.now())
    }

    func setLiked(_ isLiked: Bool, _ comment: Identifier<Comment>) async throws -> Bool {
        try await reviews.setLiked(isLiked, comment, by: member().id, at: clock.now())
    }

    func delete(_ review: Identifier<Review>) async throws -> Bool {
        try await reviews.delete(review, by: member().id)
    }

    func delete(_ comment: Identifier<Comment>) async throws -> Bool {
        try await reviews.delete(comment, by: member().id)
    }

    func setHidden(_ isHidden: Bool, _ target: HideTarget) async throws -> Bool {
        try await reviews.setHidden(isHidden, target, for: member().id, at: clock.now())
    }

    func post(_ text: PostText, isSpoiler: Bool, as subject: WritingSubject) async throws -> Bool {
        let (member, now) = (member(), clock.now())
        switch subject {
        case .review(let character):
            _ = try await reviews.write(text, isSpoiler: isSpoiler, about: character, by: member, at: now)
            return true
        case .editReview(let review):
            return try await reviews.edit(review.id, text, isSpoiler: isSpoiler, by: member.id, at: now)
        case .comment(let review):
            _ = try await reviews.comment(text, isSpoiler: isSpoiler, on: review.id, by: member, at: now)
            return true
        case .editComment(let comment):
            return try await reviews.edit(comment.id, text, isSpoiler: isSpoiler, by: member.id, at: now)
        }
    }

    func report(on review: Identifier<Review>) async throws -> Report? {
        try await reviews.report(on: review, by: member().id)
    }

    func report(_ review: Identifier<Review>, for reason: ReportReason, _ text: String) async throws {
        let report = Report(reason: reason, text: text, reportedAt: clock.now())
        try await reviews.report(review, report, by: member().id)
    }
}
