import Navigation
import TestSupport
import Testing

@MainActor
struct CoordinatorTests {
    private final class Flow: Coordinator {
        let stack: ScreenStack
        let route: String

        init(_ route: String, on stack: ScreenStack) {
            self.route = route
            self.stack = stack
        }

        override func start() {
            stack.push(StubScreen(route)) { [weak self] in self?.finish() }
        }
    }

    private let host = StubScreenHost()
    private let stack: ScreenStack
    private let parent = Coordinator()

    init() {
        stack = ScreenStack(host: host)
        stack.push(StubScreen("root"))
    }

    @Test func `a child is started and retained`() {
        weak var child: Flow?
        do {
            let flow = Flow("page", on: stack)
            child = flow
            parent.run(flow)
        }
        #expect(stack.routes == ["root", "page"])
        #expect(child != nil)
        #expect(parent.children.count == 1)
    }

    @Test func `a child is released when its first screen closes`() {
        weak var child: Flow?
        do {
            let flow = Flow("page", on: stack)
            child = flow
            parent.run(flow)
        }
        stack.pop()
        #expect(child == nil)
        #expect(parent.children.isEmpty)
    }

    @Test func `a finished child leaves the others`() {
        let first = Flow("one", on: stack)
        parent.run(first)
        parent.run(Flow("two", on: stack))
        stack.pop()
        #expect(parent.children.count == 1)
        #expect(parent.children.first === first)
    }

    @Test func `finishing twice has no further effect`() {
        let outer = Coordinator()
        let child = Coordinator()
        outer.run(child)
        child.finish()
        outer.run(Coordinator())
        child.finish()
        #expect(outer.children.count == 1)
    }

    @Test func `nested flows are released from the inside out`() {
        weak var inner: Flow?
        weak var outer: Flow?
        do {
            let flow = Flow("outer", on: stack)
            outer = flow
            parent.run(flow)
            let nested = Flow("inner", on: stack)
            inner = nested
            flow.run(nested)
        }
        stack.pop()
        #expect(inner == nil)
        #expect(outer != nil)
        stack.pop()
        #expect(outer == nil)
    }
}
