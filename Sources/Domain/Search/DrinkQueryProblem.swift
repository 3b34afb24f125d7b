/// What a line of search could not be understood for.
public struct DrinkQueryProblem: Hashable, Sendable {
    /// What is wrong.
    public enum Reason: Hashable, Sendable {
        /// Nothing stands behind the operator.
        case missingValue(String)
        /// It is no number the operator takes.
        case notANumber(String)
        /// The operator takes `<`, `<=`, `>` or `>=`.
        case missingComparison(String)
        /// Nothing has this name; the name most like it, where there is one.
        case unknownName(String, suggestion: String?)
    }

    /// What is wrong.
    public let reason: Reason
    /// The character it begins with, counted from 0.
    public let start: Int

    /// Memberwise.
    public init(_ reason: Reason, at start: Int) {
        self.reason = reason
        self.start = start
    }
}
