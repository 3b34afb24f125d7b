package import Terminal

/// Draws a page longer than the screen in full and shows the part it is scrolled to.
@MainActor
package struct PageView {
    package private(set) var offset = ScrollOffset()
    /// Whether the focused line is on the screen; true if nothing has the focus.
    package private(set) var isFocusSeen = true
    package private(set) var places: [AnyHashable: HitMap.Place] = [:]
    private var extent: Rect?

    package init() {}

    package mutating func scroll(by distance: PageMovement.Distance) {
        switch distance {
        case .lines(let count): offset.scroll(by: count)
        case .screens(let fraction): offset.scroll(by: Int(Double(offset.height) * fraction))
        }
    }

    /// Draws the page and shows the part it is scrolled to. `height` is the number of lines of the focused target to
    /// reveal, 0 for its first line only. `content` draws from line 0 and returns its lines and the line of the focus.
    package mutating func draw(
        revealing: Bool, height: Int = 0, into canvas: inout Canvas, in rect: Rect, context: RenderContext,
        content: (inout Canvas, RenderContext) -> (lines: Int, focus: Int?)
    ) {
        let drawn = DrawnPage(
            width: rect.width, rows: max(rect.height, DrawnPage.usual), pageHeight: rect.height,
            metrics: canvas.metrics,
            context: context, content: content)
        let (lines, focus) = (drawn.lines, drawn.focus)
        offset.layout(count: lines, height: rect.height)
        // A resize may have moved the focus off the screen.
        if revealing || (extent != nil && extent != rect), let focus {
            // Reveals the end of the target first, then its beginning, which takes precedence.
            if height > 1 { offset.reveal(min(focus + height - 1, max(lines - 1, 0))) }
            offset.reveal(focus)
        }
        extent = rect
        places = drawn.hits.places
        isFocusSeen = focus.map { (offset.top..<offset.top + rect.height).contains($0) } ?? true
        drawn.show(from: offset.top, into: &canvas, in: rect, context: context)
        if offset.hasMoreBelow {
            canvas.put("…", x: rect.maxX - 2, y: rect.maxY - 1, style: context.theme[.muted])
        }
    }

    /// The whole page as text, drawn at a fixed width.
    static func text(
        metrics: TextMetrics, context: RenderContext,
        content: (inout Canvas, RenderContext) -> (lines: Int, focus: Int?)
    ) -> String {
        let drawn = DrawnPage(width: textWidth, metrics: metrics, context: context, content: content)
        let lines = (0..<drawn.lines).map { y in
            var line = drawn.canvas.text(inRow: y)
            while line.last == " " { line.removeLast() }
            return line
        }
        let margin = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { String($0.dropFirst(margin)) }.joined(separator: "\n")
            .trimmingPrefix { $0 == "\n" }.description
    }

    /// Narrower than pages with frames, which do not belong in copied text.
    private static let textWidth = 96
}

@MainActor
struct DrawnPage {
    let canvas: Canvas
    let hits = HitMap()
    let lines: Int
    /// The line of the focus; nil if it is elsewhere.
    let focus: Int?

    /// The lines of a typical page; a longer one is drawn twice.
    static let usual = 120

    /// The canvas has `rows` rows at first, of which the page shows `pageHeight`. `content` draws from line 0 and
    /// returns the number of lines and the line of the focus.
    init(
        width: Int, rows: Int = usual, pageHeight: Int = 0, metrics: TextMetrics, context: RenderContext,
        content: (inout Canvas, RenderContext) -> (lines: Int, focus: Int?)
    ) {
        let inner = RenderContext(
            theme: context.theme, glyphs: context.glyphs, hits: hits, spinnerStep: context.spinnerStep,
            isPlain: context.isPlain, colors: context.colors, pageHeight: pageHeight)
        var page = Canvas(size: Size(width: width, height: rows), metrics: metrics, style: context.theme[.text])
        var drawn = content(&page, inner)
        if drawn.lines > page.size.height {
            hits.removeAll()
            page = Canvas(size: Size(width: width, height: drawn.lines), metrics: metrics, style: context.theme[.text])
            drawn = content(&page, inner)
        }
        (canvas, lines, focus) = (page, drawn.lines, drawn.focus)
    }

    func show(from top: Int = 0, into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        canvas.show(self.canvas, from: top, in: rect)
        context.hits.add(hits, from: top, in: rect)
    }
}
