package import Domain

/// The options of the command line; nil leaves a choice to the configuration and the environment.
package struct LaunchOptions: Hashable, Sendable {
    package var dataDirectory: String?
    package var language: Language?
    package var theme: String?
    /// `--ascii`: draws without Unicode.
    package var isASCII = false
    /// `--plain`: omits movement and decoration for screen readers.
    package var isPlain = false
    package var isMouseOff = false
    package var isOffline = false

    /// `--reveal`, for snapshots: shows every type, even of characters not dug, whatever the configuration says.
    package var isRevealed = false

    /// Whether a terminal with a dark or light background shows the program; drawings elsewhere are dark.
    package var isInTerminal = false

    /// `--as`, the ID of the account to act as; nil for the account that is signed in.
    package var account: String?

    /// `--log-level`: trace, debug, info, notice, warning, error or critical.
    package var logLevel: LogLevel = .notice

    package init() {}
}

package enum LogLevel: String, CaseIterable, Hashable, Sendable {
    case trace
    case debug
    case info
    case notice
    case warning
    case error
    case critical
}
