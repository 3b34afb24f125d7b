import FeatureKit
import Terminal
import Testing

/// A page longer than the screen scrolls and reveals its focus.
@MainActor
struct PageViewTests {
    private func draw(
        _ page: inout PageView, lines: Int = 30, focus: Int? = nil, tall: Int = 0, revealing: Bool = false,
        height: Int = 10,
        click: @escaping (Int) -> Void = { _ in }
    ) -> (text: [String], hits: HitMap, cursor: Point?) {
        var canvas = Canvas(size: Size(width: 20, height: height + 2))
        let context = RenderContext()
        page.draw(
            revealing: revealing, height: tall, into: &canvas, in: Rect(x: 0, y: 1, width: 20, height: height),
            context: context
        ) { canvas, context in
            for line in 0..<lines {
                canvas.put("line \(line)", x: 0, y: line)
                context.hits.add(Rect(x: 0, y: line, width: 20, height: 1)) { click(line) }
            }
            if let focus { canvas.setCursor(x: 0, y: focus, visible: false) }
            return (lines, focus)
        }
        let text = canvas.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return (text, context.hits, canvas.cursor)
    }

    @Test func `a page starts at its top and marks that more follows`() {
        var page = PageView()
        let text = draw(&page).text
        #expect(text[0] == "")
        #expect(text[1] == "line 0")
        #expect(text[10].hasPrefix("line 9"))
        #expect(text[10].hasSuffix("…"))
        #expect(text[11] == "")
        #expect(draw(&page, lines: 10).text[10] == "line 9")
    }

    @Test func `scrolling is by lines and screens, and stops at the ends`() {
        var page = PageView()
        _ = draw(&page)
        page.scroll(by: .lines(3))
        #expect(draw(&page).text[1] == "line 3")
        page.scroll(by: .screens(0.5))
        #expect(draw(&page).text[1] == "line 8")
        page.scroll(by: .screens(1))
        #expect(draw(&page).text[1] == "line 18")
        page.scroll(by: .lines(10_000))
        #expect(draw(&page).text[1] == "line 20")
        #expect(draw(&page).text[10] == "line 29")
        page.scroll(by: .lines(-10_000))
        #expect(draw(&page).text[1] == "line 0")
    }

    @Test func `the page scrolls to the focus when the focus moves, not after scrolling`() {
        var page = PageView()
        _ = draw(&page)
        #expect(draw(&page, focus: 15, revealing: true).text[10].hasPrefix("line 15"))
        page.scroll(by: .lines(-10_000))
        #expect(draw(&page, focus: 15).text[1] == "line 0")
    }

    @Test func `the page scrolls to the focus when the size changes`() {
        var page = PageView()
        _ = draw(&page, focus: 8, revealing: true)
        #expect(draw(&page, focus: 8, height: 4).text[4].hasPrefix("line 8"))
    }

    @Test func `a click hits the line under it`() {
        var page = PageView()
        var clicked: [Int] = []
        _ = draw(&page)
        page.scroll(by: .lines(5))
        let hits = draw(&page) { clicked.append($0) }.hits
        #expect(hits.click(at: Point(x: 2, y: 1)))
        #expect(hits.click(at: Point(x: 2, y: 10)))
        #expect(!hits.click(at: Point(x: 2, y: 11)))
        #expect(!hits.click(at: Point(x: 2, y: 0)))
        #expect(clicked == [5, 14])
    }

    @Test func `the cursor moves with the page and hides with its line`() {
        var page = PageView()
        _ = draw(&page)
        #expect(draw(&page, focus: 4).cursor == Point(x: 0, y: 5))
        page.scroll(by: .lines(20))
        #expect(draw(&page, focus: 4).cursor == nil)
    }

    @Test func `a page of any length can be scrolled to its end`() {
        var page = PageView()
        _ = draw(&page, lines: 400)
        page.scroll(by: .lines(10_000))
        #expect(draw(&page, lines: 400).text[10] == "line 399")
    }

    @Test(arguments: [("wheelUp", -3), ("wheelDown", 3)])
    func `the wheel scrolls three lines`(name: String, lines: Int) {
        let kind: MouseEvent.Kind = name == "wheelUp" ? .wheelUp : .wheelDown
        let distance = PageMovement.wheel(.mouse(MouseEvent(kind, at: Point(x: 0, y: 0))))
        #expect(distance.map { "\($0)" } == "lines(\(lines))")
        #expect(PageMovement.wheel(.key(Key(.down))) == nil)
    }

    @Test(arguments: [(1, 6), (2, 7), (3, 8), (15, 15), (40, 15)])
    func `all lines of the focus are scrolled into view, the first before the last`(tall: Int, top: Int) {
        var page = PageView()
        _ = draw(&page)
        #expect(draw(&page, focus: 15, tall: tall, revealing: true).text[1] == "line \(top)")
    }
}
