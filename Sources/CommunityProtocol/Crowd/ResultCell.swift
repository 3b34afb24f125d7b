package import Domain

/// Votes of one kind.
package struct ResultCell: Codable, Hashable, Sendable {
    /// The voters' own type; nil for those without one.
    package let voter: MBTI?
    /// What they said.
    package let type: MBTI
    package let n: Int

    package init(
        voter: MBTI? = nil, type: MBTI, n: Int
    ) {
        self.voter = voter
        self.type = type
        self.n = n
    }
}
