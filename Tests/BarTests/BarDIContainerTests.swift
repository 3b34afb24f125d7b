import Domain
import FeatureKit
import Navigation
import Terminal
import TestSupport
import Testing

@testable import Bar

/// The container builds the real screens, and everything it built goes with the flow.
@MainActor
struct BarDIContainerTests {
    private let host = StubScreenHost()
    private let stack: ScreenStack
    private let modals: ModalHost
    private let parent = Coordinator()
    private let left = EventLog()

    init() {
        modals = ModalHost(host: host)
        stack = ScreenStack(host: host)
        stack.push(StubScreen("root"))
    }

    private func run(_ destination: BarDestination, _ container: BarDIContainer) {
        parent.run(
            container.makeCoordinator(
                in: NavigationContext(stack: stack, modals: modals), from: destination,
                open: { [left] in left.note($0.text) }))
    }

    private func press(_ key: Key) {
        guard let screen = stack.top else { return }
        KeyMap().action(for: key, in: screen.actions)?.perform()
    }

    /// Opens a place by its letter in the list of places.
    private func open(_ letter: String) {
        press(.character(","))
        #expect(modals.top?.route == "bar/places")
        KeyMap().action(for: .character(Character(letter)), in: modals.top?.actions ?? [])?.perform()
        modals.dismiss()
    }

    @Test func `keys open the screens of rows and sections`() async {
        run(.shelf, BarDIContainer(SampleWorld(["gin", "campari", "sweet-vermouth"]).dependencies()))
        await LatestTask.settleAll()
        press(Key(.enter))
        #expect(left.notes == ["ingredient:gin"])
        open("m")
        await LatestTask.settleAll()
        press(Key(.enter))
        #expect(left.notes.last == "drink:americano")
        stack.pop()
        press(.character("a"))
        #expect(stack.routes == ["root", "bar", "bar/add"])
    }

    @Test(arguments: BarDestination.allCases)
    func `a route opens its place`(destination: BarDestination) {
        #expect(BarDestination(route: destination.route) == destination)
        run(destination, BarDIContainer(SampleWorld().dependencies()))
        #expect(stack.routes == ["root", destination == .quickSetup ? "bar/add" : destination.route])
        #expect(parent.children.count == 1)
        stack.pop()
        #expect(parent.children.isEmpty)
    }

    @Test(arguments: ["bar/nowhere", "bar/", "drinks", ""])
    func `routes outside the bar are not parsed`(route: String) {
        #expect(BarDestination(route: route) == nil)
    }

    @Test func `the shelf's keys lead to every other part`() async {
        run(.shelf, BarDIContainer(SampleWorld(["gin"]).dependencies()))
        await LatestTask.settleAll()
        let routes = [
            "i": "bar/add", "m": "bar/makeable", "c": "bar/one-away", "v": "bar/buy-next", "w": "bar/use-up",
            "s": "bar/shopping", "l": "bar/log", "p": "bar/party", "f": "bar/calculators", "t": "bar/statistics",
            "d": "bar/staples", "h": "bar/house",
        ]
        for (key, route) in routes {
            open(key)
            #expect(stack.routes == ["root", "bar", route], "\(key)")
            stack.pop()
        }
        press(.character("e"))
        #expect(modals.top?.route == "bar/bottle")
        #expect(parent.children.count == 1)
    }

    @Test func `a screen reloads only when the store changed what it shows`() async throws {
        let world = SampleWorld(["gin"])
        let changes = StoreEvents()
        run(.shelf, BarDIContainer(world.dependencies(changes: changes)))
        stack.top?.willAppear()
        await LatestTask.settleAll()
        try await world.bar.apply(BarChange(added: [Bottle(ingredient: "campari")]))
        changes.send([.votes, .party])
        await LatestTask.settleAll()
        #expect(stack.top?.status.hasPrefix("1 bottle ") == true)
        changes.send(.bar)
        await LatestTask.settleAll()
        #expect(stack.top?.status.hasPrefix("2 bottles") == true)
    }

    @Test(arguments: BarDestination.allCases)
    func `closing the flow's first screen frees everything`(destination: BarDestination) async {
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
