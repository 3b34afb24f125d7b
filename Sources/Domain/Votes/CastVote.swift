/// A vote that was given, as the voter's own history shows it.
public struct CastVote: Hashable, Sendable {
    /// What was said.
    public let ballot: Ballot
    /// The voter's own type at that time; nil for none.
    public let voterType: MBTI?
    /// When, seconds since 1970 UTC.
    public let votedAt: Int64
    /// What the same voter had said before; nil for a first vote.
    public let before: MBTI?

    /// Memberwise.
    public init(_ ballot: Ballot, voterType: MBTI?, votedAt: Int64, before: MBTI?) {
        self.ballot = ballot
        self.voterType = voterType
        self.votedAt = votedAt
        self.before = before
    }
}
