/// Reviews and their comments. What a reader hid is in no list of that reader.
public protocol ReviewRepository: Sendable {
    /// A page of a character's reviews.
    func reviews(
        of character: Identifier<WorkCharacter>, by order: ReviewOrder, for reader: Reader, after last: ListMark?,
        limit: Int
    ) async throws -> Page<Review>
    /// How many reviews a character has, hidden ones too.
    func reviewCount(of character: Identifier<WorkCharacter>) async throws -> Int
    /// A review, also one that is hidden; nil when there is none of that id, or no longer.
    func review(_ id: Identifier<Review>, for reader: Reader) async throws -> Review?
    /// Notes that a member opened a review: once a member, never its author.
    func open(_ id: Identifier<Review>, by profile: Identifier<Profile>) async throws
    /// Writes a review, as one step that can be undone.
    /// - Throws: `PostProblem.gone` when the character is no longer there.
    @discardableResult
    func write(
        _ text: PostText, isSpoiler: Bool, about character: Identifier<WorkCharacter>, by member: ActingMember,
        at now: Int64
    ) async throws -> Identifier<Review>
    /// Changes an own review, as one step that can be undone; answers whether that changed anything.
    /// - Throws: `PostProblem.gone` or `notOwn`.
    @discardableResult
    func edit(
        _ id: Identifier<Review>, _ text: PostText, isSpoiler: Bool, by profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool
    /// Takes an own review away with its comments; it can be undone. Answers whether it was there.
    /// - Throws: `PostProblem.notOwn`.
    @discardableResult
    func delete(_ id: Identifier<Review>, by profile: Identifier<Profile>) async throws -> Bool
    /// Likes a review or no longer, as one step that can be undone; answers whether that changed anything.
    @discardableResult
    func setLiked(
        _ isLiked: Bool, _ id: Identifier<Review>, by profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool

    /// A page of a review's comments, the oldest first.
    /// - Parameter hidesSpoilers: leaves out those that are flagged.
    func comments(
        of review: Identifier<Review>, hidesSpoilers: Bool, for reader: Reader, after last: ListMark?, limit: Int
    ) async throws -> Page<Comment>
    /// Writes a comment, as one step that can be undone.
    /// - Throws: `PostProblem.gone` when the review is no longer there.
    @discardableResult
    func comment(
        _ text: PostText, isSpoiler: Bool, on review: Identifier<Review>, by member: ActingMember, at now: Int64
    ) async throws -> Identifier<Comment>
    /// Changes an own comment, as one step that can be undone; answers whether that changed anything.
    /// - Throws: `PostProblem.gone` or `notOwn`.
    @discardableResult
    func edit(
        _ id: Identifier<Comment>, _ text: PostText, isSpoiler: Bool, by profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool
    /// Takes an own comment away, as one step that can be undone; answers whether it was there.
    /// - Throws: `PostProblem.notOwn`.
    @discardableResult
    func delete(_ id: Identifier<Comment>, by profile: Identifier<Profile>) async throws -> Bool
    /// Likes a comment or no longer, as one step that can be undone; answers whether that changed anything.
    @discardableResult
    func setLiked(
        _ isLiked: Bool, _ id: Identifier<Comment>, by profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool

    /// Hides something or shows it again, as one step that can be undone; answers whether that changed anything.
    @discardableResult
    func setHidden(
        _ isHidden: Bool, _ target: HideTarget, for profile: Identifier<Profile>, at now: Int64
    ) async throws -> Bool
    /// A page of what a member hid, the newest first.
    func hidden(
        of profile: Identifier<Profile>, after last: ListMark?, limit: Int
    ) async throws -> Page<HiddenItem>
    /// Reports a review. Once a member: a second report changes nothing and answers the first.
    /// - Throws: `PostProblem.gone` when the review is no longer there.
    @discardableResult
    func report(
        _ id: Identifier<Review>, _ report: Report, by profile: Identifier<Profile>
    ) async throws -> Report
    /// The report a member made on a review; nil for none.
    func report(on id: Identifier<Review>, by profile: Identifier<Profile>) async throws -> Report?
}
