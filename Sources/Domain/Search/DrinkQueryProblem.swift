/// A part of the search line that could not be understood.
public struct DrinkQueryProblem: Hashable, Sendable {
    /// What is wrong.
    public enum Reason: Hashable, Sendable {
        /// The operator has no value.
        case missingValue(String)
        /// The value is not a number the operator accepts.
        case notANumber(String)
        /// The operator needs `<`, `<=`, `>` or `>=`.
        case missingComparison(String)
        /// Nothing has this name; with the most similar name, if there is one.
        case unknownName(String, suggestion: String?)
    }

    /// What is wrong.
    public let reason: Reason
    /// The index of its first character.
    public let start: Int

    /// Memberwise.
    public init(_ reason: Reason, at start: Int) {
        self.reason = reason
        self.start = start
    }
}
