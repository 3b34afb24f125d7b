/// What a screen needs for drawing.
@MainActor
public struct RenderContext {
    /// Styles by role.
    public let theme: Theme
    /// Signs.
    public let glyphs: Glyphs
    /// Collects clickable regions while the frame is drawn.
    public let hits: HitMap
    /// The cached lines of the last frame.
    public let lines: LineMemory
    /// The frame of spinners.
    public let spinnerStep: Int
    /// Whether to leave out movement and decoration for screen readers (`--plain`).
    public let isPlain: Bool
    /// In which colours pictures are drawn, if at all.
    public let pictures: PictureColors

    /// Whether to draw only ASCII: names in other scripts are left out rather than shown as question marks.
    public var isASCII: Bool { glyphs.isASCII }

    /// Memberwise.
    public init(
        theme: Theme = .dimo, glyphs: Glyphs = .unicode, hits: HitMap = HitMap(), lines: LineMemory = LineMemory(),
        spinnerStep: Int = 0,
        isPlain: Bool = false, pictures: PictureColors = .none
    ) {
        self.theme = theme
        self.glyphs = glyphs
        self.hits = hits
        self.lines = lines
        self.spinnerStep = spinnerStep
        self.isPlain = isPlain
        self.pictures = pictures
    }
}
