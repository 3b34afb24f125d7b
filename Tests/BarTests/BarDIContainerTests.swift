import Domain
import FeatureKit
import Navigation
import Terminal
import TestSupport
import Testing

@testable import Bar

/// The container builds the real screens, and everything it built goes with the flow.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct BarDIContainerTests {
    private let host = StubScreenHost()
    private let stack: ScreenStack
    private let parent = Coordinator()
    private let left = EventLog()

    init() {
        stack = ScreenStack(host: host)
        stack.push(StubScreen("root"))
    }

    private func run(_ destination: BarDestination, _ container: BarDIContainer) {
        let links = BarLinks(
            showDrink: { [left] in left.note("drink:\($0)") },
            showIngredient: { [left] in left.note("ingredient:\($0)") })
        parent.run(
            container.makeCoordinator(
                in: NavigationContext(stack: stack, modals: ModalHost(host: host)), from: destination, links: links))
    }

    private func press(_ key: Key) {
        guard let screen = stack.top else { return }
        KeyMap().action(for: key, in: screen.actions)?.perform()
    }

    @Test func `the real screens find their way by keys`() async {
        run(.shelf, BarDIContainer(SampleWorld(["gin", "campari", "sweet-vermouth"]).dependencies()))
        await LatestTask.settleAll()
        press(Key(.enter))
        #expect(left.notes == ["ingredient:gin"])
        press(.character("m"))
        await LatestTask.settleAll()
        press(Key(.enter))
        #expect(left.notes.last == "drink:americano")
        stack.pop()
        press(.character("a"))
        #expect(stack.routes == ["root", "bar", "bar/add"])
    }

    @Test(arguments: [
        BarDestination.shelf, .makeable, .oneAway, .buyNext, .useUp, .inAMinute, .staples, .shopping, .log, .party,
        .calculators, .statistics,
    ])
    func `everything is let go with the flow's first screen`(destination: BarDestination) async {
        weak var container: BarDIContainer?
        do {
            let made = BarDIContainer(SampleWorld(["gin"]).dependencies())
            container = made
            run(destination, made)
        }
        await LatestTask.settleAll()
        press(.character("a"))
        await LatestTask.settleAll()
        var remains: [() -> AnyObject?] = []
        for object in stack.screens.dropFirst().map({ $0 as AnyObject }) + parent.children.map({ $0 as AnyObject }) {
            remains.append { [weak object] in object }
        }
        #expect(container != nil)
        #expect(remains.count >= 2)
        stack.popToRoot()
        #expect(container == nil)
        #expect(remains.allSatisfy { $0() == nil })
    }
}
