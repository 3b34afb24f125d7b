/// The effect of a vote.
package struct VoteOutcome: Hashable, Sendable {
    /// The member's previous vote; nil for a first vote.
    package let before: MBTI?
    /// The member's vote now.
    package let after: MBTI
    /// The result before the vote, as the member could see it.
    package let resultBefore: ResultVisibility
    /// The result now.
    package let result: VoteResult

    package init(before: MBTI?, after: MBTI, resultBefore: ResultVisibility, result: VoteResult) {
        self.before = before
        self.after = after
        self.resultBefore = resultBefore
        self.result = result
    }
}
