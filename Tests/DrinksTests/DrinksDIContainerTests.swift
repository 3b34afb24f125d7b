import Domain
import FeatureKit
import Navigation
import Terminal
import TestSupport
import Testing

@testable import Drinks

/// The container builds the real screens, and everything it built goes with the flow.
@MainActor
struct DrinksDIContainerTests {
    private let host = StubScreenHost()
    private let stack: ScreenStack
    private let modals: ModalHost
    private let parent = Coordinator()

    init() {
        stack = ScreenStack(host: host)
        modals = ModalHost(host: host)
        stack.push(StubScreen("root"))
    }

    private func run(_ destination: DrinksDestination, _ world: SampleWorld = SampleWorld()) {
        parent.run(
            DrinksDIContainer(world.dependencies()).makeCoordinator(
                in: NavigationContext(stack: stack, modals: modals), from: destination))
    }

    private func press(_ key: Key) {
        guard let screen = stack.top else { return }
        KeyMap().action(for: key, in: screen.actions)?.perform()
    }

    private func draw(_ screen: any Screen) -> String {
        var canvas = Canvas(size: Size(width: 80, height: 20))
        screen.render(into: &canvas, in: canvas.bounds, context: RenderContext())
        return canvas.text
    }

    @Test func `keys open the screens`() async throws {
        run(.section(.all))
        await LatestTask.settleAll()
        for _ in 0..<4 { press(Key(.down)) }
        press(Key(.enter))
        #expect(stack.routes == ["root", "drinks/all", "drink:negroni"])
        await LatestTask.settleAll()
        press(Key(.enter))
        #expect(stack.routes.last == "ingredient:gin")
        await LatestTask.settleAll()
        let page = try #require(stack.top)
        #expect(draw(page).contains("Gin · 진"))
    }

    @Test func `closing the flow's first screen frees everything`() async {
        weak var container: DrinksDIContainer?
        var remains: [() -> AnyObject?] = []
        do {
            let made = DrinksDIContainer(SampleWorld().dependencies())
            container = made
            parent.run(made.makeCoordinator(in: NavigationContext(stack: stack, modals: modals), from: .section(.all)))
        }
        await LatestTask.settleAll()
        press(Key(.enter))
        await LatestTask.settleAll()
        press(Key(.enter))
        await LatestTask.settleAll()
        for object in stack.screens.dropFirst().map({ $0 as AnyObject }) + parent.children.map({ $0 as AnyObject }) {
            remains.append { [weak object] in object }
        }
        #expect(container != nil)
        #expect(remains.count == 4)
        stack.popToRoot()
        #expect(container == nil)
        #expect(remains.allSatisfy { $0() == nil })
    }

    @Test func `a chain of twenty screens leaves nothing behind`() async {
        run(.drink("negroni"))
        var remains: [() -> AnyObject?] = []
        for _ in 0..<10 {
            await LatestTask.settleAll()
            // A drink's first line, then the last of what that page leads to: a drink again.
            press(Key(.enter))
            await LatestTask.settleAll()
            press(Key(.up))
            press(Key(.enter))
        }
        await LatestTask.settleAll()
        #expect(stack.count == 22)
        for object in stack.screens.dropFirst().map({ $0 as AnyObject }) { remains.append { [weak object] in object } }
        stack.popToRoot()
        #expect(remains.count == 21)
        #expect(remains.allSatisfy { $0() == nil })
        #expect(parent.children.isEmpty)
    }

    @Test func `a screen closed while it loads is freed`() {
        run(.drink("negroni"))
        weak let screen = stack.top.map { $0 as AnyObject }
        #expect(screen != nil)
        stack.popToRoot()
        #expect(screen == nil)
    }

    @Test func `a key without a target is not offered`() {
        run(.drink("nobody"))
        let offered = stack.top?.actions.filter { $0.isEnabled && $0.hint != nil }.map(\.id) ?? []
        #expect(offered == [])
    }
}
