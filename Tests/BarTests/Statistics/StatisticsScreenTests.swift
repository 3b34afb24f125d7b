import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Bar

@MainActor
struct StatisticsScreenTests {
    @Test func `a high window shows more of the names, and a narrow one the most frequent`() async {
        let world = SampleWorld(["gin"])
        let statistics = InMemoryBarStatisticsRepository(
            drinks: [
                BarStatistics.MadeDrink(
                    base: .gin, strength: 24.5, tags: (0..<20).map { Identifier("tag-\($0)") }, count: 3)
            ], moments: [SampleWorld.now])
        let container = BarDIContainer(world.dependencies(records: .sample(world.shelf, statistics: statistics)))
        let screen = StatisticsScreen(
            route: BarDestination.statistics.route, viewModel: container.makeStatisticsViewModel(), changes: .never,
            strings: TestWords.english)
        let host = StubScreenHost()
        screen.load(in: host)
        await LatestTask.settleAll()
        func shown(_ width: Int, _ height: Int) -> Int {
            var canvas = Canvas(size: Size(width: width, height: height))
            screen.render(into: &canvas, in: canvas.bounds, context: RenderContext())
            return canvas.text.split(separator: "\n").count { $0.contains("tag-") }
        }
        #expect(shown(80, 45) == 6)
        #expect(shown(160, 18) == 7)
        #expect(shown(160, 45) == 20)
    }
}
