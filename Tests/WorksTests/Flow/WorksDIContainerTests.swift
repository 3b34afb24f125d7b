import Domain
import FeatureKit
import Navigation
import Terminal
import TestSupport
import Testing

@testable import Works

/// The flow with real screens: navigation by keys, questions on leaving, and the release of everything.
@MainActor
struct WorksDIContainerTests {
    private let host = StubScreenHost()
    private let stack: ScreenStack
    private let modals: ModalHost
    private let parent = Coordinator()
    private let left = EventLog()
    private let world = WorksWorld()

    init() {
        stack = ScreenStack(host: host)
        modals = ModalHost(host: host)
        stack.push(StubScreen("root"))
    }

    private func run(_ destination: WorksDestination, _ container: WorksDIContainer? = nil) async {
        let container = container ?? WorksDIContainer(world.dependencies())
        parent.run(
            container.makeCoordinator(
                in: NavigationContext(stack: stack, modals: modals), from: destination,
                open: { [left] in left.note($0.text) }))
        await LatestTask.settleAll()
    }

    private func press(_ keys: Key...) async {
        for key in keys {
            let screen: (any Screen)? = modals.top ?? stack.top
            screen?.press(key)
            await LatestTask.settleAll()
        }
    }

    private func type(_ text: String) {
        for character in text { _ = stack.top?.handle(.key(.character(character))) }
    }

    @Test(arguments: [
        (WorksDestination.work("metropolis"), "work:metropolis"), (.character("maria"), "character:maria"),
        (.ownWorks, "dig/own"), (.requests, "dig/requests"), (.hidden, "dig/hidden"), (.review("1"), "review:1"),
        (.writing(about: "maria"), "review/write"),
    ])
    func `the flow begins at its destination`(destination: WorksDestination, route: String) async {
        await run(destination)
        #expect(stack.routes == ["root", route])
    }

    @Test func `the flow leads from a work to a character and to writing, and back with a question`() async throws {
        await run(.work("metropolis"))
        await press(Key(.down), Key(.down), Key(.down), Key(.enter))
        #expect(stack.routes.last == "character:freder")
        await press(.character("v"), .character("a"))
        #expect(left.notes == ["dig:freder", "result:freder"])
        await press(.character("w"))
        #expect(stack.routes.last == "review/write")
        type("He sees")
        await press(Key(.escape))
        #expect(modals.top?.route == "confirm")
        host.time.advance(by: .milliseconds(200))
        await press(.character("y"))
        modals.removeAll()
        #expect(stack.routes.last == "character:freder")
        await press(.character("w"))
        type(" it")
        await press(.control("s"))
        #expect(host.backCount == 2, "the question closed itself, and now the form")
        #expect(host.toasts.last?.text == "Review posted.")
        #expect(try await world.community.reviewCount(of: "freder") == 1)
    }

    @Test func `closing the flow's first screen frees everything`() async throws {
        weak var container: WorksDIContainer?
        let id = try await world.review("She listens.", of: "maria")
        do {
            let made = WorksDIContainer(world.dependencies())
            container = made
            await run(.character("maria"), made)
        }
        await press(.character("w"))
        type("begun")
        await press(Key(.escape))
        modals.removeAll()
        stack.pop()
        await run(.review(id))
        await press(.character("c"))
        await run(.ownWorks)
        await press(.character("a"))
        await run(.work("metropolis"))
        await press(.character("m"))
        var remains: [() -> AnyObject?] = []
        for object in stack.screens.dropFirst().map({ $0 as AnyObject }) + parent.children.map({ $0 as AnyObject }) {
            remains.append { [weak object] in object }
        }
        #expect(container != nil)
        #expect(remains.count == 11)
        stack.popToRoot()
        #expect(container == nil)
        #expect(parent.children.isEmpty)
        #expect(remains.allSatisfy { $0() == nil })
    }
}
