public import Terminal

/// How the shell looks and listens.
public struct ShellOptions: Sendable {
    /// The styles.
    public var theme: Theme
    /// The signs.
    public var glyphs: Glyphs
    /// How wide text is.
    public var metrics: TextMetrics
    /// Changed keys.
    public var keyMap: KeyMap
    /// Whether the mouse is reported at the start.
    public var isMouseOn: Bool
    /// Whether movement and decoration are left out for screen readers.
    public var isPlain: Bool
    /// Whether a waiting screen moves.
    public var hasMotion: Bool

    /// Makes options; nothing named is the default look.
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
