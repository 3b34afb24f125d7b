import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

/// Input goes to the top modal, then to the top screen, then to the program.
@MainActor
struct KeyRoutingTests {
    private let world = World()
    private let counted = Counted()

    private var root: StubScreen { world.roots[0] }

    @Test func `a key goes to the screen's action before the program's`() {
        root.actions = [counted.action("mine", .character("?"))]
        world.shell.press(.character("?"))
        #expect(counted.count == 1)
        #expect(world.shell.modals.top == nil)
    }

    @Test func `a key without an action is offered to the screen, then to the program`() {
        world.shell.press(.character("2"))
        #expect(root.events == [.key(.character("2"))])
        #expect(world.shell.tabs.selected == 1)
    }

    @Test func `an observer of keys is called before a key is handled, until released`() {
        let log = EventLog()
        root.take = { _ in
            log.note("handled")
            return .consumed
        }
        var watching: Subscription? = world.shell.observeKeys { log.note("heard") }
        world.shell.press(.character("x"))
        #expect(log.drain() == ["heard", "handled"])
        _ = watching
        watching = nil
        world.shell.press(.character("x"))
        #expect(log.notes == ["handled"])
    }

    @Test func `an event that the screen consumes is not handled further`() {
        root.take = { _ in .consumed }
        world.shell.press(.character("2"))
        #expect(world.shell.tabs.selected == 0)
    }

    @Test func `a disabled action passes its key on`() {
        root.actions = [counted.action("off", .character("2"), isEnabled: false)]
        world.shell.press(.character("2"))
        #expect(counted.count == 0)
        #expect(world.shell.tabs.selected == 1)
    }

    @Test func `a modal receives all keys, and the screen below none`() {
        root.actions = [counted.action("mine", .character("x"))]
        let modal = StubModal("box")
        world.shell.modals.present(modal)
        world.shell.press(.character("x"), .character("2"), Key(.tab))
        #expect(counted.count == 0)
        #expect(root.events == [])
        #expect(modal.events.count == 3)
        #expect(world.shell.tabs.selected == 0)
    }

    @Test(arguments: [Key(.escape), Key(.backspace), .character("q")])
    func `back closes a modal before a screen`(key: Key) throws {
        try world.stack.push(StubScreen("page"))
        world.shell.modals.present(StubModal("box"))
        world.shell.press(key)
        #expect(world.shell.modals.top == nil)
        #expect(try world.stack.routes == ["a", "page"])
        world.shell.press(key)
        #expect(try world.stack.routes == ["a"])
        #expect(world.host.exitStatus == nil)
    }

    @Test(arguments: [Key(.escape), Key(.backspace)])
    func `letters close no form, and reach nothing below it, while other keys close it`(key: Key) {
        root.actions = [counted.action("mine", .character("u"))]
        let form = StubModal("form")
        form.staysOpenOnLetters = true
        world.shell.modals.present(form)
        world.shell.press(.character("q"), .character("ㅂ"), .character("u"))
        #expect(world.shell.modals.top === form)
        #expect(counted.count == 0)
        world.shell.press(key)
        #expect(world.shell.modals.top == nil)
    }

    @Test func `the trail lists the screens and then the modals`() throws {
        try world.stack.push(StubScreen("page"))
        world.shell.modals.present(StubModal("box"))
        #expect(world.shell.trail == ["a", "page", "box"])
    }

    @Test(arguments: [Key(.escape), Key(.backspace)])
    func `back at a root does nothing`(key: Key) {
        world.shell.press(key)
        #expect(world.shell.trail == ["a"])
        #expect(world.host.exitStatus == nil)
    }

    @Test func `digits and tab keys select tabs`() {
        world.shell.press(.character("3"))
        #expect(world.shell.tabs.selected == 2)
        world.shell.press(Key(.tab))
        #expect(world.shell.tabs.selected == 0)
        world.shell.press(Key(.backTab))
        #expect(world.shell.tabs.selected == 2)
        world.shell.press(.character("9"))
        #expect(world.shell.tabs.selected == 2)
    }

    @Test func `the digit of the current tab pops to its root`() throws {
        try world.stack.push(StubScreen("page"))
        world.shell.press(.character("1"))
        #expect(world.shell.trail == ["a"])
    }

    @Test(arguments: ["ㅌ", "ᄐ", "ｘ"])
    func `a Hangul letter acts as the QWERTY key in its position`(letter: Character) {
        root.actions = [counted.action("mine", .character("x"))]
        world.shell.press(.character(letter))
        #expect(counted.count == 1)
    }

    @Test func `a Hangul syllable acts as the keys it was typed with`() throws {
        root.actions = [counted.action("down", .character("r"), .character("k"))]
        world.shell.press(.character("가"))
        #expect(counted.count == 2)
        try world.stack.push(StubScreen("page"))
        world.shell.press(.character("ㅂ"))
        #expect(world.shell.trail == ["a"])
    }

    @Test func `the program is notified once per answer`() {
        world.shell.press(.character("x"), Key(.up))
        #expect(world.delegate.answerCount == 2)
    }

    @Test func `a key acts on the current frame, or on the current state after a change`() {
        root.actions = [counted.action("shown", .character("x"))]
        _ = world.shell.render(size: Size(width: 80, height: 24))
        let changed = Counted()
        root.actions = [changed.action("changed", .character("x"))]
        world.shell.press(.character("x"))
        #expect(counted.count == 1)
        // The second key must not act by a frame that the first one made obsolete.
        world.shell.press(.character("x"))
        #expect(changed.count == 1)
        _ = world.shell.render(size: Size(width: 80, height: 24))
        root.actions = [counted.action("shown", .character("x"))]
        world.shell.setNeedsFrame()
        world.shell.press(.character("x"))
        #expect(counted.count == 2)
    }

    @Test func `an unused letter is reported once per screen, and replaces no other message`() throws {
        world.shell.press(Key(.left), .alt("x"), .character("x"))
        #expect(world.shell.messages.map(\.text) == ["toast.unknown-key x ?"])
        world.shell.press(.character("z"))
        #expect(world.shell.messages.count == 1)
        try world.stack.push(StubScreen("page"))
        world.shell.press(.character("x"))
        #expect(world.shell.messages.count == 1, "the first message is still visible")
        world.host.advance(by: .seconds(4))
        world.shell.press(.character("x"))
        #expect(world.shell.messages.count == 2)
    }

    @Test func `a letter that a text field ignores is not reported`() {
        root.isCapturingText = true
        world.shell.press(.character("x"))
        #expect(world.shell.messages == [])
    }

    @Test func `a paste is passed to the owner as text`() {
        world.shell.handle(.paste("2q"))
        #expect(root.events == [.paste("2q")])
        #expect(world.shell.tabs.selected == 0)
        #expect(world.host.exitStatus == nil)
    }

    @Test func `a shell without tabs survives every key`() {
        let empty = World(tabs: [])
        empty.shell.press(.character("1"), Key(.escape), Key(.tab), .character("?"), Key(.escape))
        #expect(empty.shell.trail == [])
    }

    // MARK: Before there is a screen

    @Test func `input typed before the first screen is delivered to it in order, up to a limit`() {
        let world = World(tabs: [])
        world.shell.typedAhead = KeyBuffer()
        world.shell.press(.character("x"), .character("q"))
        world.shell.handle(.paste("gin"))
        for _ in 0..<2 * KeyBuffer.limit { world.shell.press(.character("y")) }
        #expect(world.host.exitStatus == nil, "the input before the q may be a text that includes it")
        world.shell.takeTypedAhead()
        let screen = StubScreen("first")
        screen.take = { _ in .consumed }
        world.shell.tabs.add(title: "A") { $0.push(screen) }
        world.shell.tabs.select(0)
        world.shell.takeTypedAhead()
        world.host.deliverWaiting(to: world.shell)
        #expect(screen.events.prefix(3) == [.key(.character("x")), .key(.character("q")), .paste("gin")])
        #expect(screen.events.count == KeyBuffer.limit)
        world.shell.takeTypedAhead()
        world.host.deliverWaiting(to: world.shell)
        #expect(screen.events.count == KeyBuffer.limit)
    }

    @Test func `a word is accepted at once, and its first letter waits for the field`() {
        let field = StubScreen("field")
        field.isCapturingText = true
        field.take = { _ in .consumed }
        world.shell.tabs.current?.push(field)
        world.delegate.isSettled = false
        let letter = InputEvent.key(.character("g"))
        #expect(!world.shell.isReady(for: letter), "a draft may be about to come back")
        world.shell.handle(letter)
        #expect(world.shell.isReady(for: letter))
        #expect(!world.shell.isReady(for: .key(.character(" "))), "where the text is empty it chooses a row")
        #expect(!world.shell.isReady(for: .key(Key(.enter))))
        world.shell.handle(.key(Key(.enter)))
        #expect(!world.shell.isReady(for: letter), "Enter may save and leave")
        #expect(world.shell.isReady(for: .key(.control("c"))))
    }

    @Test func `input before the first screen does not wait, and letters need no frame`() {
        let world = World(tabs: [])
        world.shell.typedAhead = KeyBuffer()
        world.delegate.isSettled = false
        #expect(world.shell.isReady(for: .key(.character("q"))))
        #expect(!world.shell.dependsOnLayout(.key(.character("q"))))
        #expect(self.world.shell.dependsOnLayout(.key(.character("j"))))
        root.isCapturingText = true
        #expect(!self.world.shell.dependsOnLayout(.key(.character("j"))))
    }

    @Test func `quit and interrupt keys work before the first screen`() {
        let quitting = World(tabs: [])
        quitting.shell.typedAhead = KeyBuffer()
        quitting.shell.press(.character("q"))
        #expect(quitting.host.exitStatus == 0)
        let interrupted = World(tabs: [])
        interrupted.shell.typedAhead = KeyBuffer()
        interrupted.shell.press(.character("x"), .control("c"), .control("c"))
        #expect(interrupted.host.exitStatus == 0)
    }
}
