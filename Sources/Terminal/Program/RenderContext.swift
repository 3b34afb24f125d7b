/// What a screen needs for drawing.
@MainActor
public struct RenderContext {
    /// Styles by role.
    package let theme: Theme
    /// Signs.
    package let glyphs: Glyphs
    /// Collects clickable regions while the frame is drawn.
    package let hits: HitMap
    /// The cached lines of the last frame.
    package let lines: LineMemory
    /// The frame of spinners.
    package let spinnerStep: Int
    /// Whether to leave out movement and decoration for screen readers (`--plain`).
    package let isPlain: Bool
    /// In which colours pictures are drawn, if at all.
    package let pictures: PictureColors

    /// Whether to draw only ASCII: names in other scripts are left out rather than shown as question marks.
    package var isASCII: Bool { glyphs.isASCII }

    package init(
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
