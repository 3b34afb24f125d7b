import Navigation
import Terminal
import TestSupport
import Testing

/// What works everywhere: the ways to end, to suspend, to redraw.
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

    @Test func `quitting asks if something would be lost`() {
        world.delegate.quitQuestion = "A draft would be lost."
        world.shell.press(.character("q"))
        #expect(world.host.exitStatus == nil)
        #expect(world.draw().joined().contains("A draft would be lost."))
        world.host.advance(by: .milliseconds(150))
        // The key that opened the question is not its yes.
        world.shell.press(.character("q"))
        #expect(world.host.exitStatus == nil)
        world.shell.press(.character("q"))
        world.host.advance(by: .milliseconds(150))
        world.shell.press(.character("y"))
        #expect(world.host.exitStatus == 0)
    }

    @Test func `Ctrl-C cancels running work and shows how to quit`() {
        world.shell.press(.control("c"))
        #expect(world.delegate.cancelCount == 1)
        #expect(world.shell.messages.map(\.text) == ["toast.interrupt"])
        #expect(world.host.exitStatus == nil)
    }

    @Test func `Ctrl-C twice within a second quits, what would be lost is saved first`() {
        world.shell.press(.control("c"))
        world.host.advance(by: .milliseconds(999))
        world.shell.press(.control("c"))
        #expect(world.host.exitStatus == 0)
        #expect(world.delegate.terminationCount == 1)
    }

    @Test func `a second Ctrl-C later is a first one`() {
        world.shell.press(.control("c"))
        world.host.advance(by: .seconds(1))
        world.shell.press(.control("c"))
        #expect(world.host.exitStatus == nil)
        #expect(world.delegate.cancelCount == 2)
        world.shell.press(.control("c"))
        #expect(world.host.exitStatus == 0)
    }

    @Test func `Ctrl-Z suspends, also out of a text field and a modal`() {
        world.shell.press(.control("z"))
        world.roots[0].isCapturingText = true
        world.roots[0].take = { _ in .consumed }
        world.shell.press(.control("z"))
        world.shell.modals.present(StubModal("box"))
        world.shell.press(.control("z"))
        #expect(world.host.suspensions == 3)
    }

    @Test func `Ctrl-L draws everything again`() {
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

    @Test func `a mouse switched off from the start stays off`() {
        #expect(!World(options: ShellOptions(isMouseOn: false)).host.isMouseOn)
    }

    @Test func `copying shows a toast`() {
        world.shell.copy("recipe")
        #expect(world.host.copied == ["recipe"])
        #expect(world.shell.messages == [Toast(text: "toast.copied", kind: .done)])
    }

    @Test func `the delegate is notified of the first frame and the end`() {
        world.shell.didPaintFirstFrame()
        world.shell.willTerminate()
        #expect(world.delegate.paintCount == 1)
        #expect(world.delegate.terminationCount == 1)
    }
}
