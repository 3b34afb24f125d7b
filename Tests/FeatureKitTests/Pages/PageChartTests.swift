import Domain
import Terminal
import TestSupport
import Testing

@testable import FeatureKit

/// Charts among the blocks of a page.
@MainActor
struct PageChartTests {
    private func lines(
        _ blocks: [PageBlock<Int>], width: Int = 60, context: RenderContext = RenderContext()
    ) -> [String] {
        var canvas = Canvas(size: Size(width: width, height: 12))
        let drawn = PageBlocksView(blocks: blocks, focused: nil, context: context, click: { _ in })
            .drawLines(into: &canvas)
        return canvas.text.split(separator: "\n", omittingEmptySubsequences: false).prefix(drawn.lines).map(String.init)
    }

    private let leanings = PageBlock<Int>.axes(
        "My leanings",
        [
            PageAxis("E", "I", lead: -1, text: "towards E 25"), PageAxis("N", "S", lead: 0.5, text: "towards S 12"),
            PageAxis("T", "F", lead: 0, text: "even 0"),
        ])

    @Test func `a leaning is a bar towards its side, followed by its words`() {
        let shown = lines([leanings])
        let (line, bar) = (String(repeating: "─", count: 17), String(repeating: "▆", count: 17))
        #expect(
            shown == [
                "   My leanings", "   E \(bar)│\(line) I  towards E 25",
                "   N \(line)│▆▆▆▆▆▆▆▆▆──────── S  towards S 12", "   T \(line)│\(line) F  even 0",
            ])
        #expect(
            lines([leanings], context: RenderContext(isPlain: true)) == [
                "   My leanings", "   E | I  towards E 25", "   N | S  towards S 12", "   T | F  even 0",
            ])
    }

    @Test func `a table that does not fit has its cells below their labels, and none is left out`() {
        let table = PageBlock<Int>.table(
            PageTable(
                header: ["", "Negroni", "Mojito"],
                rows: [["base", "gin", "rum"], ["in the glass", "108 ml", "167 ml"]])
        )
        #expect(lines([table], width: 40).count == 3)
        let stacked = lines([table], width: 30)
        #expect(
            stacked == [
                "   Negroni   Mojito", "   base", "       gin      rum", "   in the glass", "    108 ml   167 ml",
            ])
        #expect(lines([table], width: 16)[0].contains("…"))
    }

    @Test func `what is in the bar is a sign for the eye and a word for a screen reader`() {
        let chips = PageBlock<Int>.chips([
            PageChip(1, mark: .owned, title: "Gin"), PageChip(2, mark: .missing, title: "Mint"),
        ])
        #expect(lines([chips]) == ["   ✓ Gin   ○ Mint"])
        let words = Glyphs.Words(owned: "have", missing: "missing")
        let plain = RenderContext(glyphs: Glyphs.unicode.spoken(words), isPlain: true)
        #expect(lines([chips], context: plain) == ["   have Gin   missing Mint"])
    }

    @Test func `a share is a bar beside its label`() {
        let shown = lines([.bars([PageBar("E | I", share: 1, text: "8/8"), PageBar("N | S", share: 0, text: "0/8")])])
        #expect(shown[0].hasPrefix("   E | I ▆▆▆▆") && shown[0].hasSuffix("▆ 8/8"))
        #expect(shown[1].hasPrefix("   N | S  ") && !shown[1].contains("▆") && shown[1].hasSuffix("0/8"))
    }

    @Test func `a year shows its weekdays and days, and nothing for a screen reader`() {
        let calendar = ActivityCalendar(
            [ActivityMoment(.dig, at: SampleWorld.now)], now: SampleWorld.now, localTime: FixedLocalTime())
        let year = PageBlock<Int>.year(PageYear(calendar, names: CalendarView.Names(TestWords.english)))
        let shown = lines([year], width: 80)
        #expect(shown.count == 8)
        #expect(shown[1].hasPrefix("   Mon ·"))
        #expect(shown.joined().count { $0 == "■" } == 1)
        #expect(lines([year], context: RenderContext(isPlain: true)).isEmpty)
    }
}
