/// Everything that is wrong with a sign-up, in the order of the fields.
public struct SignUpProblems: Error, Hashable, Sendable {
    /// Never empty.
    public let problems: [SignUpProblem]

    /// Memberwise.
    public init(_ problems: [SignUpProblem]) {
        self.problems = problems
    }
}
