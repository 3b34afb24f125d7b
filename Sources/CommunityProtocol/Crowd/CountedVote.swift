public import Domain

/// A member's own vote as it was counted.
public struct CountedVote: Codable, Hashable, Sendable {
    /// What was said.
    public let type: MBTI
    /// The voter's own type at that time; nil for none.
    public let voterType: MBTI?
    /// In milliseconds.
    public let at: Int64

    /// Memberwise.
    public init(
        type: MBTI, voterType: MBTI? = nil, at: Int64
    ) {
        self.type = type
        self.voterType = voterType
        self.at = at
    }
}
