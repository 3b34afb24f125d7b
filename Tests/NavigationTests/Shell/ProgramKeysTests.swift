import Navigation
import Terminal
import TestSupport
import Testing

/// Keys that work everywhere: quit, suspend, redraw, copy.
@MainActor
struct ProgramKeysTests {
    private let world = World()

    @Test func `q at a root quits`() {
        world.shell.press(.character("q"))
        #expect(world.host.exitStatus == 0)
    }

    @Test func `q above the root goes back`() throws {
        try world.stack.push(StubScreen("page"))
        world.shell.press(.character("q"))
        #expect(world.host.exitStatus == nil)
        #expect(world.shell.trail == ["a"])
    }

    @Test func `quitting asks about unsaved input on any tab`() throws {
        let form = StubScreen("form")
        form.hasUnsavedInput = true
        try world.stack.push(form)
        world.shell.press(.character("2"), .character("q"))
        #expect(world.host.exitStatus == nil)
        #expect(world.draw().joined().contains("dialog.quit.unsaved"))
        world.host.advance(by: .milliseconds(150))
        // The key that opened the question must not confirm it.
        world.shell.press(.character("q"))
        #expect(world.host.exitStatus == nil)
        world.shell.press(.character("q"))
        world.host.advance(by: .milliseconds(150))
        world.shell.press(.character("y"))
        #expect(world.host.exitStatus == 0)
    }

    @Test(arguments: [true, false])
    func `quitting and leaving ask again if awaited work leaves unsaved input`(
        isQuitting: Bool
    ) throws {
        let (form, log) = (StubScreen("form"), EventLog())
        try world.stack.push(form)
        world.delegate.waiting = []
        func isLeft() -> Bool { isQuitting ? world.host.exitStatus == 0 : log.notes == ["left"] }
        if isQuitting { world.shell.askToQuit() } else { world.shell.askToLeave { log.note("left") } }
        #expect(!isLeft() && world.shell.modals.top == nil)
        form.hasUnsavedInput = true
        world.delegate.endWork()
        #expect(!isLeft())
        #expect(world.draw().joined().contains("dialog.quit.unsaved"))
        world.host.advance(by: .milliseconds(150))
        world.shell.press(.character("y"))
        #expect(isLeft())
    }

    @Test func `popping to the root of a tab asks about unsaved input`() throws {
        let form = StubScreen("form")
        form.hasUnsavedInput = true
        try world.stack.push(form)
        world.shell.press(.character("1"))
        #expect(world.shell.trail.prefix(2) == ["a", "form"])
        #expect(world.draw().joined().contains("dialog.quit.unsaved"))
        world.host.advance(by: .milliseconds(150))
        world.shell.press(.character("n"))
        #expect(world.shell.trail == ["a", "form"])
        world.shell.press(.character("1"))
        world.host.advance(by: .milliseconds(150))
        world.shell.press(.character("y"))
        #expect(world.shell.trail == ["a"])
    }

    @Test func `Ctrl-C shows how to quit`() {
        world.shell.press(.control("c"))
        #expect(world.shell.messages.map(\.text) == ["toast.interrupt"])
        #expect(world.host.exitStatus == nil)
    }

    @Test func `Ctrl-C twice within a second quits after saving`() {
        world.shell.press(.control("c"))
        world.host.advance(by: .milliseconds(999))
        world.shell.press(.control("c"))
        #expect(world.host.exitStatus == 0)
        #expect(world.delegate.terminationCount == 1)
    }

    @Test func `a second Ctrl-C after a second counts as the first`() {
        world.shell.press(.control("c"))
        world.host.advance(by: .seconds(1))
        world.shell.press(.control("c"))
        #expect(world.host.exitStatus == nil)
        world.shell.press(.control("c"))
        #expect(world.host.exitStatus == 0)
    }

    @Test func `Ctrl-Z suspends, even from a text field or a modal`() {
        world.shell.press(.control("z"))
        world.roots[0].isCapturingText = true
        world.roots[0].take = { _ in .consumed }
        world.shell.press(.control("z"))
        world.shell.modals.present(StubModal("box"))
        world.shell.press(.control("z"))
        #expect(world.host.suspensions == 3)
    }

    @Test func `Ctrl-L redraws everything`() {
        world.host.frameDrawn()
        world.shell.press(.control("l"))
        #expect(world.host.needsFrame)
    }

    @Test func `F9 turns the mouse off and on with a toast`() {
        #expect(world.host.isMouseOn)
        world.shell.press(Key(.function(9)))
        #expect(!world.host.isMouseOn)
        world.shell.press(Key(.function(9)))
        #expect(world.host.isMouseOn)
        #expect(world.shell.messages.map(\.text) == ["toast.mouse-off", "toast.mouse-on"])
    }

    @Test func `a mouse disabled at launch stays off`() {
        #expect(!World(options: ShellOptions(isMouseOn: false)).host.isMouseOn)
    }

    @Test func `a copy reports its size and how it was copied`() {
        for way: CopyWay? in [.terminal, .tmux, .program("xclip"), nil] {
            world.host.copyWay = way
            world.shell.copy("recipe")
        }
        #expect(world.host.copied == Array(repeating: "recipe", count: 4))
        #expect(
            world.shell.messages == [
                Toast(text: "toast.copied.terminal 6", kind: .done), Toast(text: "toast.copied.tmux 6", kind: .done),
                Toast(text: "toast.copied.program 6 xclip", kind: .done),
                Toast(text: "toast.copy-failed", kind: .failed),
            ])
    }

    @Test func `y copies the selected row and Y all rows, on any screen`() {
        world.roots[0].copied = { $0 == .row ? "one" : "one\ntwo" }
        world.draw()
        world.shell.press(.character("y"))
        world.shell.press(.character("Y"))
        world.shell.press(.alt("y"))
        #expect(world.host.copied == ["one", "one\ntwo", "one\ntwo"])
    }

    @Test func `a screen's own copy action takes y and Y`() {
        let counted = Counted()
        world.roots[0].copied = { _ in "never" }
        world.roots[0].actions = [counted.action("screen.copy", .character("y"))]
        world.draw()
        world.shell.press(.character("y"))
        world.shell.press(.character("Y"))
        #expect(counted.count == 2)
        #expect(world.host.copied == [])
    }

    @Test func `an editor returns the text or reports its failure`() {
        world.host.editor = { .text($0 + " twice") }
        #expect(world.shell.edit("stir") == "stir twice")
        world.host.editor = { _ in .ended(status: 1) }
        #expect(world.shell.edit("stir") == nil)
        world.host.editor = { _ in .failed("none") }
        #expect(world.shell.edit("stir") == nil)
        #expect(world.shell.messages.map(\.text) == ["toast.editor-ended 1", "toast.editor-failed none"])
    }

    @Test func `a terminal in the background covers the screen and stops the spinner`() {
        let spinner = world.shell.startSpinner()
        world.shell.handle(.focus(false))
        #expect(world.roots[0].isCovered)
        world.host.advance(by: .seconds(1))
        world.host.frameDrawn()
        world.host.advance(by: .seconds(5))
        #expect(!world.host.needsFrame)
        world.shell.handle(.focus(true))
        #expect(!world.roots[0].isCovered)
        world.host.frameDrawn()
        world.host.advance(by: .seconds(1))
        #expect(world.host.needsFrame)
        withExtendedLifetime(spinner) {}
    }

    @Test func `the delegate is notified of the first frame and the end`() {
        world.shell.didPaintFirstFrame()
        world.shell.willTerminate()
        #expect(world.delegate.paintCount == 1)
        #expect(world.delegate.terminationCount == 1)
    }
}
