import Domain
import FeatureKit
import Navigation
import Terminal
import TestSupport
import Testing

@testable import Drinks

/// The recipe beside the recommendations.
@MainActor
struct AdviceScreenTests {
    private let host = StubScreenHost()
    private let stack: ScreenStack
    private let parent = Coordinator()

    init() {
        stack = ScreenStack(host: host)
        stack.push(StubScreen("root"))
    }

    private func text(_ width: Int, height: Int = 40, isPlain: Bool = false) async -> String {
        var canvas = Canvas(size: Size(width: width, height: height))
        for _ in 0..<3 {
            canvas = Canvas(size: canvas.size)
            stack.top?.render(into: &canvas, in: canvas.bounds, context: RenderContext(isPlain: isPlain))
            await LatestTask.settleAll()
        }
        return canvas.text
    }

    private func open(
        _ destination: DrinksDestination, with bottles: [Identifier<Ingredient>] = ["campari", "sweet-vermouth"],
        changes: StoreEvents = StoreEvents()
    ) async {
        let container = DrinksDIContainer(SampleWorld(bottles).dependencies(changes: changes))
        let context = NavigationContext(stack: stack, modals: ModalHost(host: host))
        parent.run(container.makeCoordinator(in: context, from: destination))
        await LatestTask.settleAll()
    }

    @Test func `the recipe beside a list of drinks has the same frame`() async {
        await open(.section(.all))
        #expect(await text(160).contains("─ Americano · 아메리카노 ─"))
    }

    @Test func `the saved drink stays under the cursor, and is followed when the page is refreshed`() async throws {
        let changes = StoreEvents()
        stack.setVisible(true)
        await open(.advice, with: [], changes: changes)
        let screen = try #require(stack.top as? AdviceScreen)
        func press(_ key: Key) async {
            KeyMap().action(for: key, in: screen.actions)?.perform()
            await LatestTask.settleAll()
        }
        _ = await text(120, height: 10)
        await press(Key(.end))
        let (drink, place) = (try #require(screen.page.focused), try #require(screen.page.place))
        #expect(place > 0)
        let name = try #require(screen.state?.card(of: drink)?.row.otherName)
        await press(.character("s"))
        changes.send(.marks)
        await LatestTask.settleAll()
        #expect(screen.page.focused == drink && screen.page.place == place)
        await press(.character("r"))
        #expect(screen.page.focused == drink && screen.page.place == 0)
        #expect(await text(120, height: 10).contains(name))
    }

    @Test func `a wide window shows the recipe of the selected card beside it`() async {
        await open(.advice)
        let wide = await text(160)
        #expect(wide.contains("─ Americano") && wide.contains("30 ml"))
        let narrow = await text(120)
        #expect(!narrow.contains("30 ml"))
        #expect(await !text(160, isPlain: true).contains("30 ml"))
        #expect(!wide.contains("✓ Campari") && narrow.contains("✓ Campari"), "the page names them")
        #expect(wide.contains("strength "))
    }
}
