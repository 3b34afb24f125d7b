package import Terminal

/// The look and the keys of the shell.
package struct ShellOptions: Sendable {
    /// The styles.
    package var theme: Theme
    /// The signs.
    package var glyphs: Glyphs
    /// How wide text is.
    package var metrics: TextMetrics
    /// Changed keys.
    package var keyMap: KeyMap
    /// Whether mouse events are reported at the start.
    package var isMouseOn: Bool
    /// Whether to leave out movement and decoration for screen readers.
    package var isPlain: Bool
    /// Whether spinners turn.
    package var hasMotion: Bool
    /// Whether pictures are drawn where the terminal has the colours.
    package var hasPictures: Bool
    /// Whether the last line names the keys of a screen.
    package var hasHints: Bool

    /// The default look.
    package init(
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
