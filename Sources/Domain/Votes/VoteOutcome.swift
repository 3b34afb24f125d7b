/// The effect of a vote.
public struct VoteOutcome: Hashable, Sendable {
    /// The member's previous vote; nil for a first vote.
    public let before: MBTI?
    /// The member's vote now.
    public let after: MBTI
    /// The result before the vote, as the member could see it.
    public let resultBefore: ResultVisibility
    /// The result now.
    public let result: VoteResult

    /// Memberwise.
    public init(before: MBTI?, after: MBTI, resultBefore: ResultVisibility, result: VoteResult) {
        self.before = before
        self.after = after
        self.resultBefore = resultBefore
        self.result = result
    }
}
