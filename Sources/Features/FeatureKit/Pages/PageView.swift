public import Terminal

/// A page longer than the screen: drawn whole, shown from where it is scrolled to.
@MainActor
public struct PageView {
    /// Where the page is scrolled to.
    public private(set) var offset = ScrollOffset()

    /// Makes a page at its top.
    public init() {}

    /// Moves the page.
    public mutating func scroll(by distance: PageMovement.Distance) {
        switch distance {
        case .lines(let count): offset.scroll(by: count)
        case .screens(let fraction): offset.scroll(by: Int(Double(offset.height) * fraction))
        }
    }

    /// Draws the page and shows the part of it that is scrolled to.
    ///
    /// - Parameters:
    ///   - revealing: whether the line that `content` answers shall be brought onto the screen.
    ///   - content: draws the page from its line 0 and answers how many lines it took, and the line of the focus.
    public mutating func draw(
        revealing: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext,
        content: (inout Canvas, RenderContext) -> (lines: Int, focus: Int?)
    ) {
        let hits = HitMap()
        let inner = RenderContext(
            theme: context.theme, glyphs: context.glyphs, hits: hits, spinnerStep: context.spinnerStep,
            isPlain: context.isPlain)
        var page = Canvas(
            size: Size(width: rect.width, height: max(rect.height, Self.longest)), metrics: canvas.metrics,
            style: context.theme[.text])
        let (lines, focus) = content(&page, inner)
        offset.layout(count: lines, height: rect.height)
        if revealing, let focus { offset.reveal(focus) }
        canvas.show(page, from: offset.top, in: rect)
        context.hits.add(hits, from: offset.top, in: rect)
        if offset.hasMoreBelow {
            canvas.put("…", x: rect.maxX - 2, y: rect.maxY - 1, style: context.theme[.muted])
        }
    }

    /// No page is longer than this many lines.
    private static let longest = 120
}
