import Terminal
import Testing

/// The texts that replace meters, bars and charts for a screen reader.
@MainActor
struct SpokenWidgetTests {
    private static let words = Glyphs.Words(
        yes: "yes", no: "no", without: "without", standIn: "stand-in", hidden: "hidden", level: "%1 of %2",
        rating: "%1 of 5", range: "lowest %1, highest %2, last %3")
    private let context = RenderContext(glyphs: Glyphs.unicode.spoken(words), isPlain: true)

    private func drawn(_ draw: (inout Canvas) -> Void) -> String {
        var canvas = Canvas(size: Size(width: 60, height: 8))
        draw(&canvas)
        return canvas.text.split(separator: "\n").joined(separator: "\n")
    }

    @Test func `a meter is spoken as its value in words, and the next text follows them`() {
        var end = 0
        let text = drawn { end = MeterView.draw(2, of: 3, into: &$0, x: 0, y: 0, context: context) }
        #expect(text == "2 of 3" && end == 6)
    }

    @Test func `bars are omitted, since their figures are printed`() {
        let text = drawn {
            GaugeView.draw(0.5, width: 20, into: &$0, x: 0, y: 0, context: context)
            ShareBarView.draw(0.5, width: 20, into: &$0, x: 0, y: 1, context: context)
            DivergingBarView.draw(0.5, half: 10, into: &$0, x: 0, y: 2, context: context)
            #expect(SparklineView.draw([1, 2, 3], into: &$0, in: $0.bounds, context: context) == 0)
        }
        #expect(text.isEmpty)
    }

    @Test func `a bar chart is spoken as labels with figures`() {
        let bars = [("gin", 30.0), ("rum", 5)].map { BarChartView.Bar(label: $0, value: $1, text: "\(Int($1))") }
        #expect(drawn { BarChartView.draw(bars, into: &$0, in: $0.bounds, context: context) } == "gin  30\nrum  5")
    }

    @Test func `a chart line is spoken as a sentence about the visible points`() {
        let values: [Double?] = [9, 2, nil, 7, 4, 30]
        let chart = LineChart(
            series: [
                LineChart.Series(label: "high", values: values, scale: ChartScale(covering: values, suffix: "°"))
            ], window: nil)
        let text = drawn { LineChartView.draw(chart, into: &$0, in: $0.bounds, context: context) }
        #expect(text == "high: lowest 2°, highest 30°, last 30°")
    }

    @Test func `large letters become plain text, even without a large shape`() {
        let text = drawn {
            LargeTextView.draw("4°", size: .large, into: &$0, x: 0, y: 0, style: .plain, context: context)
        }
        #expect(text == "4°")
    }

    @Test func `a word instead of a sign shifts the row, a sign does not`() {
        for (sign, shown) in [(Glyphs.unicode.check, "✓ Gin   full"), (context.glyphs.check, "yes Gin   full")] {
            let text = drawn { canvas in
                let row = canvas.put(sign: sign, in: canvas.bounds.row(0), style: .plain)
                canvas.put("Gin", x: row.x + 2, y: 0)
                canvas.put("full", x: row.x + 8, y: 0)
            }
            #expect(text == shown)
        }
    }

    @Test func `signs become words, and sets with words keep their ASCII property`() {
        let glyphs = context.glyphs
        #expect([glyphs.check, glyphs.disc, glyphs.circle, glyphs.cross] == ["yes", "yes", "no", "without"])
        #expect(glyphs.frame.horizontal == " " && glyphs.focusedFrame.horizontal == " ")
        #expect(!glyphs.isASCII && Glyphs.ascii.spoken(Self.words).isASCII && !Glyphs.unambiguous.isASCII)
    }
}
