import Domain
import FeatureKit
import Navigation
import TestSupport
import Testing

/// A flow starts at the requested step, continues by steps, and ends with its first screen.
@MainActor
struct FlowCoordinatorTests {
    /// Builds a screen for a name, a modal for one in brackets, and nothing for an empty one.
    private final class Factory: FlowFactory {
        private(set) var flow: Flow<String>?

        func makeContent(for step: String, in flow: Flow<String>) -> FlowContent {
            self.flow = flow
            if step.isEmpty { return .none }
            return step.hasPrefix("[") ? .modal(StubModal(step)) : .screen(StubScreen(step))
        }
    }

    private let host = StubScreenHost()
    private let stack: ScreenStack
    private let modals: ModalHost
    private let parent = Coordinator()
    private let factory = Factory()
    private let left = EventLog()

    init() {
        stack = ScreenStack(host: host)
        modals = ModalHost(host: host)
        stack.push(StubScreen("root"))
    }

    private func run(_ step: String) {
        parent.run(
            FlowCoordinator(
                in: NavigationContext(stack: stack, modals: modals), from: step, factory: factory,
                open: { [left] in left.note($0.text) }))
    }

    @Test func `steps are stacked, and all of them close with the first`() throws {
        run("a")
        let flow = try #require(factory.flow)
        flow.show("b")
        flow.show("[c]")
        flow.show("")
        flow.open(.drink("negroni"))
        #expect(flow.routes() == ["root", "a", "b"])
        #expect(modals.top?.route == "[c]")
        #expect(left.notes == ["drink:negroni"])
        #expect(parent.children.count == 1)
        flow.close()
        #expect(stack.routes == ["root", "a"])
        #expect(parent.children.count == 1)
        flow.popToRoot()
        #expect(parent.children.isEmpty)
        flow.show("d")
        #expect(stack.routes == ["root"], "a way on from a screen does not keep the flow")
    }

    @Test func `a replaced first step continues the flow`() throws {
        run("a")
        try #require(factory.flow).replace("b")
        #expect(stack.routes == ["root", "b"])
        #expect(parent.children.count == 1)
        stack.pop()
        #expect(parent.children.isEmpty)
    }

    @Test func `a flow that begins with a modal ends with it, and one without a screen at once`() {
        run("[a]")
        #expect(parent.children.count == 1)
        modals.dismiss()
        #expect(parent.children.isEmpty)
        run("")
        #expect(stack.routes == ["root"])
        #expect(parent.children.isEmpty)
    }
}
