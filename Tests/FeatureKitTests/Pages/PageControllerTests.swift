import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

/// A page of blocks: focus, opening and drawing.
@MainActor
struct PageControllerTests {
    private let host = StubScreenHost()
    private let controller = PageController<String>(strings: TestWords.english)
    private let opened = EventLog()
    private let bag = SubscriptionBag()

    init() {
        controller.load(in: host)
        controller.opened.observe { [opened] in opened.note($0) }.store(in: bag)
        controller.setBlocks([
            .title("Metropolis", other: "메트로폴리스"), .text("A city with an above and a below.", .muted), .gap,
            .chips(label: "Mine", [PageChip("wish", mark: .check, title: "wished"), PageChip("thumb", title: "like")]),
            .heading("Cast", remark: "1 of 2"),
            .row(PageRow("freder", mark: .check, title: "Freder", remark: "INFJ", detail: "lead")),
            .row(
                PageRow("maria", mark: .unknown, title: "Maria", body: "one two three", bodyLines: 1, foot: "0 votes")),
            .table(PageTable(header: ["Type", "wished"], rows: [["INFJ", "3"], ["ENTP", "12"]])),
        ])
    }

    private func press(_ key: Key) {
        KeyMap().action(for: key, in: controller.actions)?.perform()
    }

    private func drawn(width: Int = 60) -> String {
        var canvas = Canvas(size: Size(width: width, height: 12))
        controller.render(into: &canvas, in: canvas.bounds, context: RenderContext())
        return canvas.text
    }

    @Test func `a list fills the page, and the focus skips rows that are not shown`() {
        func drawn(_ height: Int) -> String {
            var canvas = Canvas(size: Size(width: 60, height: height))
            controller.render(into: &canvas, in: canvas.bounds, context: RenderContext())
            return canvas.text
        }
        let rows = (1...9).map { PageRow("row-\($0)", title: "Row \($0)") }
        controller.setBlocks(
            [.heading("Cast")] + PageRow.list(rows, always: 2, of: 9, more: PageRow("more", title: "the rest")))
        #expect(drawn(2).contains("Row 1"))
        let low = drawn(5)
        #expect(low.contains("Row 3") && low.contains("the rest") && !low.contains("Row 4"))
        press(Key(.end))
        #expect(controller.focused == "more")
        let high = drawn(12)
        #expect(high.contains("Row 9") && !high.contains("the rest"))
        #expect(controller.focused?.hasPrefix("row-") == true)
    }

    @Test func `a kept position is found again among the rows that fit`() {
        controller.focusWhenRead(7)
        let rows = (1...9).map { PageRow("row-\($0)", title: "Row \($0)") }
        controller.setBlocks(PageRow.list(rows, always: 7, of: 9, more: PageRow("more", title: "the rest")))
        var canvas = Canvas(size: Size(width: 60, height: 12))
        controller.render(into: &canvas, in: canvas.bounds, context: RenderContext())
        #expect(controller.focused == "row-8")
    }

    @Test func `a kept focus moves along with scrolling`() {
        controller.setBlocks((1...30).map { .row(PageRow("row-\($0)", title: "Row \($0)")) })
        _ = drawn()
        press(Key(.pageDown))
        #expect(controller.focused == "row-1")
        controller.isFocusKept = true
        _ = drawn()
        press(Key(.end))
        #expect(controller.focused == "row-30")
        #expect(drawn().contains("Row 30"))
        press(Key(.home))
        #expect(controller.focused == "row-1")
        press(Key(.pageDown))
        let focused = controller.focused.map { String($0.dropFirst(4)) } ?? ""
        #expect((Int(focused) ?? 0) > 5)
        #expect(drawn().contains("Row \(focused)"))
    }

    @Test func `a page opens at its top, and the first key shows a focus below`() {
        let text = String(repeating: "line ", count: 200)
        controller.setBlocks([.title("Top", other: ""), .text(text, .text), .row(PageRow("row", title: "Row 1"))])
        #expect(drawn().contains("Top") && !drawn().contains("Row 1"))
        press(Key(.enter))
        #expect(opened.notes.isEmpty, "nobody saw what would open")
        #expect(drawn().contains("Row 1"))
        press(Key(.enter))
        #expect(opened.notes == ["row"])
    }

    @Test func `the focus moves through words and rows in reading order and wraps`() {
        #expect(controller.focused == "wish")
        for expected in ["thumb", "freder", "maria", "wish"] {
            press(Key(.down))
            #expect(controller.focused == expected)
        }
        press(Key(.up))
        #expect(controller.focused == "maria")
    }

    @Test func `down moves from a line of words to the next line, right moves along it`() {
        _ = drawn()
        press(Key(.down))
        #expect(controller.focused == "freder")
        press(Key(.up))
        #expect(controller.focused == "wish")
        press(Key(.right))
        #expect(controller.focused == "thumb")
        press(Key(.right))
        #expect(controller.focused == "freder")
        press(Key(.left))
        #expect(controller.focused == "thumb")
        press(.character("j"))
        press(.character("j"))
        #expect(controller.focused == "maria")
        press(.character("j"))
        #expect(controller.focused == "wish", "around the end")
    }

    @Test func `moving down goes to the nearest word of the next line`() {
        let words = (1...8).map { PageChip("word-\($0)", title: "Word \($0) of many") }
        controller.setBlocks([.chips(label: "", words), .row(PageRow("row", title: "Row"))])
        // Three words fit a line.
        _ = drawn()
        press(Key(.right))
        press(Key(.down))
        #expect(controller.focused == "word-5")
        press(Key(.down))
        #expect(controller.focused == "word-8")
        press(Key(.down))
        #expect(controller.focused == "row")
        press(Key(.up))
        #expect(controller.focused == "word-7")
    }

    @Test(arguments: [("Mine", "   Mine"), ("", "   Some words")])
    func `a word longer than the page starts after its label, and the next one a line below`(
        label: String, begin: String
    ) {
        controller.setBlocks([
            .chips(
                label: label,
                [PageChip("long", title: "Some words longer than the page"), PageChip("next", title: "Next")])
        ])
        let lines = drawn(width: 24).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0].hasPrefix(begin) && lines[0].contains("Some words"))
        #expect(lines[1].contains("Next"))
    }

    @Test(arguments: [Key(.end), .character("G")])
    func `scrolling to the end of a page focuses its last target`(key: Key) {
        controller.setBlocks((1...30).map { .row(PageRow("row-\($0)", title: "Row \($0)")) })
        _ = drawn()
        press(key)
        #expect(drawn().contains("Row 30"))
        #expect(controller.focused == "row-30")
        press(.character("g"))
        #expect(drawn().contains("Row 1 ") || drawn().contains("Row 1\n"))
        #expect(controller.focused == "row-1")
    }

    private func type(_ text: String) {
        for letter in text { _ = controller.handle(.key(.character(letter))) }
    }

    @Test func `in a search of a page letters are text, Enter stays, n continues and Esc cancels`() throws {
        func find(_ key: Key) { KeyMap().action(for: key, in: controller.withFinding(controller.actions))?.perform() }
        find(.character("/"))
        #expect(controller.isCapturingText)
        type("ma")
        #expect(controller.focused == "maria")
        #expect(drawn().contains("/ma"))
        _ = controller.handle(.key(Key(.enter)))
        #expect(!controller.isCapturingText)
        find(.character("n"))
        #expect(controller.focused == "maria")
        find(Key(.escape))
        #expect(!drawn().contains("/ma"))
        controller.focus("wish")
        find(.character("/"))
        type("zzz")
        _ = controller.handle(.key(Key(.escape)))
        #expect(controller.focused == "wish")
    }

    @Test func `the row with the name sought precedes one that only mentions it`() {
        controller.setBlocks([
            .row(PageRow("soju-tonic", title: "Soju Tonic", body: "like the Gin Tonic you gave 4.5 stars")),
            .row(PageRow("gin-tonic", title: "Gin Tonic")),
        ])
        KeyMap().action(for: .character("/"), in: controller.withFinding(controller.actions))?.perform()
        type("gin tonic")
        #expect(controller.focused == "gin-tonic")
        #expect(drawn().contains("2/2"))
    }

    @Test func `without a match no hint offers the next one`() {
        func hint(_ id: String) -> Int? {
            controller.withFinding(controller.actions).first { $0.id == id }?.hint
        }
        func find(_ text: String) {
            KeyMap().action(for: .character("/"), in: controller.withFinding(controller.actions))?.perform()
            type(text)
            _ = controller.handle(.key(Key(.enter)))
        }
        find("maria")
        #expect(hint("list.find-next") == 1 && hint("list.find-clear") == nil)
        find("zzz")
        #expect(hint("list.find-next") == nil && hint("list.find-clear") == 1)
    }

    @Test func `a page with another use for the search key has no search`() {
        let search = KeyAction(id: "search.open", title: "search", keys: [.character("/")]) {}
        #expect(controller.withFinding([search]).map(\.id) == ["search.open"])
    }

    @Test func `Enter opens the focused row`() {
        press(Key(.down))
        press(Key(.enter))
        #expect(opened.notes == ["thumb"])
    }

    @Test func `new blocks keep the focus`() {
        controller.focus("maria")
        controller.setBlocks([.row(PageRow("new", title: "New")), .row(PageRow("maria", title: "Maria"))])
        #expect(controller.focused == "maria")
        controller.setBlocks([.text("nothing to open")])
        #expect(controller.focused == nil)
    }

    @Test func `every block is drawn, with numbers on the right`() {
        controller.focus("freder")
        let lines = drawn().split(separator: "\n", omittingEmptySubsequences: false).map {
            String($0).trimmingSuffix { $0 == " " }
        }
        #expect(lines.first == "   Metropolis · 메트로폴리스")
        #expect(lines.contains("   Mine  ✓ wished   like"))
        #expect(lines.contains { $0.hasPrefix(" ▸ ✓ Freder  INFJ") && $0.hasSuffix("lead") })
        #expect(lines.contains("   Type   wished"))
        #expect(lines.contains("   ENTP       12"))
    }

    private func cards() -> [PageBlock<String>] {
        [("a", "Negroni", 3, "24.5 %"), ("b", "Shirley Temple", 0, "no alcohol")].map { id, name, strength, text in
            .row(
                PageRow(
                    id, mark: .circle, title: name, other: "네그로니", detail: "2 away", body: "bitter",
                    parts: [PagePart("Gin", mark: .check), PagePart("Campari", mark: .cross)], foot: "gin",
                    meters: [PageMeter(strength, text), PageMeter(1, "easy")]))
        }
    }

    @Test func `meters are at the end of the lines, in the same columns in every row`() {
        controller.setBlocks(cards())
        let lines = drawn(width: 80).split(separator: "\n").map { String($0).trimmingSuffix { $0 == " " } }
        #expect(lines.filter { $0.contains("■ ■ ■  24.5 %") }.count == 1)
        #expect(lines.filter { $0.contains("□ □ □  no alcohol") }.count == 1)
        #expect(lines.filter { $0.contains("■ □ □  easy") }.count == 2)
        let columns = lines.compactMap { line in
            line.firstRange(of: "■ □ □  easy").map { line.distance(from: line.startIndex, to: $0.lowerBound) }
        }
        #expect(columns.count == 2)
        #expect(Set(columns).count == 1)
        #expect(lines.filter { $0.contains("✓ Gin  ✗ Campari") }.count == 2)
        #expect(lines.contains { $0.contains("Negroni  네그로니") })
    }

    @Test func `brief rows stand close together, without parts and foot`() {
        controller.setBlocks(cards().flatMap { [$0, .gap] })
        controller.isBrief = true
        let lines = drawn(width: 80).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0].contains("Negroni") && lines[1].contains("easy") && lines[2].contains("Shirley Temple"))
        #expect(!lines.contains { $0.contains("✓ Gin") || $0.contains(" gin ") })
    }

    @Test func `meters move below the text if it would be too narrow`() {
        controller.setBlocks(cards())
        let lines = drawn(width: 60).split(separator: "\n").map { String($0).trimmingSuffix { $0 == " " } }
        #expect(lines.contains("     ■ ■ ■ 24.5 %  ■ □ □ easy"))
        #expect(lines.contains("     □ □ □ no alcohol  ■ □ □ easy"))
    }

    @Test func `for a screen reader marks are words, and meters are words below the text`() {
        controller.setBlocks(cards())
        let words = Glyphs.Words(yes: "yes", no: "no", without: "without")
        let context = RenderContext(glyphs: Glyphs.unicode.spoken(words), isPlain: true)
        var canvas = Canvas(size: Size(width: 160, height: 12))
        controller.render(into: &canvas, in: canvas.bounds, context: context)
        for part in ["no Negroni  네그로니", "yes Gin  without Campari", " 24.5 %  easy", " no alcohol  easy"] {
            #expect(canvas.text.contains(part), "\(canvas.text)")
        }
        #expect(!canvas.text.contains { "■□✓✗○".contains($0) })
    }

    @Test func `in ASCII without colour meters and missing parts have signs`() {
        controller.setBlocks(cards())
        var canvas = Canvas(size: Size(width: 80, height: 12))
        controller.render(
            into: &canvas, in: canvas.bounds, context: RenderContext(theme: .mono, glyphs: .ascii))
        #expect(canvas.text.contains("# # #  24.5 %"))
        #expect(canvas.text.contains("- - -  no alcohol"))
        #expect(canvas.text.contains("+ Gin  x Campari"))
        #expect(!canvas.text.contains("?"))
    }

    @Test func `a text under a row is cut to its lines`() {
        controller.setBlocks([
            .row(PageRow("a", title: "A", body: "one two three four five six seven eight nine ten", bodyLines: 1))
        ])
        #expect(drawn(width: 30).contains("…"))
        #expect(!drawn(width: 30).contains("ten"))
    }
}

extension String {
    fileprivate func trimmingSuffix(_ isDropped: (Character) -> Bool) -> String {
        var text = Substring(self)
        while let last = text.last, isDropped(last) { text.removeLast() }
        return String(text)
    }
}
