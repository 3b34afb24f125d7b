import Terminal
import Testing

@MainActor
@Suite struct DivergingBarViewTests {
    private func drawn(_ lead: Double, _ context: RenderContext = RenderContext()) -> String {
        var canvas = Canvas(size: Size(width: 11, height: 1))
        DivergingBarView.draw(lead, half: 5, into: &canvas, x: 0, y: 0, context: context)
        return canvas.text(inRow: 0)
    }

    @Test func `the bar extends from the middle to the leading side, the other side is empty`() {
        #expect(drawn(-1) == "▆▆▆▆▆│─────")
        #expect(drawn(-0.6) == "──▆▆▆│─────")
        #expect(drawn(0) == "─────│─────")
        #expect(drawn(0.6) == "─────│▆▆▆──")
        #expect(drawn(1) == "─────│▆▆▆▆▆")
    }

    @Test func `the smallest lead is visible, and a lead beyond 1 fills its side`() {
        #expect(drawn(0.01) == "─────│▆────")
        #expect(drawn(-0.01) == "────▆│─────")
        #expect(drawn(3) == drawn(1))
    }

    @Test func `in ASCII the bar is drawn with signs`() {
        #expect(drawn(-0.6, RenderContext(theme: .mono, glyphs: .ascii)) == "--###|-----")
    }
}
