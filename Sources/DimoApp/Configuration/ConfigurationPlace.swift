/// Where something stands in the configuration file.
public struct ConfigurationPlace: Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The column, from 1.
    public let column: Int

    /// Memberwise.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
