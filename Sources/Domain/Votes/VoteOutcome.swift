package struct VoteOutcome: Hashable, Sendable {
    /// Nil for a first vote.
    package let before: MBTI?
    package let after: MBTI
    /// The result before the vote, as the member could see it.
    package let resultBefore: ResultVisibility
    package let result: VoteResult

    package init(before: MBTI?, after: MBTI, resultBefore: ResultVisibility, result: VoteResult) {
        self.before = before
        self.after = after
        self.resultBefore = resultBefore
        self.result = result
    }
}
