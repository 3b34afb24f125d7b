package struct CastVote: Hashable, Sendable {
    package let ballot: Ballot
    /// The voter's own type at the time; nil for none.
    package let voterType: MBTI?
    /// Seconds since 1970 UTC.
    package let votedAt: Int64
    /// Nil for a first vote.
    package let before: MBTI?

    package init(_ ballot: Ballot, voterType: MBTI?, votedAt: Int64, before: MBTI?) {
        self.ballot = ballot
        self.voterType = voterType
        self.votedAt = votedAt
        self.before = before
    }
}
