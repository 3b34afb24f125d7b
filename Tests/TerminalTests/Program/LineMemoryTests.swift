import Testing

@testable import Terminal

/// An unchanged line is copied; a change of anything it depends on redraws it.
@MainActor
struct LineMemoryTests {
    private let memory = LineMemory()
    private let key = LineKey(version: LineMemory.newVersion(), index: 3)
    private let place = Rect(x: 2, y: 1, width: 6, height: 1)

    /// Draws a frame of one line. Returns the canvas, and whether the line was drawn instead of copied.
    private func frame(
        _ key: LineKey, in place: Rect, text: String = "한 line", size: Size = Size(width: 10, height: 4),
        metrics: TextMetrics = TextMetrics(), context: RenderContext = RenderContext()
    ) -> (canvas: Canvas, isDrawn: Bool) {
        var canvas = Canvas(size: size, metrics: metrics, style: context.theme[.text])
        memory.begin(canvas, context: context)
        var isDrawn = false
        memory.draw(key, into: &canvas, in: place) { canvas in
            isDrawn = true
            canvas.put(text, x: place.x, y: place.y)
        }
        return (canvas, isDrawn)
    }

    @Test func `an unchanged line is drawn once`() {
        let first = frame(key, in: place)
        let second = frame(key, in: place, text: "never seen")
        #expect(first.isDrawn)
        #expect(!second.isDrawn)
        #expect(second.canvas.text == first.canvas.text)
        #expect(second.canvas.text(inRow: 1) == "  한 lin  ")
    }

    @Test func `a line that fills its row is reused`() {
        let row = Rect(x: 0, y: 1, width: 10, height: 1)
        _ = frame(key, in: row)
        let second = frame(key, in: row)
        #expect(!second.isDrawn)
        #expect(second.canvas.text(inRow: 1) == "한 line   ")
    }

    @Test func `a change in any part of the key redraws the line`() {
        for other in [
            LineKey(version: LineMemory.newVersion(), index: 3), LineKey(version: key.version, index: 4),
            LineKey(version: key.version, index: 3, isSelected: true),
            LineKey(version: key.version, index: 3, isFirst: true),
        ] {
            _ = frame(key, in: place)
            #expect(frame(other, in: place, text: "other").canvas.text(inRow: 1) == "  other   ")
        }
    }

    @Test func `a change of place redraws the line`() {
        for other in [
            Rect(x: 2, y: 2, width: 6, height: 1), Rect(x: 3, y: 1, width: 5, height: 1),
            Rect(x: 2, y: 1, width: 7, height: 1),
        ] {
            _ = frame(key, in: place)
            #expect(frame(key, in: other).isDrawn, "\(other)")
        }
    }

    @Test func `a change of theme, glyphs or size redraws the line`() {
        let theme = Theme.dimo.changed(name: "other", [.text: Style(attributes: .bold)])
        for context in [RenderContext(theme: theme), RenderContext(glyphs: .ascii), RenderContext(isPlain: true)] {
            _ = frame(key, in: place)
            #expect(frame(key, in: place, context: context).isDrawn)
        }
        _ = frame(key, in: place)
        #expect(frame(key, in: place, metrics: TextMetrics(ambiguousWidth: 2)).isDrawn)
        #expect(frame(key, in: place, size: Size(width: 12, height: 4)).isDrawn)
    }

    @Test func `a clipped line is drawn but not stored`() {
        for text in ["first", "second"] {
            var canvas = Canvas(size: Size(width: 10, height: 4))
            memory.begin(canvas, context: RenderContext())
            canvas.clipped(to: Rect(x: 4, y: 0, width: 6, height: 4)) { canvas in
                memory.draw(key, into: &canvas, in: place) { $0.put(text, x: place.x, y: place.y) }
            }
            #expect(canvas.text(inRow: 1).hasPrefix("    " + text.dropFirst(2)))
        }
    }

    @Test func `text drawn over a line later is not stored with it`() {
        for _ in 0..<2 {
            var (canvas, _) = frame(key, in: place)
            #expect(canvas.text(inRow: 1) == "  한 lin  ")
            canvas.fill(place, character: "#")
            canvas.put("[box]", x: 0, y: 1)
        }
    }

    @Test func `a stored line leaves the rest of the row unchanged`() {
        _ = frame(key, in: place)
        var canvas = Canvas(size: Size(width: 10, height: 4), style: RenderContext().theme[.text])
        canvas.put("<", x: 0, y: 1)
        canvas.put(">", x: 9, y: 1)
        memory.draw(key, into: &canvas, in: place) { _ in Issue.record("drawn") }
        #expect(canvas.text(inRow: 1) == "< 한 lin >")
    }

    @Test func `a line never draws outside its place, stored or not`() {
        for isBegun in [true, false] {
            var canvas = Canvas(size: Size(width: 10, height: 4))
            let memory = LineMemory()
            if isBegun { memory.begin(canvas, context: RenderContext()) }
            memory.draw(key, into: &canvas, in: place) { $0.fill($0.bounds, character: "#") }
            #expect(canvas.text == "\n  ######\n\n")
        }
    }
}
