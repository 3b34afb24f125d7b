import Domain

struct ReviewPageContents: Sendable {
    let review: Review
    var comments: Page<Comment>
}
