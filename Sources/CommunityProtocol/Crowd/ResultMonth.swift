public import Domain

/// The votes of one month that still stand.
public struct ResultMonth: Codable, Hashable, Sendable {
    /// `year * 12 + month - 1`, UTC.
    public let month: Int
    /// What was said.
    public let type: MBTI
    /// How many.
    public let n: Int

    /// Memberwise.
    public init(
        month: Int, type: MBTI, n: Int
    ) {
        self.month = month
        self.type = type
        self.n = n
    }
}
