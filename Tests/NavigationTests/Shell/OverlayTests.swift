import Navigation
import Terminal
import TestSupport
import Testing

/// The list of keys and the palette are generated from the actions themselves.
@MainActor
struct OverlayTests {
    private let world = World()
    private let counted = Counted()
    private let log = EventLog()

    private var root: StubScreen { world.roots[0] }
    private var text: String { world.draw(height: 40).joined(separator: "\n") }

    init() {
        root.actions = [
            counted.action("polish the glass", .character("x"), .control("g")), counted.action("unbound"),
            counted.action("later", .character("y"), isEnabled: false),
        ]
        world.delegate.paletteItems = [
            PaletteItem(title: "bar/makeable", detail: "go") { [log] in log.note("makeable") },
            PaletteItem(title: "Theme mono", detail: "") { [log] in log.note("mono") },
        ]
    }

    @Test func `the overlay lists the keys of the screen before those of the program`() throws {
        world.shell.press(.character("?"))
        #expect(world.shell.trail == ["a", "keys"])
        let lines = world.draw(height: 40)
        let mine = try #require(lines.firstIndex { $0.contains("polish the glass") })
        let back = try #require(lines.firstIndex { $0.contains("action.palette") })
        #expect(mine < back)
        #expect(lines[mine].contains("x ^G"))
        #expect(!text.contains("unbound"))
    }

    @Test func `typing narrows the overlay and Enter performs the line`() {
        world.shell.press(.character("?"))
        world.shell.type("plsh")
        #expect(text.contains("polish the glass"))
        #expect(!text.contains("action.palette"))
        world.shell.press(Key(.enter))
        #expect(counted.count == 1)
        #expect(world.shell.modals.top == nil)
    }

    @Test func `the palette accepts a typed command that the program knows`() {
        world.delegate.typed["work:metropolis"] = PaletteItem(title: "work:metropolis", detail: "go") { [log] in
            log.note("metropolis")
        }
        world.shell.press(.character(":"))
        world.shell.type("work:metropolis")
        world.shell.press(Key(.enter))
        #expect(log.notes == ["metropolis"])
    }

    @Test(arguments: ["messages", ":messages"])
    func `messages open by name, with or without a colon`(name: String) {
        world.shell.showToast("poured", kind: .done)
        world.shell.press(.character(":"))
        world.shell.type(name)
        world.shell.press(Key(.enter))
        #expect(world.shell.trail.last == "messages")
        #expect(text.contains("poured"))
    }

    @Test func `the quit action is found from any depth and quits`() throws {
        try world.stack.push(StubScreen("deeper"))
        world.shell.press(.character(":"))
        world.shell.type("action.quit")
        world.shell.press(Key(.enter))
        #expect(world.host.exitStatus == 0)
    }

    @Test(arguments: ["?", ":"] as [Character])
    func `actions are listed in sections, the screen's own first and movement last`(key: Character) throws {
        root.actions += [counted.action("list.down", Key(.down))]
        world.shell.press(.character(key))
        let lines = world.draw(height: 60)
        func line(_ text: String) throws -> Int {
            try #require(lines.firstIndex { $0.contains(text) }, "\(text)\n\(lines.joined(separator: "\n"))")
        }
        let own = try line("polish the glass")
        #expect(lines[own - 1].contains(" a "), "the title of the screen")
        #expect(try own < line("keys.everywhere"))
        #expect(try line("keys.everywhere") < line("action.quit"))
        #expect(try line("action.quit") < line("keys.moving"))
        #expect(try line("keys.moving") < line("list.down"))
        #expect(lines.count { $0.contains("keys.everywhere") } == 1)
    }

    @Test func `a heading is never selected, and a search shows none`() {
        world.shell.press(.character("?"))
        world.shell.press(Key(.up))
        world.shell.press(Key(.enter))
        #expect(counted.count == 1, "the first row is the screen's own action")
        world.shell.press(.character("?"))
        for _ in 0..<40 { world.shell.press(Key(.down)) }
        for _ in 0..<40 { world.shell.press(Key(.up)) }
        world.shell.press(Key(.enter))
        #expect(counted.count == 2)
        world.shell.press(.character("?"))
        world.shell.type("plsh")
        #expect(!text.contains("keys.everywhere"))
    }

    @Test func `F1 opens the keys where a question mark is text`() {
        let modal = StubModal("form")
        modal.isCapturingText = true
        world.shell.modals.present(modal)
        world.shell.press(Key(.function(1)))
        #expect(world.shell.trail.last == "keys")
    }

    @Test func `the palette finds unlisted items by name, best first`() {
        let other = PaletteItem(title: "Bellini", detail: "drink:bellini", names: ["벨리니"]) { [log] in
            log.note("bellini")
        }
        let whole = PaletteItem(title: "Bell", detail: "work:bell") { [log] in log.note("bell") }
        world.delegate.named["bell"] = [other, whole]
        world.shell.press(.character(":"))
        world.shell.type("bell")
        let lines = world.draw(height: 40)
        let found = lines.filter { $0.contains("work:bell") || $0.contains("drink:bellini") }
        #expect(found.count == 2)
        #expect(found.first?.contains("work:bell") == true)
        world.shell.press(Key(.enter))
        #expect(log.notes == ["bell"])
    }

    @Test func `an item found other than by its letters is still listed`() {
        world.delegate.named["ㄴㄱㄹㄴ"] = [
            PaletteItem(title: "Negroni", detail: "drink:negroni", names: ["네그로니"]) { [log] in log.note("negroni") }
        ]
        world.shell.press(.character(":"))
        world.shell.type("ㄴㄱㄹㄴ")
        world.shell.press(Key(.enter))
        #expect(log.notes == ["negroni"])
    }

    @Test func `an action is found by its name in the other language`() {
        world.delegate.names["polish the glass"] = ["polish the glass", "잔을 닦기"]
        world.shell.press(.character(":"))
        world.shell.type("잔을")
        world.shell.press(Key(.enter))
        #expect(counted.count == 1)
    }

    @Test func `the terminal's background is passed on`() {
        world.shell.handle(.report(.background(.rgb(250, 250, 240))))
        world.shell.handle(.report(.background(.rgb(17, 17, 17))))
        #expect(world.delegate.backgrounds == [.light, .dark])
    }

    @Test func `a modal with keys of its own lists them`() {
        let modal = StubModal("sheet")
        modal.actions = [counted.action("turn the page", .character("x"))]
        world.shell.modals.present(modal)
        world.shell.press(.character("?"))
        #expect(world.shell.trail.last == "keys")
        #expect(text.contains("turn the page"))
    }

    @Test func `the overlay shows the keys of the configuration`() {
        world.shell.options.keyMap = KeyMap(changes: ["polish the glass": [Key(.function(5))]])
        world.shell.press(.character("?"))
        #expect(world.draw(height: 40).contains { $0.contains("polish the glass") && $0.contains("f5") })
    }

    @Test(arguments: [Key.character(":"), .control("p")])
    func `the palette lists every action, place and setting`(key: Key) {
        world.shell.press(key)
        #expect(world.shell.trail == ["a", "palette"])
        for title in ["polish the glass", "unbound", "bar/makeable", "Theme mono", "messages.title"] {
            world.shell.type(title)
            #expect(text.contains(title))
            world.shell.press(.control("u"))
        }
    }

    @Test func `the palette omits disabled actions`() {
        world.shell.press(.character(":"))
        world.shell.type("later")
        #expect(text.contains("palette.empty"))
        world.shell.press(Key(.enter))
        #expect(world.shell.trail == ["a", "palette"])
    }

    @Test func `the best match is selected, and the palette closes before it acts`() {
        world.shell.press(.character(":"))
        world.shell.type("barmake")
        world.shell.press(Key(.enter))
        #expect(log.notes == ["makeable"])
        #expect(world.shell.modals.top == nil)
    }

    @Test func `arrows choose another line`() {
        world.shell.press(.character(":"))
        world.shell.type("e")
        let before = text
        world.shell.press(Key(.down))
        #expect(text != before)
        world.shell.press(Key(.up))
        #expect(text == before)
    }

    @Test func `typed keys are text for the field, and Esc closes the palette without acting`() {
        world.shell.press(.character(":"))
        world.shell.type("2q?")
        #expect(world.shell.tabs.selected == 0)
        world.shell.press(Key(.escape))
        #expect(world.shell.trail == ["a"])
        #expect(log.notes == [])
        #expect(world.host.exitStatus == nil)
    }

    @Test func `a click chooses a line`() throws {
        world.shell.press(.character(":"))
        world.shell.type("theme")
        let lines = world.draw()
        let row = try #require(lines.firstIndex { $0.contains("Theme mono") })
        world.shell.click(x: 40, y: row)
        #expect(log.notes == ["mono"])
    }

    @Test func `an overlay blocks clicks on what it covers`() {
        world.draw()
        world.shell.press(.character("?"))
        world.draw()
        world.shell.click(x: 8, y: 0)
        #expect(world.shell.tabs.selected == 0)
    }

    @Test func `a disabled line does nothing`() {
        world.shell.press(.character("?"))
        world.shell.type("later")
        world.shell.press(Key(.enter))
        #expect(counted.count == 0)
    }
}
