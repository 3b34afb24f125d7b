import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

/// A list moves, opens, finds and scrolls the same on every screen.
@MainActor
struct ListControllerTests {
    private let host = StubScreenHost()
    private let list = ListController(strings: TestWords.english)
    private let seen: Recorded<Range<Int>>
    private let opened: Recorded<Int>

    init() {
        list.load(in: host)
        list.apply(count: 50, matches: [])
        seen = Recorded(list.input.visibleRows)
        opened = Recorded(list.input.rowSelected)
        draw()
    }

    @discardableResult
    private func draw(height: Int = 10) -> (lines: [String], hits: HitMap) {
        var canvas = Canvas(size: Size(width: 40, height: height))
        let context = RenderContext()
        list.render(into: &canvas, in: canvas.bounds, context: context) { _, _ in
            true
        } row: { canvas, index, area, _ in
            canvas.put("row \(index)", x: area.x, y: area.y)
        }
        return (canvas.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init), context.hits)
    }

    @Test func `the last selected row is selected once read, unless the member moved on`() {
        list.selectWhenRead(70)
        #expect(list.selected == 49)
        list.apply(count: 100, matches: [])
        #expect(list.selected == 70)
        list.selectWhenRead(150)
        press(Key(.home))
        list.apply(count: 200, matches: [])
        #expect(list.selected == 0)
    }

    private func press(_ keys: Key...) {
        for key in keys {
            if list.isCapturingText, list.handle(.key(key)) == .consumed { continue }
            if let action = KeyMap().action(for: key, in: list.actions) {
                action.perform()
            } else {
                _ = list.handle(.key(key))
            }
        }
    }

    @Test func `an empty list hints at no search key, but the key works`() throws {
        func find() throws -> KeyAction { try #require(list.actions.first { $0.id == "list.find" }) }
        #expect(try find().hint != nil)
        list.apply(count: 0, matches: [])
        #expect(try find().hint == nil)
        press(.character("/"))
        #expect(list.isCapturingText)
    }

    @Test func `r reads again, and requests from a community's server even if rows are fresh`() {
        let refreshed = Recorded(list.input.refresh)
        press(.character("r"))
        #expect(host.refreshCount == 1 && refreshed.values.count == 1)
    }

    @Test(arguments: [
        ([Key(.down), .character("j"), .control("n")], 3), ([Key(.end)], 49),
        ([.character("G"), Key(.up), .character("k")], 47),
        ([Key(.end), Key(.home)], 0), ([.character("G"), .character("g")], 0), ([.control("d")], 5),
        ([.control("d"), .control("u")], 0), ([Key(.pageDown)], 10), ([.control("f"), .control("b")], 0),
        ([Key(.up)], 0),
    ])
    func `keys move as in less and vim`(keys: [Key], row: Int) {
        for key in keys { press(key) }
        #expect(list.selected == row)
    }

    @Test func `the visible rows are reported once for each change`() {
        #expect(seen.values == [0..<10])
        draw()
        #expect(seen.values.count == 1)
        press(Key(.end))
        draw()
        #expect(seen.last == 40..<50)
        draw(height: 20)
        #expect(seen.last == 30..<50)
    }

    @Test func `Enter opens the selected row`() {
        press(Key(.down), Key(.enter))
        #expect(opened.values == [1])
    }

    @Test func `an empty list opens nothing`() {
        list.apply(count: 0, matches: [])
        #expect(KeyMap().action(for: Key(.enter), in: list.actions) == nil)
    }

    @Test func `a click selects a row, and a second one opens it`() {
        let hits = draw().hits
        #expect(hits.click(at: Point(x: 5, y: 4)))
        #expect(list.selected == 4)
        #expect(opened.values == [])
        #expect(draw().hits.click(at: Point(x: 5, y: 4)))
        #expect(opened.values == [4])
    }

    @Test func `the wheel scrolls and moves the selection only as far as needed`() {
        let down = InputEvent.mouse(MouseEvent(.wheelDown, at: Point(x: 0, y: 0)))
        #expect(list.handle(down) == .consumed)
        draw()
        #expect(seen.last == 3..<13)
        #expect(list.selected == 5)
        #expect(list.handle(.mouse(MouseEvent(.wheelUp, at: Point(x: 0, y: 0)))) == .consumed)
        draw()
        #expect(seen.last == 0..<10)
        #expect(list.selected == 5)
    }

    @Test func `a search selects the first match, n the next, and wrapping is reported`() {
        press(.character("/"))
        #expect(list.isCapturingText)
        press(.character("x"))
        #expect(list.query.value == "x")
        list.apply(count: 50, matches: [7, 20])
        #expect(list.selected == 7)
        press(Key(.enter))
        #expect(!list.isCapturingText)
        press(.character("n"))
        #expect(list.selected == 20)
        press(.character("n"))
        #expect(list.selected == 7)
        #expect(host.toasts.map(\.text) == ["Wrapped to the start."])
        press(.character("N"))
        #expect(list.selected == 20)
        #expect(host.toasts.last?.text == "Wrapped to the end.")
        press(.character("p"))
        #expect(list.selected == 7)
    }

    @Test(arguments: [Key.character("n"), .character("N")])
    func `moving between matches before any search explains how to search`(key: Key) {
        press(Key(.down), key)
        #expect(list.selected == 1)
        #expect(host.toasts.map(\.text) == ["No search yet. Press / and type."])
    }

    @Test func `a cancelled search leaves the list unchanged`() {
        press(Key(.down), Key(.down), .character("/"), .character("x"))
        list.apply(count: 50, matches: [30])
        #expect(list.selected == 30)
        press(Key(.escape))
        #expect(list.selected == 2)
        #expect(list.query.value == "")
        #expect(!list.isCapturingText)
    }

    @Test func `Esc ends a kept search without moving`() {
        press(.character("/"), .character("x"))
        list.apply(count: 50, matches: [30])
        press(Key(.enter), Key(.escape))
        #expect(list.query.value == "")
        #expect(list.selected == 30)
        #expect(KeyMap().action(for: Key(.escape), in: list.actions) == nil)
    }

    @Test func `n without a match says so`() {
        press(.character("/"), .character("x"), Key(.enter), .character("n"))
        #expect(host.toasts.map(\.text) == ["no match"])
    }

    @Test func `Enter before the search answers opens its first match, once`() {
        list.apply(count: 50, matches: [], of: "")
        press(.character("/"), .character("n"), .character("e"), Key(.enter), Key(.enter))
        list.apply(count: 50, matches: [3, 30], of: "n")
        #expect(opened.values == [], "the answer to an earlier letter")
        list.apply(count: 50, matches: [30], of: "ne")
        #expect(list.selected == 30)
        #expect(opened.values == [30])
        list.apply(count: 50, matches: [30], of: "ne")
        #expect(opened.values == [30])
    }

    @Test func `a search without matches opens nothing`() {
        list.apply(count: 50, matches: [], of: "")
        press(.character("/"), .character("n"), Key(.enter), Key(.enter))
        list.apply(count: 50, matches: [], of: "n")
        #expect(opened.values == [])
        press(Key(.enter))
        #expect(opened.values == [0], "the selected row, now that it is known")
    }

    @Test(arguments: [Key(.down), Key(.escape), .character("/"), .character("r")])
    func `another key cancels the pending opening`(key: Key) {
        list.apply(count: 50, matches: [], of: "")
        press(.character("/"), .character("n"), Key(.enter), Key(.enter), key)
        list.apply(count: 50, matches: [30], of: "n")
        #expect(opened.values == [])
    }

    @Test func `Enter does not wait for an answer already given`() {
        list.apply(count: 50, matches: [], of: "")
        press(.character("/"), .character("n"))
        list.apply(count: 50, matches: [30], of: "n")
        press(.character("e"), Key(.backspace), Key(.enter), Key(.enter))
        #expect(opened.values == [30])
    }

    @Test func `a list that answers at once opens at once, even with the same matches`() {
        press(.character("/"), .character("n"))
        list.apply(count: 50, matches: [30])
        press(.character("e"), Key(.enter), Key(.enter))
        #expect(opened.values == [30])
    }

    @Test func `new rows select their first one, which Enter opens`() {
        list.select(20)
        list.apply(count: 50, matches: [], of: "")
        press(.character("/"), .character("n"), Key(.enter), Key(.enter))
        list.apply(count: 9, matches: [], of: "", isOther: true)
        #expect(opened.values == [])
        list.apply(count: 9, matches: Array(0..<9), of: "n")
        #expect(opened.values == [0])
    }

    @Test func `the find line takes the last row`() {
        press(.character("/"), .character("x"))
        let lines = draw().lines
        #expect(lines[9].hasPrefix(" /x"))
        #expect(lines[8].contains("row 8"))
    }

    @Test func `a shorter list keeps the selection if possible`() {
        press(Key(.end))
        list.apply(count: 20, matches: [])
        #expect(list.selected == 19)
        list.apply(count: 0, matches: [])
        #expect(list.selected == 0)
    }

    @Test func `r requests a reload`() {
        let asked = Recorded(list.input.refresh.map { true })
        press(.character("r"))
        #expect(asked.values == [true])
    }

    @Test func `nothing can be clicked while nothing can be drawn`() {
        var canvas = Canvas(size: Size(width: 40, height: 10))
        let context = RenderContext()
        list.render(into: &canvas, in: canvas.bounds, context: context) { _, _ in
            false
        } row: { _, _, _, _ in
            Issue.record("a row was drawn")
        }
        #expect(!context.hits.click(at: Point(x: 5, y: 4)))
    }

    /// The indices of the rows that a frame draws with these remembered lines.
    private func drawn(_ lines: LineMemory, height: Int = 10) -> [Int] {
        var canvas = Canvas(size: Size(width: 40, height: height))
        let context = RenderContext(lines: lines)
        lines.begin(canvas, context: context)
        var rows: [Int] = []
        list.render(into: &canvas, in: canvas.bounds, context: context) { _, _ in
            true
        } row: { _, index, _, _ in
            rows.append(index)
        }
        return rows
    }

    @Test func `a step redraws the row left and the row reached`() {
        let lines = LineMemory()
        #expect(drawn(lines) == Array(0..<10))
        #expect(drawn(lines) == [])
        press(Key(.down))
        #expect(drawn(lines) == [0, 1])
    }

    @Test func `all rows are redrawn once any of them may have changed`() {
        let lines = LineMemory()
        _ = drawn(lines)
        list.apply(count: 50, matches: [])
        #expect(drawn(lines) == Array(0..<10))
        press(.character("/"), .character("x"))
        #expect(drawn(lines, height: 10) == Array(0..<9))
        press(.character("y"))
        #expect(drawn(lines, height: 10) == Array(0..<9))
    }

    @Test func `another language redraws all rows`() {
        let strings = Strings(language: .english, table: [:])
        let list = ListController(strings: strings)
        list.apply(count: 2, matches: [])
        let lines = LineMemory()
        var count = 0
        for language in [Language.english, .english, .korean] {
            strings.change(to: Strings(language: language, table: [:]))
            var canvas = Canvas(size: Size(width: 40, height: 5))
            let context = RenderContext(lines: lines)
            lines.begin(canvas, context: context)
            list.render(into: &canvas, in: canvas.bounds, context: context) { _, _ in
                true
            } row: { _, _, _, _ in
                count += 1
            }
        }
        #expect(count == 4)
    }
}
