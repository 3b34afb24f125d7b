import Domain

/// What was read for a character's page.
struct CharacterPageContents: Sendable {
    let character: CharacterSummary
    /// The other characters of its work, as many as a page shows.
    let others: [CharacterSummary]
    /// How many reviews there are, hidden ones too.
    let reviewCount: Int
    /// In which order the reviews were read.
    let order: ReviewOrder
    /// The reviews read so far.
    var reviews: Page<Review>
    /// Whether the member hid anything.
    let hasHidden: Bool
    /// Of when its votes are; empty for those of this machine.
    let age: String
}
