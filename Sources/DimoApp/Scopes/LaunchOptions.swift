package import Domain

/// What was asked for on the command line; nil leaves it to the configuration and the environment.
package struct LaunchOptions: Hashable, Sendable {
    /// The folder for all files, `--data-dir`.
    package var dataDirectory: String?
    /// The language, `--lang`.
    package var language: Language?
    /// The theme, `--theme`.
    package var theme: String?
    /// Draw without Unicode, `--ascii`.
    package var isASCII = false
    /// Leave movement and decoration out for screen readers, `--plain`.
    package var isPlain = false
    /// No mouse, `--no-mouse`.
    package var isMouseOff = false
    /// Leave the network alone, `--offline`.
    package var isOffline = false

    /// Show every type, also of characters that were not dug, whatever the configuration says; for a drawing, `--reveal`.
    package var isRevealed = false

    /// Whether it runs in a terminal whose background may be dark or light; what is drawn elsewhere is dark.
    package var isInTerminal = false

    /// The ID of the account to act as, `--as`; nil for whoever is signed in.
    package var account: String?

    /// What is logged: trace, debug, info, notice, warning, error or critical, `--log-level`.
    package var logLevel: LogLevel = .notice

    /// Asks for nothing.
    package init() {}
}
