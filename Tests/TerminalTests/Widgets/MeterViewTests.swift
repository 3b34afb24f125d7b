import Terminal
import Testing

@MainActor
struct MeterViewTests {
    private func squares(_ value: Int, of maximum: Int = 3) -> (on: Int, text: String, end: Int) {
        var canvas = Canvas(size: Size(width: 12, height: 1), metrics: TextMetrics(), style: Style())
        let context = RenderContext(glyphs: .unicode)
        let end = MeterView.draw(value, of: maximum, into: &canvas, x: 0, y: 0, context: context)
        return (canvas.text.count { $0 == context.glyphs.squareOn }, canvas.text, end)
    }

    @Test func `the value equals the number of full squares`() {
        #expect((0...3).map { squares($0).on } == [0, 1, 2, 3])
    }

    @Test func `a value outside its range is clamped, with the same width`() {
        #expect(squares(-2).text == squares(0).text)
        #expect(squares(9).text == squares(3).text)
        #expect(squares(9).end == squares(0).end)
        #expect(squares(1, of: 0).end == 0)
        #expect(squares(1, of: -1).end == 0)
    }
}
