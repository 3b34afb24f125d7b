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
    /// Whether pictures are drawn where the terminal has the colours.
    public var hasPictures: Bool
    /// Whether the last line names the keys of a screen.
    public var hasHints: Bool

    /// The default look.
    public init(
        theme: Theme = .dimo, glyphs: Glyphs = .unicode, metrics: TextMetrics = TextMetrics(),
        keyMap: KeyMap = KeyMap(), isMouseOn: Bool = true, isPlain: Bool = false, hasMotion: Bool = true,
        hasPictures: Bool = true, hasHints: Bool = true
    ) {
        self.theme = theme
        self.glyphs = glyphs
        self.metrics = metrics
        self.keyMap = keyMap
        self.isMouseOn = isMouseOn
        self.isPlain = isPlain
        self.hasMotion = hasMotion
        self.hasPictures = hasPictures
        self.hasHints = hasHints
    }

    /// In which colours pictures are drawn: in none where they are not wanted, are no text for a reader of the screen,
    /// or where a half block is not one column wide.
    func pictures(on terminal: TerminalCapabilities?) -> PictureColors {
        guard let terminal, hasPictures, !isPlain, glyphs == .unicode, theme.name != Theme.mono.name else {
            return .none
        }
        if terminal.colors > 0, terminal.graphics != nil, let cell = terminal.cellSize { return .pixels(cell: cell) }
        return PictureColors(available: terminal.colors)
    }
}
