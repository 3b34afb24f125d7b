/// What a screen draws with.
@MainActor
public struct RenderContext {
    /// Styles by role.
    public let theme: Theme
    /// Signs.
    public let glyphs: Glyphs
    /// Collects what can be clicked while the frame is drawn.
    public let hits: HitMap
    /// The lines of the last frame.
    public let lines: LineMemory
    /// Counts the frames of a spinner.
    public let spinnerStep: Int
    /// Whether movement and decoration are left out for screen readers (`--plain`).
    public let isPlain: Bool

    /// Whether only ASCII is drawn: names in other scripts are left out rather than shown as question marks.
    public var isASCII: Bool { glyphs == .ascii }

    /// Memberwise.
    public init(
        theme: Theme = .dimo, glyphs: Glyphs = .unicode, hits: HitMap = HitMap(), lines: LineMemory = LineMemory(),
        spinnerStep: Int = 0,
        isPlain: Bool = false
    ) {
        self.theme = theme
        self.glyphs = glyphs
        self.hits = hits
        self.lines = lines
        self.spinnerStep = spinnerStep
        self.isPlain = isPlain
    }
}
