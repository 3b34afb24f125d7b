public import Domain

/// What was asked for on the command line; nil leaves it to the configuration and the environment.
public struct LaunchOptions: Hashable, Sendable {
    /// The folder for all files, `--data-dir`.
    public var dataDirectory: String?
    /// The language, `--lang`.
    public var language: Language?
    /// The theme, `--theme`.
    public var theme: String?
    /// Draw without Unicode, `--ascii`.
    public var isASCII = false
    /// Leave movement and decoration out for screen readers, `--plain`.
    public var isPlain = false
    /// No mouse, `--no-mouse`.
    public var isMouseOff = false
    /// Leave the network alone, `--offline`.
    public var isOffline = false

    /// Show every type, also of characters that were not dug, whatever the configuration says; for a drawing, `--reveal`.
    public var isRevealed = false

    /// Whether it runs in a terminal whose background may be dark or light; what is drawn elsewhere is dark.
    public var isInTerminal = false

    /// The ID of the account to act as, `--as`; nil for whoever is signed in.
    public var account: String?

    /// What is logged: trace, debug, info, notice, warning, error or critical, `--log-level`.
    public var logLevel: LogLevel = .notice

    /// Asks for nothing.
    public init() {}
}
