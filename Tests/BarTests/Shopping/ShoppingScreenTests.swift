import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Bar

@MainActor
struct ShoppingScreenTests {
    @Test func `free text on the list has no page of another row beside it`() async {
        let world = SampleWorld()
        let shopping = InMemoryShoppingRepository(
            [ShoppingEntry(.ingredient("campari")), ShoppingEntry(.text("straws"))], bars: world.shelf)
        let container = BarDIContainer(world.dependencies(records: .sample(world.shelf, shopping: shopping)))
        let screen = ShoppingScreen(
            route: BarDestination.shopping.route,
            viewModel: container.makeShoppingViewModel(in: .answering([], in: EventLog())), changes: .never,
            strings: TestWords.english
        ).show(Glances { _ in [.title("About it")] }) { $0.ingredient.map { .ingredient($0) } }
        let host = StubScreenHost()
        screen.load(in: host)
        await LatestTask.settleAll()
        func drawn() async -> String {
            var text = ""
            for _ in 1...2 {
                var canvas = Canvas(size: Size(width: 160, height: 30))
                screen.render(into: &canvas, in: canvas.bounds, context: RenderContext())
                text = canvas.text
                await LatestTask.settleAll()
            }
            return text
        }
        #expect(await drawn().contains("About it"))
        screen.select(1)
        #expect(await !drawn().contains("About it"))
        screen.select(0)
        #expect(await drawn().contains("About it"))
    }

    @Test(arguments: 60...120)
    func `at every width a row says what it is for or what it unlocks`(width: Int) async {
        let world = SampleWorld(["gin", "sweet-vermouth"])
        let shopping = InMemoryShoppingRepository(
            [ShoppingEntry(.ingredient("campari"), drinks: ["negroni"])], bars: world.shelf)
        let container = BarDIContainer(world.dependencies(records: .sample(world.shelf, shopping: shopping)))
        let screen = ShoppingScreen(
            route: BarDestination.shopping.route,
            viewModel: container.makeShoppingViewModel(in: .answering([], in: EventLog())), changes: .never,
            strings: TestWords.words(.english))
        screen.load(in: StubScreenHost())
        await LatestTask.settleAll()
        var canvas = Canvas(size: Size(width: width, height: 16))
        screen.render(into: &canvas, in: canvas.bounds, context: RenderContext())
        #expect(canvas.text.contains("Negr") || canvas.text.contains("unlocks"), "\(canvas.text)")
    }
}
