import FeatureKit
import Terminal
import Testing

@MainActor
struct PaneLayoutTests {
    private func pane(
        _ title: String, lines: Int, focus: Int? = nil, columns: Int = 0, rows: Int? = nil, mostRows: Int = 1_000
    ) -> Pane {
        Pane(title, columns: columns, rows: rows, mostRows: mostRows) { canvas, _ in
            for y in 0..<lines { canvas.put("\(title)\(y)", x: 0, y: y) }
            return (rows == nil ? lines : canvas.size.height, focus)
        }
    }

    private func drawn(
        _ layout: PaneLayout, width: Int, context: RenderContext = RenderContext(), fillsPage: Bool = true
    ) -> (rows: [String], lines: Int, focus: Int?) {
        var canvas = Canvas(size: Size(width: width, height: 80))
        let (lines, focus) = layout.draw(into: &canvas, context: context, fillsPage: fillsPage)
        return ((0..<lines).map { canvas.text(inRow: $0) }, lines, focus)
    }

    @Test func `panes of a row are side by side, as high as the highest`() {
        let layout = PaneLayout.row([.pane(pane("a", lines: 2)), .pane(pane("b", lines: 3))])
        let wide = drawn(layout, width: 100)
        #expect(wide.lines == 5)
        #expect(wide.rows[1].contains("a0") && wide.rows[1].contains("b0"))
        #expect(wide.rows[4].count { $0 == "╰" } == 2)
    }

    @Test func `a page has panes from 100 columns on, and none for a screen reader`() {
        #expect(PaneLayout.fits(100, RenderContext()) && !PaneLayout.fits(99, RenderContext()))
        #expect(!PaneLayout.fits(200, RenderContext(isPlain: true)))
    }

    @Test func `the focused line is that of the page, and its frame is heavy`() throws {
        let layout = PaneLayout.column([.pane(pane("a", lines: 2)), .pane(pane("b", lines: 2, focus: 1))])
        let (rows, _, focus) = drawn(layout, width: 100)
        let line = try #require(focus)
        #expect(rows[line].contains("b1"))
        #expect(rows[line].contains("┃") && !rows[1].contains("┃"))
    }

    @Test func `free rows go to the pane that fills them, or else to the last`() throws {
        let context = RenderContext(pageHeight: 30)
        let flexible = PaneLayout.column([.pane(pane("a", lines: 1, rows: 2)), .pane(pane("b", lines: 1))])
        let rows = drawn(flexible, width: 100, context: context).rows
        #expect(rows.count == 30)
        #expect(try #require(rows.firstIndex { $0.contains("b0") }) == 28)
        let fixed = PaneLayout.column([.pane(pane("a", lines: 1)), .pane(pane("b", lines: 1))])
        #expect(drawn(fixed, width: 100, context: context).rows.firstIndex { $0.contains("b0") } == 4)
        #expect(drawn(fixed, width: 100, context: context, fillsPage: false).lines == 6)
    }

    @Test func `a pane that shows everything gets no further free rows`() throws {
        let layout = PaneLayout.column([
            .pane(pane("a", lines: 1, rows: 2, mostRows: 5)), .pane(pane("b", lines: 1, rows: 2)),
            .pane(pane("c", lines: 1, rows: 2, mostRows: 3)),
        ])
        let rows = drawn(layout, width: 100, context: RenderContext(pageHeight: 40)).rows
        #expect(rows.count == 40)
        #expect(rows.firstIndex { $0.contains("b0") } == 8 && rows.firstIndex { $0.contains("c0") } == 36)
        let few = PaneLayout.column([
            .pane(pane("a", lines: 1, rows: 2, mostRows: 3)), .pane(pane("b", lines: 1, rows: 2, mostRows: 3)),
        ])
        let last = drawn(few, width: 100, context: RenderContext(pageHeight: 40)).rows
        #expect(last.firstIndex { $0.contains("b0") } == 6, "unused rows are below the last pane")
        #expect(drawn(few, width: 100, context: RenderContext(pageHeight: 40), fillsPage: false).lines == 10)
        #expect(drawn(few, width: 100, context: RenderContext(pageHeight: 9), fillsPage: false).lines == 9)
    }

    @Test func `an airy pane needs its content's rows and wants twice as many`() {
        var seen: [Int] = []
        let airy = Pane("airy", isAiry: true) { canvas, _ in
            seen.append(canvas.size.height)
            return (3, nil)
        }
        let layout = PaneLayout.row([.pane(airy), .pane(pane("b", lines: 9))])
        #expect(drawn(layout, width: 100).lines == 11)
        #expect(seen.last == 9)
        #expect(drawn(.row([.pane(airy)]), width: 100).lines == 5)
        #expect(seen.last == 3)
        let column = PaneLayout.column([.pane(airy), .pane(pane("b", lines: 1))])
        let rows = drawn(column, width: 100, context: RenderContext(pageHeight: 30)).rows
        #expect(seen.last == 6 && rows.firstIndex { $0.contains("b0") } == 9)
    }

    @Test func `columns are filled in order and as short as possible`() {
        let panes = [6, 2, 2, 2].enumerated().map { pane(["a", "b", "c", "d"][$0], lines: $1) }
        let rows = drawn(.flow(panes), width: 100).rows
        // The first column holds the long one: 8 rows, beside 12 of the others.
        #expect(rows.count == 12)
        #expect(rows[1].contains("a0") && rows[1].contains("b0"))
    }

    @Test func `of two layouts as high as each other, the one with fewer empty rows is taken`() {
        let rows = drawn(.flow(["a", "b", "c"].map { pane($0, lines: 4) }), width: 100).rows
        #expect(rows.count == 12)
        #expect(rows[1].contains("a0") && rows[1].contains("b0"))
        #expect(rows[7].contains("c0") && rows[6].count { $0 == "╭" } == 1)
    }

    @Test func `panes too wide for three columns stand in two, if the page is shorter then`() {
        let narrow = ["a", "b", "c"].map { pane($0, lines: 1, columns: 20) }
        let three = drawn(.flow(narrow), width: 200).rows
        #expect(three.count == 3 && ["a0", "b0", "c0"].allSatisfy { three[1].contains($0) })
        let wide = ["d", "e"].map { pane($0, lines: 1, columns: 80) }
        let two = drawn(.flow(wide), width: 200).rows
        #expect(two.count == 3 && ["d0", "e0"].allSatisfy { two[1].contains($0) })
    }

    @Test func `panes as wide in two columns as in three are drawn once`() {
        var widths: [Int] = []
        func counted(_ title: String, columns: Int = 0) -> Pane {
            Pane(title, columns: columns) { canvas, _ in
                widths.append(canvas.size.width)
                return (1, nil)
            }
        }
        _ = drawn(.flow([counted("a"), counted("b")]), width: 200)
        #expect(widths == [96, 97])
        widths = []
        _ = drawn(.flow([counted("a"), counted("wide", columns: 150), counted("b")]), width: 200)
        #expect(widths == [196, 196, 196])
        widths = []
        let panes = ["a", "b", "c", "d", "e", "f"].map { counted($0) }
        _ = drawn(.flow(panes), width: 199, context: RenderContext(pageHeight: 40))
        #expect(widths == panes.map { _ in 63 }, "the page fits the window in three columns")
    }

    @Test func `a pane too wide for a column takes the whole line`() {
        let wide = Pane("wide", columns: 60) { canvas, _ in
            canvas.put(String(repeating: "x", count: 60), x: 0, y: 0)
            return (1, nil)
        }
        let rows = drawn(.flow([pane("a", lines: 1), wide, pane("b", lines: 1)]), width: 100).rows
        #expect(rows.count == 9)
        #expect(rows[4].contains(String(repeating: "x", count: 60)))
    }
}
