/// Something in the configuration file that cannot be used.
public struct ConfigurationProblem: Hashable, Sendable, CustomStringConvertible {
    /// The line, from 1.
    public let line: Int
    /// The column, from 1.
    public let column: Int
    /// What is wrong and what is allowed.
    public let reason: String

    /// Memberwise.
    public init(line: Int, column: Int, reason: String) {
        self.line = line
        self.column = column
        self.reason = reason
    }

    /// `config.yaml:3:8: reason`.
    public var description: String { "config.yaml:\(line):\(column): \(reason)" }
}
