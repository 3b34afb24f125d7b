import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Dig

/// The page of the selected result beside a search.
@MainActor
struct SearchScreenTests {
    private let asked = EventLog()
    private let host = StubScreenHost()

    private func drawn(_ screen: SearchScreen, width: Int) -> String {
        var canvas = Canvas(size: Size(width: width, height: 30))
        screen.render(into: &canvas, in: canvas.bounds, context: RenderContext())
        return canvas.text
    }

    private func type(_ text: String, into screen: SearchScreen) {
        for letter in text { _ = screen.handle(.key(.character(letter))) }
    }

    @Test func `a wide window shows the selected page, and reads no other during a search`() async {
        let world = DigWorld()
        let glances = Glances { [asked] place in
            asked.note("\(place)")
            return [.title("The page")]
        }
        let screen = SearchScreen(
            text: "", viewModel: world.container().makeSearchViewModel(in: world.flow()), glances: glances,
            changes: .never, strings: TestWords.english)
        screen.load(in: host)
        await LatestTask.settleAll()
        type("sherloc", into: screen)
        await LatestTask.settleAll()
        #expect(!drawn(screen, width: 129).contains("The page"))
        _ = drawn(screen, width: 160)
        await LatestTask.settleAll()
        #expect(drawn(screen, width: 160).contains("╭─ The page ─"))
        #expect(asked.notes.count == 1, "\(asked.notes)")
        type("k", into: screen)
        _ = drawn(screen, width: 160)
        await LatestTask.settleAll()
        #expect(asked.notes.count == 1, "the rows are those of the last word")
        _ = drawn(screen, width: 160)
        await LatestTask.settleAll()
        #expect(asked.notes.count == 2)
    }
}
