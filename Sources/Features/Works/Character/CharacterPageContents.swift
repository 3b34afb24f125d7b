import Domain

struct CharacterPageContents: Sendable {
    let character: CharacterSummary
    /// The other characters of the work, as many as a page shows.
    let others: [CharacterSummary]
    /// The number of reviews, including hidden ones.
    let reviewCount: Int
    let order: ReviewOrder
    var reviews: Page<Review>
    let hasHidden: Bool
    /// Age of the server's numbers; empty for local ones.
    let age: String
}
