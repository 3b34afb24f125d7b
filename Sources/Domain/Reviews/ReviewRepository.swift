/// Stores reviews and comments. Lists leave out what the viewer hid. Every change is one undoable step.
package protocol ReviewRepository: Sendable {
    func reviews(
        of character: Identifier<WorkCharacter>, by order: ReviewOrder, for viewer: Viewer, after last: ListMark?,
        limit: Int
    ) async throws -> Page<Review>
    /// Returns the number of reviews, including hidden ones.
    func reviewCount(of character: Identifier<WorkCharacter>) async throws -> Int
    /// Returns a review, even a hidden one; nil for an unknown id.
    func review(_ id: Identifier<Review>, for viewer: Viewer) async throws -> Review?
    /// Counts a view, once per member and never for the author.
    func open(_ id: Identifier<Review>, by profile: Identifier<Profile>) async throws
    /// - Throws: `PostProblem.gone` if the character no longer exists.
    @discardableResult
    func write(
        _ text: PostText, isSpoiler: Bool, about character: Identifier<WorkCharacter>, by member: Author,
        at now: Int64
    ) async throws -> Identifier<Review>
    /// Edits the member's own review and returns whether anything changed. Throws `PostProblem.gone` or `notOwn`.
    @discardableResult
    func edit(
        _ id: Identifier<Review>, _ text: PostText, isSpoiler: Bool, by profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool
    /// Deletes the member's own review and its comments; returns whether it existed. Throws `PostProblem.notOwn`.
    @discardableResult
    func delete(_ id: Identifier<Review>, by profile: Identifier<Profile>) async throws -> Bool
    @discardableResult
    func setLiked(
        _ isLiked: Bool, _ id: Identifier<Review>, by profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool

    /// Returns a page of a review's comments, oldest first; `hidesSpoilers` leaves out flagged ones.
    func comments(
        of review: Identifier<Review>, hidesSpoilers: Bool, for viewer: Viewer, after last: ListMark?, limit: Int
    ) async throws -> Page<Comment>
    /// - Throws: `PostProblem.gone` if the review no longer exists.
    @discardableResult
    func comment(
        _ text: PostText, isSpoiler: Bool, on review: Identifier<Review>, by member: Author, at now: Int64
    ) async throws -> Identifier<Comment>
    /// Edits the member's own comment and returns whether anything changed. Throws `PostProblem.gone` or `notOwn`.
    @discardableResult
    func edit(
        _ id: Identifier<Comment>, _ text: PostText, isSpoiler: Bool, by profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool
    /// Deletes the member's own comment and returns whether it existed. Throws `PostProblem.notOwn`.
    @discardableResult
    func delete(_ id: Identifier<Comment>, by profile: Identifier<Profile>) async throws -> Bool
    @discardableResult
    func setLiked(
        _ isLiked: Bool, _ id: Identifier<Comment>, by profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool

    @discardableResult
    func setHidden(
        _ isHidden: Bool, _ target: HideTarget, for profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool
    /// Returns a page of what a member hid, newest first.
    func hidden(
        of profile: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<HiddenItem>
    /// Reports a review. A member's second report changes nothing and returns the first. In a shared community, a
    /// report cannot be undone, because its server cannot withdraw it. Throws `PostProblem.gone` if the review no
    /// longer exists.
    @discardableResult
    func report(
        _ id: Identifier<Review>, _ report: Report, by profile: Identifier<Profile>
    ) async throws -> Report
    func report(on id: Identifier<Review>, by profile: Identifier<Profile>) async throws -> Report?
}

package enum ReviewOrder: String, CaseIterable, Sendable {
    case newest
    case liked
    case viewed
}

package struct HiddenItem: Hashable, Sendable {
    package let target: HideTarget
    package let author: MemberReference
    /// The character a hidden review or comment is about; nil for an author.
    package let character: LocalizedText?
    /// Seconds since 1970 UTC.
    package let hiddenAt: Int64

    package init(target: HideTarget, author: MemberReference, character: LocalizedText?, hiddenAt: Int64) {
        self.target = target
        self.author = author
        self.character = character
        self.hiddenAt = hiddenAt
    }
}

package enum HideTarget: Hashable, Sendable {
    case review(Identifier<Review>)
    case comment(Identifier<Comment>)
    case author(Identifier<Profile>)
}

package struct Report: Hashable, Sendable {
    package let reason: ReportReason
    package let text: String?
    /// Seconds since 1970 UTC.
    package let reportedAt: Int64

    package init(reason: ReportReason, text: String?, reportedAt: Int64) {
        self.reason = reason
        let line = text.map { PlainText.line($0, limit: ReportReason.longestText) }
        self.text = line?.isEmpty == false ? line : nil
        self.reportedAt = reportedAt
    }
}

package enum ReportReason: String, CaseIterable, Sendable {
    case profanity
    case spoiler
    case obscenity
    case promotion
    case politics
    case falsehood
    case other

    package static let longestText = 100
}
