/// A vote in its voter's history.
public struct CastVote: Hashable, Sendable {
    /// What was said.
    public let ballot: Ballot
    /// The voter's own type at the time; nil for none.
    public let voterType: MBTI?
    /// Seconds since 1970 UTC.
    public let votedAt: Int64
    /// The voter's previous vote on the character; nil for a first vote.
    public let before: MBTI?

    /// Memberwise.
    public init(_ ballot: Ballot, voterType: MBTI?, votedAt: Int64, before: MBTI?) {
        self.ballot = ballot
        self.voterType = voterType
        self.votedAt = votedAt
        self.before = before
    }
}
