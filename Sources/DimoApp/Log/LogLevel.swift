/// How much is written to the log file.
package enum LogLevel: String, CaseIterable, Hashable, Sendable {
    /// Everything.
    case trace
    /// What helps to find an error.
    case debug
    /// What the program does.
    case info
    /// What is worth knowing.
    case notice
    /// What is not as it should be.
    case warning
    /// What failed.
    case error
    /// What ends the program.
    case critical
}
