import Navigation
import Terminal
import TestSupport
import Testing

/// The frame around the screens: tabs, trail and hints, or one line in a terminal that is too small.
@MainActor
struct FrameTests {
    private let world = World()
    private let counted = Counted()

    private var root: StubScreen { world.roots[0] }

    private func hints(width: Int) -> String { world.draw(width: width)[23] }

    @Test func `tabs, trail and hints have their places`() throws {
        root.status = "3 drinks"
        try world.stack.push(StubScreen("page"))
        let page = try #require(world.stack.top as? StubScreen)
        page.status = "can make now"
        let lines = world.draw()
        #expect(lines[0] == " 1 A  2 B  3 C")
        #expect(lines[1] == String(repeating: "─", count: 80))
        #expect(lines[2].hasPrefix(" a › page"))
        #expect(lines[2].hasSuffix("can make now"))
        #expect(lines[22] == String(repeating: "─", count: 80))
        #expect(lines[23].hasPrefix(" esc action.back   "))
        #expect(lines[23].hasSuffix("  : hint.palette  ? action.keys"))
        #expect(TextMetrics().width(of: lines[23]) == 79)
    }

    @Test func `a click on the trail returns to that screen and asks before losing input`() throws {
        for title in ["first", "second", "second", "third"] { try world.stack.push(StubScreen(title)) }
        #expect(world.draw()[2].hasPrefix(" a › first › second › third"))
        world.shell.click(x: 15, y: 2)
        #expect(world.shell.trail == ["a", "first", "second", "second"])
        _ = world.draw()
        world.shell.click(x: 1, y: 2)
        #expect(world.shell.trail == ["a"])
        let form = StubScreen("form")
        form.hasUnsavedInput = true
        try world.stack.push(form)
        _ = world.draw()
        world.shell.click(x: 1, y: 2)
        #expect(world.shell.modals.top != nil)
        world.host.advance(by: .milliseconds(150))
        world.shell.press(.character("y"))
        #expect(world.shell.trail == ["a"])
    }

    @Test func `the trail omits a name that begins the next one`() throws {
        for title in ["work", "Holmes", "Holmes", "Holmes › Result"] { try world.stack.push(StubScreen(title)) }
        #expect(world.draw()[2] == " a › work › Holmes › Result")
        try world.stack.push(StubScreen("Holmes"))
        #expect(world.draw()[2] == " a › work › Holmes")
        try world.stack.push(StubScreen("Holmes, Mycroft"))
        #expect(world.draw()[2].hasPrefix(" a › work › Holmes › Holmes, Mycroft"))
    }

    @Test func `without hints the screen gets their line, and a message the last one`() {
        let world = World(options: ShellOptions(hasHints: false))
        world.roots[0].draw = { canvas, rect, _ in
            #expect(rect == Rect(x: 0, y: 3, width: 80, height: 20))
            canvas.fill(Rect(x: 0, y: 0, width: 200, height: 200), character: "x")
        }
        let lines = world.draw()
        #expect(lines[22] == String(repeating: "x", count: 80))
        #expect(lines[23] == String(repeating: "─", count: 80))
        world.shell.showToast("Saved.", kind: .done)
        #expect(world.draw()[23].hasPrefix("── Saved. ──"))
        world.shell.press(.character("?"))
        #expect(world.shell.trail == ["a", "keys"])
    }

    @Test func `a screen draws only between the rules`() {
        root.draw = { canvas, rect, _ in
            canvas.fill(Rect(x: 0, y: 0, width: 200, height: 200), character: "x")
            #expect(rect == Rect(x: 0, y: 3, width: 80, height: 19))
        }
        let lines = world.draw()
        #expect(lines[2].hasPrefix(" a"))
        #expect(lines[3...21].allSatisfy { $0 == String(repeating: "x", count: 80) })
        #expect(lines[22].hasPrefix("─"))
    }

    @Test func `hints are dropped from the right, keys and back last`() throws {
        try world.stack.push(StubScreen("page"))
        let page = try #require(world.stack.top as? StubScreen)
        page.actions = ["a", "b", "c", "d", "e"].map {
            counted.action("does \($0)", .character(Character($0)), hint: 1)
        }
        #expect(hints(width: 98).hasPrefix(" a does a  b does b  c does c  d does d  e does e  esc action.back  : "))
        var last = 6
        for width in stride(from: 90, through: 60, by: -1) {
            let line = hints(width: width)
            let shown = ["a", "b", "c", "d", "e"].filter { line.contains("\($0) does \($0)") }
            #expect(shown == Array(["a", "b", "c", "d", "e"].prefix(shown.count)), "\(width): \(line)")
            #expect(shown.count <= last)
            last = shown.count
            #expect(line.contains(" esc action.back ") && line.hasSuffix("? action.keys"), "\(width): \(line)")
            #expect(line.contains(": hint.palette"), "the palette hint is dropped last of its rank")
            #expect(TextMetrics().width(of: line) <= width)
        }
        #expect(last < 5)
    }

    @Test func `hints show enabled actions only`() {
        root.actions = [
            counted.action("off", .character("x"), hint: 1, isEnabled: false),
            counted.action("on", .character("y"), hint: 1), counted.action("quiet", .character("z")),
        ]
        #expect(hints(width: 80).hasPrefix(" y on  q action.quit   "))
    }

    @Test func `the Enter hint comes first, wherever the screen lists it`() {
        root.actions = [
            counted.action("tick", .character(" "), hint: 1), counted.action("open", Key(.enter), hint: 1),
        ]
        #expect(hints(width: 80).hasPrefix(" ⏎ open  space tick  q "))
    }

    @Test func `a hint shows the configured key`() {
        root.actions = [
            KeyAction(id: "pair", title: "servings", keys: [.character("-")], hint: 1, hintKeys: "+ -") {}
        ]
        #expect(hints(width: 80).contains("+ - servings"))
        world.shell.options.keyMap = KeyMap(changes: ["pair": [.control("n")]])
        #expect(hints(width: 80).contains("^N servings"))
        world.shell.options.keyMap = KeyMap(changes: ["pair": []])
        #expect(!hints(width: 80).contains("servings"))
    }

    @Test func `keys configured for a view apply to its screens only`() throws {
        let save = counted.action("save", .character("s"), hint: 1)
        root.actions = [save]
        world.shell.options.keyMap = KeyMap(views: ["page": [save.id: [.character("z")]]])
        #expect(hints(width: 80).contains("s save"))
        try world.stack.push(StubScreen("page:one"))
        (try world.stack.top as? StubScreen)?.actions = [save]
        #expect(hints(width: 80).contains("z save"))
        world.shell.press(.character("s"))
        #expect(counted.count == 0)
        world.shell.press(.character("z"))
        #expect(counted.count == 1)
    }

    @Test(arguments: [(31, 16), (60, 4), (20, 5), (1, 1), (0, 0)])
    func `a terminal too small shows one line with both sizes`(width: Int, height: Int) {
        root.draw = { _, _, _ in Issue.record("the screen was drawn") }
        let canvas = world.shell.render(size: Size(width: width, height: height))
        #expect(canvas.size == Size(width: width, height: height))
        let lines = canvas.text.split(separator: "\n").filter { !$0.isEmpty }
        #expect(lines.count == (width > 0 ? 1 : 0))
        let text = width >= 31 ? "frame.too-small 32 x 5 \(width) x \(height)" : "\(width)x\(height) < 32x5"
        #expect(text.hasPrefix(lines.first?.drop { $0 == " " }.prefix { $0 != "…" } ?? ""))
        if width >= 11 { #expect(canvas.text.contains(text)) }
    }

    /// The frame in ever smaller windows, from the whole frame to the screen alone.
    @Test(
        arguments: [
            (60, 16, 11, true, true, true), (59, 16, 12, true, true, true), (60, 15, 11, true, true, true),
            (60, 13, 10, true, true, true), (60, 11, 9, false, true, true), (60, 8, 7, false, true, false),
            (60, 6, 6, false, false, false), (32, 5, 5, false, false, false),
        ] as [(Int, Int, Int, Bool, Bool, Bool)])
    func `the frame drops its parts step by step below 60 x 16`(
        width: Int, height: Int, rows: Int, hasTabs: Bool, hasTrail: Bool, hasHints: Bool
    ) {
        var seen: Rect?
        root.draw = { _, rect, _ in seen = rect }
        let text = world.draw(width: width, height: height).joined(separator: "\n")
        #expect(seen?.height == rows)
        #expect(seen?.width == width)
        #expect(text.contains("1 A  2 B") == hasTabs)
        #expect(text.contains("action.keys") == hasHints)
        #expect(text.contains("\n a") == (hasTrail && hasTabs) || text.hasPrefix(" a") == hasTrail)
    }

    @Test(arguments: [32, 40, 46, 50, 59])
    func `tab titles that do not fit are cut with a mark, and the selected one never is`(width: Int) {
        let names = ["Home", "Dig", "Drinks", "Bar", "Weather", "Momentum", "Settings"]
        let world = World(tabs: names)
        world.shell.tabs.select(5)
        let line = world.draw(width: width, height: 16)[0]
        #expect(line.contains("6 MOMENTUM") && line.contains(" 7"), "\(line)")
        for (index, name) in names.enumerated() where index != 5 {
            let label = line.split(separator: "\(index + 1) ").last?.prefix { $0 != " " } ?? ""
            let isWhole = line.contains("\(index + 1) \(name.uppercased())")
            #expect(isWhole || label.hasSuffix("…") || label.allSatisfy(\.isNumber), "\(label) in \(line)")
        }
        #expect(world.draw(width: 60, height: 16)[0].hasSuffix("7 SETTINGS"))
    }

    @Test func `in a small window a message does not cover a modal`() {
        let modal = StubModal("box")
        modal.wanted = Size(width: 30, height: 20)
        world.shell.modals.present(modal)
        world.shell.showToast((1...20).map { "word\($0)" }.joined(separator: " "))
        let lines = world.draw(width: 40, height: 10)
        #expect(lines[9].contains("word1 ") && lines[9].contains("…"))
        #expect(!lines[..<9].joined().contains("word"))
    }

    @Test func `without the lower rule a message replaces the hints`() {
        world.draw(width: 60, height: 10)
        world.shell.showToast("kept")
        #expect(world.draw(width: 60, height: 10)[9].contains("kept"))
    }

    @Test func `a screen gets at most its widest content`() {
        var seen: Rect?
        root.draw = { _, rect, _ in seen = rect }
        world.draw(width: 250, height: 60)
        #expect(seen?.width == 120)
        root.widestContent = 200
        world.draw(width: 250, height: 60)
        #expect(seen?.width == 200)
        world.draw(width: 100, height: 60)
        #expect(seen?.width == 100)
    }

    @Test func `a screen reader gets a visible cursor on the selection, and no lines`() {
        let plain = World(options: ShellOptions(glyphs: Glyphs.unicode.spoken(Glyphs.Words()), isPlain: true))
        plain.roots[0].draw = { canvas, rect, _ in canvas.setCursor(x: rect.x + 1, y: rect.y, visible: false) }
        let canvas = plain.shell.render(size: Size(width: 80, height: 24))
        #expect(canvas.isCursorVisible)
        #expect(canvas.cursor == Point(x: 1, y: 3))
        #expect(!canvas.text.contains("─"))
        root.draw = { canvas, rect, _ in canvas.setCursor(x: rect.x + 1, y: rect.y, visible: false) }
        #expect(!world.shell.render(size: Size(width: 80, height: 24)).isCursorVisible)
    }

    @Test func `a screen reader gets a modal alone, with the hints of its keys`() {
        let plain = World(options: ShellOptions(glyphs: Glyphs.unicode.spoken(Glyphs.Words()), isPlain: true))
        for world in [plain, world] {
            world.roots[0].draw = { canvas, rect, _ in canvas.put("behind", x: rect.x, y: rect.y) }
            world.shell.modals.present(StubModal("below"))
            world.shell.modals.present(StubModal("above"))
        }
        let text = plain.draw().joined(separator: "\n")
        #expect(text.contains("content of above") && text.contains("action.back"))
        for part in ["behind", "1 A", "content of below"] { #expect(!text.contains(part), "\(part)") }
        #expect(world.draw().joined().contains("1 A"))
        plain.shell.modals.dismiss()
        plain.shell.modals.dismiss()
        #expect(plain.draw().joined().contains("behind"))
    }

    @Test func `a screen reader gets texts without signs`() {
        let plain = World(options: ShellOptions(glyphs: Glyphs.unicode.spoken(Glyphs.Words()), isPlain: true))
        for world in [plain, world] {
            world.roots[0].draw = { canvas, rect, _ in canvas.put("● can make now", x: rect.x, y: rect.y) }
        }
        #expect(plain.draw()[3] == "  can make now")
        #expect(world.draw()[3] == "● can make now")
    }

    @Test func `rendered content has the title, the status and the whole page`() throws {
        root.status = "3 drinks"
        root.draw = { canvas, rect, _ in
            for y in 0..<rect.height { canvas.put("line \(y)", x: rect.x, y: rect.y + y) }
        }
        let lines = world.shell.renderContent(size: Size(width: 40, height: 103)).text.split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(Array(lines.prefix(4)) == ["a", "3 drinks", "", "line 0"])
        #expect(lines.last == "line 99")
        world.shell.modals.present(StubModal("box"))
        let modal = world.shell.renderContent(size: Size(width: 40, height: 10)).text
        #expect(modal.hasPrefix("box\n\n\ncontent of box"))
    }

    @Test func `keys work in a terminal too small`() {
        world.draw(width: 10, height: 3)
        world.shell.press(.character("2"))
        #expect(world.shell.tabs.selected == 1)
        #expect(world.draw()[2] == " b")
    }

    @Test func `a narrow header drops its right-hand texts, the first one first`() {
        world.delegate.headerTexts = ["Seoul 3° cloudy", "mina INFJ"]
        #expect(world.draw()[0].hasSuffix("Seoul 3° cloudy · mina INFJ"))
        let many = World(tabs: ["one", "two", "three", "four", "five", "six", "seven"])
        many.delegate.headerTexts = ["Seoul 3° cloudy", "mina INFJ"]
        #expect(many.draw(width: 70)[0].hasSuffix("mina INFJ"))
        #expect(!many.draw(width: 70)[0].contains("Seoul"))
        #expect(many.draw(width: 60)[0].hasSuffix("7 SEVEN"))
    }

    @Test func `a long trail loses its beginning`() throws {
        for name in ["first page", "second page", "third page", "fourth page", "fifth page", "sixth page"] {
            try world.stack.push(StubScreen(name))
        }
        let trail = world.draw(width: 60)[2]
        #expect(trail.hasSuffix("sixth page"))
        #expect(trail.hasPrefix(" … › "), "an ellipsis marks the omitted part")
        #expect(!trail.contains(" a "))
        #expect(TextMetrics().width(of: trail) <= 60)
    }

    @Test func `a click on a tab selects it`() {
        world.draw()
        world.shell.click(x: 7, y: 0)
        #expect(world.shell.tabs.selected == 1)
    }

    @Test func `a click on a hint performs it`() throws {
        root.actions = [counted.action("polish", .character("x"), hint: 1)]
        world.draw()
        world.shell.click(x: 3, y: 23)
        #expect(counted.count == 1)
        world.shell.click(x: 40, y: 23)
        #expect(counted.count == 1)
        world.shell.click(x: 55, y: 23)
        #expect(world.shell.trail == ["a", "palette"])
    }

    @Test func `a click on a row runs its action`() {
        root.draw = { [counted] canvas, rect, context in
            context.hits.add(rect.row(2)) { counted.action("row").perform() }
        }
        world.draw()
        world.host.frameDrawn()
        world.shell.click(x: 10, y: 5)
        #expect(counted.count == 1)
        #expect(world.host.needsFrame)
        world.shell.click(x: 10, y: 6)
        #expect(counted.count == 1)
    }

    @Test func `the wheel is sent to the screen that has input`() {
        let turn = InputEvent.mouse(MouseEvent(.wheelDown, at: Point(x: 4, y: 10)))
        world.shell.handle(turn)
        #expect(root.events == [turn])
        let modal = StubModal("box")
        world.shell.modals.present(modal)
        world.shell.handle(turn)
        #expect(root.events == [turn])
        #expect(modal.events == [turn])
    }

    @Test func `a modal is drawn in a centred box, with the back hint below`() throws {
        try world.stack.push(StubScreen("page"))
        world.shell.modals.present(StubModal("box"))
        let lines = world.draw()
        let row = try #require(lines.firstIndex { $0.contains("content of box") })
        #expect(lines[row - 1].contains("┏━ box "))
        #expect(lines[row].contains("┃content of box"))
        #expect(lines[23] == " esc action.back")
    }

    @Test func `the page behind a modal is muted until it closes`() throws {
        let theme = world.shell.options.theme
        root.draw = { canvas, rect, context in
            canvas.fill(rect, style: context.theme[.text])
            canvas.put("chosen", x: 0, y: rect.y, style: context.theme[.selection])
        }
        let size = Size(width: 80, height: 24)
        let before = world.shell.render(size: size)
        #expect(before[0, 3].style == theme[.selection])
        world.shell.modals.present(StubModal("box"))
        let behind = world.shell.render(size: size)
        #expect(behind.text(inRow: 3) == before.text(inRow: 3))
        for x in 0..<80 { #expect(behind[x, 3].style == theme[.muted]) }
        #expect(behind[1, 0].style == before[1, 0].style)
        let row = try #require((0..<24).first { behind.text(inRow: $0).contains("content of box") })
        #expect((0..<80).contains { behind[$0, row].style != theme[.muted] })
        world.shell.modals.dismiss()
        #expect(world.shell.render(size: size)[0, 3].style == theme[.selection])
    }

    @Test(arguments: 0...8)
    func `a box never cuts a wide glyph in half`(shift: Int) {
        root.draw = { canvas, rect, _ in
            for y in 0..<rect.height {
                canvas.put(
                    String(repeating: " ", count: shift) + String(repeating: "한", count: 40), x: 0, y: rect.y + y)
            }
        }
        world.shell.modals.present(StubModal("box"))
        let canvas = world.shell.render(size: Size(width: 80, height: 24))
        for y in 0..<24 { #expect(TextMetrics().width(of: canvas.text(inRow: y)) == 80) }
    }

    @Test(arguments: ["wordless ", "단어들이 "], 0...8)
    func `a box leaves no partial word next to it`(word: String, shift: Int) throws {
        root.draw = { canvas, rect, _ in
            for y in 0..<rect.height {
                canvas.put(
                    String(repeating: " ", count: shift) + String(repeating: word, count: 8), x: 0, y: rect.y + y)
            }
        }
        world.shell.modals.present(StubModal("box"))
        let canvas = world.shell.render(size: Size(width: 80, height: 24))
        let lines = (0..<24).map { canvas.text(inRow: $0) }.filter { $0.contains("┃") }
        #expect(!lines.isEmpty)
        for line in lines {
            let sides = line.split(separator: "┃", omittingEmptySubsequences: false)
            for side in [sides[0], sides[sides.count - 1]] {
                for piece in side.split(separator: " ") {
                    #expect(piece == word.dropLast(), "\(line)")
                }
            }
            #expect(TextMetrics().width(of: line) == 80)
        }
    }

    @Test func `a resize requests one frame`() {
        world.host.frameDrawn()
        world.shell.handle(.resize(Size(width: 100, height: 30)))
        #expect(world.host.needsFrame)
    }

    @Test func `the trail names no place twice`() throws {
        for name in ["page", "page", "box", "page"] { try world.stack.push(StubScreen(name)) }
        #expect(world.draw(width: 60)[2].trimmingPrefix(" ").hasPrefix("a › box › page"))
    }
}
