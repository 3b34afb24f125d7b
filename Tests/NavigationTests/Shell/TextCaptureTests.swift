import Navigation
import Terminal
import TestSupport
import Testing

/// While a text field has the focus, letters and digits are text; other keys act as usual.
@MainActor
struct TextCaptureTests {
    private let world = World()
    private let counted = Counted()

    private var root: StubScreen { world.roots[0] }

    init() {
        root.isCapturingText = true
        root.take = { event in
            if case .key(let key) = event, case .character = key.code, key.modifiers.isEmpty {
                .consumed
            } else {
                .ignored
            }
        }
    }

    @Test(arguments: ["2", "q", "?", ":", "u", "ㅂ", " "])
    func `letters and digits are passed on as text`(letter: Character) {
        root.actions = [counted.action("mine", .character(letter))]
        world.shell.press(.character(letter))
        #expect(root.events == [.key(.character(letter))])
        #expect(counted.count == 0)
        #expect(world.shell.tabs.selected == 0)
        #expect(world.shell.modals.top == nil)
        #expect(world.host.exitStatus == nil)
    }

    @Test func `a typed syllable is not split into keys`() {
        world.shell.press(.character("가"))
        #expect(root.events == [.key(.character("가"))])
    }

    @Test func `keys other than text still act`() throws {
        try world.stack.push(StubScreen("page"))
        let page = try #require(world.stack.top as? StubScreen)
        page.isCapturingText = true
        page.actions = [counted.action("open", Key(.enter))]
        world.shell.press(Key(.enter), Key(.escape))
        #expect(counted.count == 1)
        #expect(world.shell.trail == ["a"])
    }

    @Test func `the palette opens with its control key`() {
        world.shell.press(.control("p"))
        #expect(world.shell.modals.top?.route == "palette")
    }

    @Test func `a letter the field ignores does nothing else`() {
        root.take = { _ in .ignored }
        world.shell.press(.character("2"), .character("q"), .character("?"))
        #expect(world.shell.tabs.selected == 0)
        #expect(world.shell.modals.top == nil)
        #expect(world.host.exitStatus == nil)
    }

    @Test func `hints omit keys that are typed as text`() {
        let hints = world.draw().last ?? ""
        #expect(!hints.contains("? "))
        #expect(!hints.contains("q "))
    }
}
