public import Domain

/// Votes of one kind.
public struct ResultCell: Codable, Hashable, Sendable {
    /// The voters' own type; nil for those without one.
    public let voter: MBTI?
    /// What they said.
    public let type: MBTI
    /// How many.
    public let n: Int

    /// Memberwise.
    public init(
        voter: MBTI? = nil, type: MBTI, n: Int
    ) {
        self.voter = voter
        self.type = type
        self.n = n
    }
}
