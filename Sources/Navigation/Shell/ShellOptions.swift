public import Terminal

/// The look and the keys of the shell.
public struct ShellOptions: Sendable {
    /// The styles.
    public var theme: Theme
    /// The signs.
    public var glyphs: Glyphs
    /// How wide text is.
    public var metrics: TextMetrics
    /// Changed keys.
    public var keyMap: KeyMap
    /// Whether mouse events are reported at the start.
    public var isMouseOn: Bool
    /// Whether to leave out movement and decoration for screen readers.
    public var isPlain: Bool
    /// Whether spinners turn.
    public var hasMotion: Bool

    /// The default look.
    public init(
        theme: Theme = .dimo, glyphs: Glyphs = .unicode, metrics: TextMetrics = TextMetrics(),
        keyMap: KeyMap = KeyMap(), isMouseOn: Bool = true, isPlain: Bool = false, hasMotion: Bool = true
    ) {
        self.theme = theme
        self.glyphs = glyphs
        self.metrics = metrics
        self.keyMap = keyMap
        self.isMouseOn = isMouseOn
        self.isPlain = isPlain
        self.hasMotion = hasMotion
    }
}
