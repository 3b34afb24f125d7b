import Terminal
import Testing

@MainActor
struct PanelViewTests {
    private func panel(
        _ title: String, _ figure: String = "", width: Int = 24, isFocused: Bool = false,
        context: RenderContext = RenderContext()
    ) -> (lines: [String], inside: Rect) {
        var canvas = Canvas(size: Size(width: width, height: 3))
        let inside = PanelView.draw(
            title: title, figure: figure, isFocused: isFocused, into: &canvas, in: canvas.bounds, context: context)
        return ((0..<3).map { canvas.text(inRow: $0) }, inside)
    }

    @Test func `the title is in the frame on the left, the figure on the right`() {
        let (lines, inside) = panel("Shelf", "15")
        #expect(lines[0] == "╭─ Shelf ───────── 15 ─╮")
        #expect(lines[1] == "│                      │")
        #expect(inside == Rect(x: 1, y: 1, width: 22, height: 1))
    }

    @Test func `a figure is shown whole or not at all, a title is cut`() {
        #expect(!panel("Shelf", "15 bottles, 8 low").lines[0].contains("15"))
        let cut = panel("A very long title of a panel").lines[0]
        #expect(cut.contains("…") && cut.hasSuffix("─╮"))
    }

    @Test func `the focus is visible without colors, also in ASCII`() {
        for glyphs in [Glyphs.unicode, .ascii] {
            let context = RenderContext(theme: .mono, glyphs: glyphs)
            #expect(panel("A", context: context).lines != panel("A", isFocused: true, context: context).lines)
        }
    }

    @Test func `a rectangle too small for a frame stays empty`() {
        var canvas = Canvas(size: Size(width: 3, height: 1))
        let inside = PanelView.draw(
            title: "A", isFocused: false, into: &canvas, in: canvas.bounds, context: RenderContext())
        #expect(inside.isEmpty)
        #expect(canvas.text.allSatisfy { $0 == " " || $0 == "\n" })
    }

    @Test(arguments: [(4, 2, true), (3, 2, false), (4, 1, false)])
    func `a frame needs four columns and two rows`(width: Int, height: Int, hasFrame: Bool) {
        var canvas = Canvas(size: Size(width: width, height: height))
        PanelView.draw(title: "", isFocused: false, into: &canvas, in: canvas.bounds, context: RenderContext())
        #expect((canvas.text(inRow: 0) == "╭──╮") == hasFrame)
    }

    @Test func `part of the frame stays between title and figure`() {
        #expect(panel("Shelf", "15", width: 16).lines[0] == "╭─ Shelf ─ 15 ─╮")
        #expect(panel("Shelf", "15", width: 15).lines[0] == "╭─ Shelf ─────╮")
    }
}
