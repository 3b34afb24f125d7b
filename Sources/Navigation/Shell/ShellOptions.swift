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

    /// The default look.
    public init(
        theme: Theme = .dimo, glyphs: Glyphs = .unicode, metrics: TextMetrics = TextMetrics(),
        keyMap: KeyMap = KeyMap(), isMouseOn: Bool = true, isPlain: Bool = false, hasMotion: Bool = true,
        hasPictures: Bool = true
    ) {
        self.theme = theme
        self.glyphs = glyphs
        self.metrics = metrics
        self.keyMap = keyMap
        self.isMouseOn = isMouseOn
        self.isPlain = isPlain
        self.hasMotion = hasMotion
        self.hasPictures = hasPictures
    }

    /// In which colours pictures are drawn: in none where they are not wanted, are no text for a reader of the screen,
    /// or where a half block is not one column wide.
    func pictures(onColors colors: Int) -> PictureColors {
        guard hasPictures, !isPlain, glyphs == .unicode, theme.name != Theme.mono.name else { return .none }
        return PictureColors(available: colors)
    }
}
