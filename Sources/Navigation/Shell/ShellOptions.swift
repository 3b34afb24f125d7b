package import Terminal

package struct ShellOptions: Sendable {
    package var theme: Theme
    package var glyphs: Glyphs
    package var metrics: TextMetrics
    package var keyMap: KeyMap
    /// Whether mouse events are reported initially.
    package var isMouseOn: Bool
    package var isPlain: Bool
    package var hasMotion: Bool
    package var hasPictures: Bool
    package var hasHints: Bool

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

    /// None if pictures are off, for screen readers, or if a half block is not one column wide.
    func pictures(on terminal: TerminalCapabilities?) -> PictureColors {
        guard let terminal, hasPictures, !isPlain, glyphs == .unicode, theme.name != Theme.mono.name else {
            return .none
        }
        if terminal.colors > 0, terminal.graphics != nil, let cell = terminal.cellSize { return .pixels(cell: cell) }
        return PictureColors(available: terminal.colors)
    }
}

/// The keys and pastes typed before there is a screen, in order.
package struct KeyBuffer: Sendable {
    /// The maximum number of events; further ones are dropped.
    package static let limit = 64

    private(set) var events: [InputEvent] = []

    package init() {}

    mutating func keep(_ event: InputEvent) {
        if events.count < Self.limit { events.append(event) }
    }
}
