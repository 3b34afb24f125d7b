import Navigation
import TestSupport
import Testing

/// Screens load, appear, disappear and unload in a fixed order, and `onClose` runs once.
@MainActor
struct ScreenStackTests {
    private let host = StubScreenHost()
    private let log = EventLog()
    private let stack: ScreenStack

    init() {
        stack = ScreenStack(host: host)
        stack.setVisible(true)
    }

    private func push(_ names: String...) {
        for name in names {
            stack.push(StubScreen(name, log: log)) { [log] in log.note("\(name).closed") }
        }
    }

    @Test func `a pushed screen loads and appears, and the one below disappears`() {
        push("root", "page")
        #expect(
            log.notes == ["root.load", "root.willAppear", "root.didDisappear", "page.load", "page.willAppear"])
        #expect(stack.routes == ["root", "page"])
        #expect(stack.top?.route == "page")
        #expect(host.frameCount > 0)
    }

    @Test func `a popped screen unloads before its owner is notified and the one below appears`() {
        push("root", "page")
        _ = log.drain()
        stack.pop()
        #expect(log.notes == ["page.didDisappear", "page.unload", "page.closed", "root.willAppear"])
        #expect(stack.routes == ["root"])
    }

    @Test func `popping the root keeps it`() {
        push("root")
        stack.pop()
        stack.popToRoot()
        #expect(stack.routes == ["root"])
        #expect(!log.notes.contains("root.closed"))
    }

    @Test func `popping to the root closes everything above it once, the top first`() {
        push("root", "one", "two", "three")
        _ = log.drain()
        stack.popToRoot()
        #expect(
            log.notes == [
                "three.didDisappear", "three.unload", "three.closed", "two.unload", "two.closed", "one.unload",
                "one.closed", "root.willAppear",
            ])
    }

    @Test func `popping a screen closes everything above it`() throws {
        push("root", "one", "two", "three")
        _ = log.drain()
        stack.pop(stack.screens[1])
        #expect(stack.routes == ["root"])
        #expect(log.notes.filter { $0.hasSuffix(".closed") } == ["three.closed", "two.closed", "one.closed"])
        stack.pop(StubScreen("stranger"))
        stack.pop(stack.screens[0])
        #expect(stack.routes == ["root"])
    }

    @Test func `replacing the top screen closes only that one`() {
        push("root", "old")
        _ = log.drain()
        stack.replaceTop(StubScreen("new", log: log)) { [log] in log.note("new.closed") }
        #expect(log.notes == ["old.didDisappear", "old.unload", "old.closed", "new.load", "new.willAppear"])
        #expect(stack.routes == ["root", "new"])
        stack.pop()
        #expect(log.notes.suffix(2) == ["new.closed", "root.willAppear"])
    }

    @Test func `the root can be replaced`() {
        push("root")
        stack.replaceTop(StubScreen("other", log: log))
        #expect(stack.routes == ["other"])
        #expect(log.notes.filter { $0 == "root.closed" }.count == 1)
    }

    @Test func `the end of the scope closes the root as well`() {
        push("root", "page")
        _ = log.drain()
        stack.removeAll()
        #expect(
            log.notes == ["page.didDisappear", "page.unload", "page.closed", "root.unload", "root.closed"])
        stack.removeAll()
        #expect(log.notes.count == 5)
        #expect(stack.top == nil)
    }

    @Test func `a hidden stack keeps its screens and notifies only the top one`() {
        push("root", "page")
        _ = log.drain()
        stack.setVisible(false)
        stack.setVisible(false)
        #expect(log.drain() == ["page.didDisappear"])
        stack.setVisible(true)
        #expect(log.drain() == ["page.willAppear"])
        #expect(stack.routes == ["root", "page"])
    }

    @Test func `a change of a hidden stack makes no screen appear`() {
        push("root")
        stack.setVisible(false)
        _ = log.drain()
        push("page")
        #expect(log.drain() == ["page.load"])
        stack.pop()
        #expect(log.drain() == ["page.unload", "page.closed"])
    }

    @Test func `a closed screen is released`() {
        weak var page: StubScreen?
        push("root")
        do {
            let screen = StubScreen("page")
            page = screen
            stack.push(screen)
        }
        #expect(page != nil)
        stack.pop()
        #expect(page == nil)
    }

    @Test func `onClose may push another screen`() {
        push("root")
        stack.push(StubScreen("page", log: log)) { [stack, log] in stack.push(StubScreen("next", log: log)) }
        _ = log.drain()
        stack.pop()
        #expect(stack.routes == ["root", "next"])
        #expect(log.notes.filter { $0 == "next.willAppear" }.count == 1)
        #expect(!log.notes.contains("root.willAppear"))
    }
}
