import Terminal
import Testing

/// The texts that replace meters, bars and charts for a screen reader.
@MainActor
struct SpokenWidgetTests {
    private static let words = Glyphs.Words(
        yes: "yes", no: "no", without: "without", standIn: "stand-in", hidden: "hidden", level: "%1 of %2",
        range: "lowest %1, highest %2, last %3")
    private let context = RenderContext(glyphs: Glyphs.unicode.spoken(words), isPlain: true)

    private func drawn(_ draw: (inout Canvas) -> Void) -> String {
        var canvas = Canvas(size: Size(width: 60, height: 8))
        draw(&canvas)
        return canvas.text.split(separator: "\n").joined(separator: "\n")
    }

    @Test func `a meter is its value in words, and what follows stands behind them`() {
        var end = 0
        let text = drawn { end = MeterView.draw(2, of: 3, into: &$0, x: 0, y: 0, context: context) }
        #expect(text == "2 of 3" && end == 6)
    }

    @Test func `bars are not drawn, since their figures stand beside them`() {
        let text = drawn {
            GaugeView.draw(0.5, width: 20, into: &$0, x: 0, y: 0, context: context)
            ShareBarView.draw(0.5, width: 20, into: &$0, x: 0, y: 1, context: context)
            DivergingBarView.draw(0.5, half: 10, into: &$0, x: 0, y: 2, context: context)
            #expect(SparklineView.draw([1, 2, 3], into: &$0, in: $0.bounds, context: context) == 0)
        }
        #expect(text.isEmpty)
    }

    @Test func `a bar chart is its labels with their figures`() {
        let bars = [("gin", 30.0), ("rum", 5)].map { BarChartView.Bar(label: $0, value: $1, text: "\(Int($1))") }
        #expect(drawn { BarChartView.draw(bars, into: &$0, in: $0.bounds, context: context) } == "gin  30\nrum  5")
    }

    @Test func `a line of a chart is a sentence about the points that would be seen`() {
        let values: [Double?] = [9, 2, nil, 7, 4, 30]
        let chart = LineChart(
            series: [
                LineChart.Series(label: "high", values: values, scale: ChartScale(covering: values, suffix: "°"))
            ], window: nil)
        let text = drawn { LineChartView.draw(chart, into: &$0, in: $0.bounds, context: context) }
        #expect(text == "high: lowest 2°, highest 30°, last 30°")
    }

    @Test func `large letters are text, also those without a large shape`() {
        let text = drawn {
            LargeTextView.draw("4°", size: .large, into: &$0, x: 0, y: 0, style: .plain, context: context)
        }
        #expect(text == "4°")
    }

    @Test func `a word in place of a sign moves the row, and a sign does not`() {
        for (sign, shown) in [(Glyphs.unicode.check, "✓ Gin   full"), (context.glyphs.check, "yes Gin   full")] {
            let text = drawn { canvas in
                let row = canvas.put(sign: sign, in: canvas.bounds.row(0), style: .plain)
                canvas.put("Gin", x: row.x + 2, y: 0)
                canvas.put("full", x: row.x + 8, y: 0)
            }
            #expect(text == shown)
        }
    }

    @Test func `the signs are words, and the sets with them are still ASCII or not`() {
        let glyphs = context.glyphs
        #expect([glyphs.check, glyphs.disc, glyphs.circle, glyphs.cross] == ["yes", "yes", "no", "without"])
        #expect(glyphs.frame.horizontal == " " && glyphs.focusedFrame.horizontal == " ")
        #expect(!glyphs.isASCII && Glyphs.ascii.spoken(Self.words).isASCII && !Glyphs.unambiguous.isASCII)
    }
}
