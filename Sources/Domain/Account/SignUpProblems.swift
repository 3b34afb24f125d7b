/// All that is wrong with a sign-up, the first field first.
public struct SignUpProblems: Error, Hashable, Sendable {
    /// What is wrong; never empty.
    public let problems: [SignUpProblem]

    /// Makes a list.
    public init(_ problems: [SignUpProblem]) {
        self.problems = problems
    }
}
