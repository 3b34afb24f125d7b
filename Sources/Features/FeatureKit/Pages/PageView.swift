package import Terminal

/// Draws a page longer than the screen in full and shows the part it is scrolled to.
@MainActor
package struct PageView {
    package private(set) var offset = ScrollOffset()
    /// Whether the focused line is on the screen; true if nothing has the focus.
    package private(set) var isFocusSeen = true
    private var extent: Rect?

    package init() {}

    package mutating func scroll(by distance: PageMovement.Distance) {
        switch distance {
        case .lines(let count): offset.scroll(by: count)
        case .screens(let fraction): offset.scroll(by: Int(Double(offset.height) * fraction))
        }
    }

    /// Draws the page and shows the part it is scrolled to.
    ///
    /// - Parameters:
    ///   - height: the number of lines of the focused target to reveal; 0 for its first line only.
    ///   - content: draws the page from line 0. Returns the number of lines and the line of the focus.
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
        // A resize may have moved the focus off the screen.
        if revealing || (extent != nil && extent != rect), let focus {
            // Reveals the end of the target first, then its beginning, which takes precedence.
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

    /// The whole page as text, drawn at a fixed width.
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

    /// The lines of a typical page; a longer one is drawn twice.
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
