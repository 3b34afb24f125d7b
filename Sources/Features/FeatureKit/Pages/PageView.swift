package import Terminal

/// A page longer than the screen: drawn whole, shown from where it is scrolled to.
@MainActor
package struct PageView {
    package private(set) var offset = ScrollOffset()
    /// Whether the line of the focus is on the screen, or there is none.
    package private(set) var isFocusSeen = true
    private var extent: Rect?

    /// At its top.
    package init() {}

    /// Moves the page.
    package mutating func scroll(by distance: PageMovement.Distance) {
        switch distance {
        case .lines(let count): offset.scroll(by: count)
        case .screens(let fraction): offset.scroll(by: Int(Double(offset.height) * fraction))
        }
    }

    /// Draws the page and shows the part of it that is scrolled to.
    ///
    /// - Parameters:
    ///   - revealing: whether the line that `content` answers shall be brought onto the screen.
    ///   - height: the lines of what has the focus, which shall be seen whole; 0 for its first line alone.
    ///   - content: draws the page from its line 0 and answers how many lines it took, and the line of the focus.
    package mutating func draw(
        revealing: Bool, height: Int = 0, into canvas: inout Canvas, in rect: Rect, context: RenderContext,
        content: (inout Canvas, RenderContext) -> (lines: Int, focus: Int?)
    ) {
        var drawn = Self.draw(max(rect.height, Self.usual), rect.width, canvas.metrics, context, content)
        if drawn.lines > drawn.page.size.height {
            drawn = Self.draw(drawn.lines, rect.width, canvas.metrics, context, content)
        }
        let (page, hits, lines, focus) = drawn
        offset.layout(count: lines, height: rect.height)
        // In a window of another size the focus may have left the screen.
        if revealing || (extent != nil && extent != rect), let focus {
            // The end of what has the focus first, then its beginning, which matters more.
            if height > 1 { offset.reveal(min(focus + height - 1, max(lines - 1, 0))) }
            offset.reveal(focus)
        }
        extent = rect
        isFocusSeen = focus.map { (offset.top..<offset.top + rect.height).contains($0) } ?? true
        canvas.show(page, from: offset.top, in: rect)
        context.hits.add(hits, from: offset.top, in: rect)
        if offset.hasMoreBelow {
            canvas.put("…", x: rect.maxX - 2, y: rect.maxY - 1, style: context.theme[.muted])
        }
    }

    /// The whole page as text, as it is drawn in a window of usual width.
    static func text(
        metrics: TextMetrics, context: RenderContext,
        content: (inout Canvas, RenderContext) -> (lines: Int, focus: Int?)
    ) -> String {
        var drawn = draw(usual, textWidth, metrics, context, content)
        if drawn.lines > drawn.page.size.height { drawn = draw(drawn.lines, textWidth, metrics, context, content) }
        let lines = (0..<drawn.lines).map { y in
            var line = drawn.page.text(inRow: y)
            while line.last == " " { line.removeLast() }
            return line
        }
        let margin = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { String($0.dropFirst(margin)) }.joined(separator: "\n")
            .trimmingPrefix { $0 == "\n" }.description
    }

    private static let textWidth = 96

    /// Most pages have fewer lines; a longer one is drawn twice.
    private static let usual = 120

    private static func draw(
        _ height: Int, _ width: Int, _ metrics: TextMetrics, _ context: RenderContext,
        _ content: (inout Canvas, RenderContext) -> (lines: Int, focus: Int?)
    ) -> (page: Canvas, hits: HitMap, lines: Int, focus: Int?) {
        let hits = HitMap()
        let inner = RenderContext(
            theme: context.theme, glyphs: context.glyphs, hits: hits, spinnerStep: context.spinnerStep,
            isPlain: context.isPlain)
        var page = Canvas(size: Size(width: width, height: height), metrics: metrics, style: context.theme[.text])
        let (lines, focus) = content(&page, inner)
        return (page, hits, lines, focus)
    }
}
