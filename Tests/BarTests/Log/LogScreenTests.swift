import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Bar

@MainActor
struct LogScreenTests {
    @Test func `the note of a screen reader's row begins after the whole rating`() async {
        let world = SampleWorld()
        let log = InMemoryMadeLogRepository([
            Making(
                drink: "negroni", madeAt: SampleWorld.now - 3_600, rating: Rating(4.5), note: "less vermouth",
                ethanol: 10)
        ])
        let container = BarDIContainer(world.dependencies(records: .sample(world.shelf, log: log)))
        let screen = LogScreen(
            route: BarDestination.log.route,
            viewModel: container.makeLogViewModel(in: .answering([], in: EventLog())), changes: .never,
            strings: TestWords.english)
        let host = StubScreenHost()
        screen.load(in: host)
        await LatestTask.settleAll()
        var canvas = Canvas(size: Size(width: 100, height: 20))
        let words = Glyphs.Words(level: "%1 of %2")
        screen.render(
            into: &canvas, in: canvas.bounds,
            context: RenderContext(glyphs: Glyphs.unicode.spoken(words), isPlain: true))
        #expect(canvas.text.contains("4.5 of 5 less vermouth"), "\(canvas.text)")
    }
}
