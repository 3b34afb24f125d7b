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

    private func text(_ width: Int, isPlain: Bool = false) async -> String {
        var canvas = Canvas(size: Size(width: width, height: 40))
        for _ in 0..<3 {
            canvas = Canvas(size: canvas.size)
            stack.top?.render(into: &canvas, in: canvas.bounds, context: RenderContext(isPlain: isPlain))
            await LatestTask.settleAll()
        }
        return canvas.text
    }

    private func open(_ destination: DrinksDestination) async {
        let container = DrinksDIContainer(SampleWorld(["campari", "sweet-vermouth"]).dependencies())
        let context = NavigationContext(stack: stack, modals: ModalHost(host: host))
        parent.run(container.makeCoordinator(in: context, from: destination))
        await LatestTask.settleAll()
    }

    @Test func `the recipe beside a list of drinks has the same frame`() async {
        await open(.section(.all))
        #expect(await text(160).contains("─ Americano · 아메리카노 ─"))
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
