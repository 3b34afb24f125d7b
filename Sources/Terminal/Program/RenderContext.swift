@MainActor
public struct RenderContext {
    package let theme: Theme
    package let glyphs: Glyphs
    package let hits: HitMap
    package let lines: LineMemory
    package let spinnerStep: Int
    package let isPlain: Bool
    package let pictures: PictureColors

    /// Whether to draw only ASCII: names in other scripts are omitted rather than shown as question marks.
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
