@MainActor
public struct RenderContext {
    package let theme: Theme
    package let glyphs: Glyphs
    package let hits: HitMap
    package let lines: LineMemory
    package let spinnerStep: Int
    package let isPlain: Bool
    package let pictures: PictureColors
    /// The visible rows of a page that scrolls, which its panes fill; 0 elsewhere.
    package let pageHeight: Int

    /// Whether to draw only ASCII: names in other scripts are omitted rather than shown as question marks.
    package var isASCII: Bool { glyphs.isASCII }

    package init(
        theme: Theme = .dimo, glyphs: Glyphs = .unicode, hits: HitMap = HitMap(), lines: LineMemory = LineMemory(),
        spinnerStep: Int = 0,
        isPlain: Bool = false, pictures: PictureColors = .none, pageHeight: Int = 0
    ) {
        self.theme = theme
        self.glyphs = glyphs
        self.hits = hits
        self.lines = lines
        self.spinnerStep = spinnerStep
        self.isPlain = isPlain
        self.pictures = pictures
        self.pageHeight = pageHeight
    }
}
