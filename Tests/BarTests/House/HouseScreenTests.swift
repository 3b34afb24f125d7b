import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Bar

@MainActor
struct HouseScreenTests {
    private let went = EventLog()
    private let host = StubScreenHost()

    @Test(arguments: Language.allCases)
    func `the button of an empty list has one hint, and Enter presses it`(language: Language) async throws {
        let container = BarDIContainer(SampleWorld().dependencies(language))
        let screen = HouseScreen(
            route: BarDestination.house.route, viewModel: container.makeHouseViewModel(in: .answering([], in: went)),
            changes: .never, strings: TestWords.words(language))
        screen.load(in: host)
        await LatestTask.settleAll()
        let button = try #require(screen.emptyAction)
        let hints = screen.actions.filter { $0.isEnabled && $0.hint != nil }.map { $0.hintTitle ?? $0.title }
        #expect(hints.count { $0 == button.title } == 1 && Set(hints).count == hints.count, "\(hints)")
        let enter = try #require(screen.actions.first { $0.keys.contains(Key(.enter)) && $0.isEnabled })
        #expect(enter.id == "list.start" && enter.hint == nil)
    }
}
