import Terminal
import Testing

@MainActor
struct BarChartViewTests {
    private func bar(_ label: String, _ value: Double, _ text: String? = nil) -> BarChartView.Bar {
        BarChartView.Bar(label: label, value: value, text: text ?? String(Int(value)))
    }

    private func lines(
        _ bars: [BarChartView.Bar], width: Int = 20, height: Int = 4, maximum: Double? = nil, isASCII: Bool = false
    ) -> [String] {
        var canvas = Canvas(size: Size(width: width, height: height), metrics: TextMetrics(), style: Style())
        let glyphs: Glyphs = isASCII ? .ascii : .unicode
        BarChartView.draw(
            bars, maximum: maximum, into: &canvas, in: Rect(Size(width: width, height: height)),
            context: RenderContext(glyphs: glyphs))
        return canvas.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private func blocks(_ line: String) -> Int { line.count { $0 == "▆" } }

    @Test func `the longest bar fills the room, and half its value is half as long`() {
        let lines = lines([bar("gin", 8), bar("rum", 4), bar("none", 0)])
        #expect(blocks(lines[0]) == 13)
        #expect(blocks(lines[1]) == 7)
        #expect(blocks(lines[2]) == 0)
        #expect(lines[2].hasPrefix("none"))
    }

    @Test func `a value above zero has at least one column`() {
        #expect(lines([bar("gin", 1_000_000), bar("rum", 1)])[1].contains("▆"))
        #expect(lines([bar("gin", 1_000_000), bar("rum", 1)], isASCII: true)[1].contains("#"))
    }

    @Test func `values end in the same column, even with Korean labels`() {
        let lines = lines([bar("진", 8), bar("스위트 베르무트", 100), bar("rum", 4)], width: 30)
        let ends = lines.prefix(3).map { TextMetrics().width(of: $0) }
        #expect(ends == [30, 30, 30])
        #expect(lines[0].hasSuffix("  8"))
        #expect(lines[1].hasSuffix("100"))
    }

    @Test func `ASCII draws whole columns only`() {
        let lines = lines([bar("gin", 8), bar("rum", 4)], isASCII: true)
        #expect(lines.allSatisfy { $0.unicodeScalars.allSatisfy { $0.isASCII } })
        #expect(lines[0].count { $0 == "#" } == 14)
        #expect(lines[1].count { $0 == "#" } == 7)
    }

    @Test func `a full bar may be given, and a larger value is clamped`() {
        let lines = lines([bar("gin", 50), bar("rum", 300)], maximum: 100)
        #expect(blocks(lines[1]) <= 20)
        #expect(blocks(lines[0]) < blocks(lines[1]))
    }

    @Test func `rows beyond the room are not drawn, and the number drawn is returned`() {
        var canvas = Canvas(size: Size(width: 20, height: 2), metrics: TextMetrics(), style: Style())
        let rect = Rect(Size(width: 20, height: 2))
        let bars = (1...5).map { bar("b\($0)", Double($0)) }
        #expect(BarChartView.draw(bars, into: &canvas, in: rect, context: RenderContext()) == 2)
        #expect(BarChartView.draw([], into: &canvas, in: rect, context: RenderContext()) == 0)
    }

    @Test(arguments: [0, 1, 3, 6])
    func `a narrow area does not trap`(width: Int) {
        let lines = lines([bar("a long label", 8, "8 of 10")], width: width, height: 1)
        #expect(lines.allSatisfy { TextMetrics().width(of: $0) <= width })
    }

    @Test func `in little room the figure stays whole and the label is cut`() {
        #expect(lines([bar("", 33, "33.4%")], width: 10, height: 1)[0].hasSuffix(" 33.4%"))
        let narrow = lines([bar("a long label", 33, "33.4%")], width: 10, height: 1)[0]
        #expect(narrow.hasSuffix("33.4%") && narrow.hasPrefix("a l"))
    }
}
