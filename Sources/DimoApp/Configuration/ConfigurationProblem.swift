/// Something in the configuration file that cannot be used.
public struct ConfigurationProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, from 1; nil for the file as a whole.
    public let line: Int?
    /// The column, from 1; nil for the file as a whole.
    public let column: Int?
    /// What is wrong and what is allowed.
    public let reason: String

    /// Memberwise.
    public init(line: Int? = nil, column: Int? = nil, reason: String) {
        self.line = line
        self.column = column
        self.reason = reason
    }

    /// `config.yaml:3:8: reason`.
    public var description: String {
        guard let line, let column else { return "config.yaml \(reason)" }
        return "config.yaml:\(line):\(column): \(reason)"
    }
}
