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

    @Test func `a wide window shows the recipe of the selected card beside it`() async {
        let container = DrinksDIContainer(SampleWorld(["campari", "sweet-vermouth"]).dependencies())
        parent.run(
            container.makeCoordinator(in: NavigationContext(stack: stack, modals: ModalHost(host: host)), from: .advice)
        )
        await LatestTask.settleAll()
        let wide = await text(160)
        #expect(wide.contains("─ Americano") && wide.contains("30 ml"))
        let narrow = await text(120)
        #expect(!narrow.contains("30 ml"))
        #expect(await !text(160, isPlain: true).contains("30 ml"))
        #expect(!wide.contains("✓ Campari") && narrow.contains("✓ Campari"), "the page names them")
        #expect(wide.contains("strength "))
    }
}
