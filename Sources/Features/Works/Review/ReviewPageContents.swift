import Domain

/// What was read for a review's page.
struct ReviewPageContents: Sendable {
    let review: Review
    /// The comments read so far.
    var comments: Page<Comment>
}
