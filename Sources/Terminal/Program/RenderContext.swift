@MainActor
public struct RenderContext {
    package let theme: Theme
    package let glyphs: Glyphs
    package let hits: HitMap
    package let lines: LineMemory
    package let spinnerStep: Int
    package let isPlain: Bool
    package let pictures: PictureColors
    /// The colours of the terminal: 0, 8, 16, 256 or 16,777,216.
    package let colors: Int
    /// The visible rows of a page that scrolls, which its panes fill; 0 elsewhere.
    package let pageHeight: Int

    /// Whether to draw only ASCII: names in other scripts are omitted rather than shown as question marks.
    package var isASCII: Bool { glyphs.isASCII }

    package init(
        theme: Theme = .dimo, glyphs: Glyphs = .unicode, hits: HitMap = HitMap(), lines: LineMemory = LineMemory(),
        spinnerStep: Int = 0,
        isPlain: Bool = false, pictures: PictureColors = .none, colors: Int = 16_777_216, pageHeight: Int = 0
    ) {
        self.theme = theme
        self.glyphs = glyphs
        self.hits = hits
        self.lines = lines
        self.spinnerStep = spinnerStep
        self.isPlain = isPlain
        self.pictures = pictures
        self.colors = colors
        self.pageHeight = pageHeight
    }

    /// Four brightnesses of a role's hue, the faintest first; nil if only signs can distinguish quantities: in a theme
    /// without colours of its own, or on a terminal with few colours.
    package func shades(of role: Role) -> [Style]? {
        guard colors >= 256, let background = theme.background, let full = theme[role].foreground.channels else {
            return nil
        }
        let ground = background == .dark ? 0 : 255
        return [40, 60, 80, 100].map { share in
            var style = theme[role]
            if share < 100 { style.foreground = Color(mixing: full, with: [ground, ground, ground], percent: share) }
            return style
        }
    }

    /// A hue between those of two roles, `share` 0 to 1; nil where the theme or the terminal has too few colours.
    package func style(between first: Role, _ second: Role, share: Double) -> Style? {
        guard colors >= 256, share.isFinite, let start = theme[first].foreground.channels,
            let end = theme[second].foreground.channels
        else { return nil }
        return Style(
            foreground: Color(mixing: end, with: start, percent: Int((min(max(share, 0), 1) * 100).rounded())))
    }
}
