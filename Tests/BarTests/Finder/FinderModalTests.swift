import Domain
import FeatureKit
import Navigation
import Terminal
import TestSupport
import Testing

@testable import Bar

/// The search in a box: what follows from a choice comes after the box is closed.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct FinderModalTests {
    private let host = StubScreenHost()
    private let log = EventLog()

    private func opened(_ world: SampleWorld) async -> FinderModal {
        let model = FinderViewModel(
            source: .drinks(world.dependencies(), title: "Which drink?"), strings: TestWords.english)
        let modal = FinderModal(route: "find", viewModel: model, strings: TestWords.english) { [host, log] row in
            log.note("\(row.id) after \(host.backCount)")
        }
        modal.load(in: host)
        await model.settle()
        return modal
    }

    @Test func `it is closed before what was chosen is carried out`() async {
        // Otherwise a box that the choice opens would be the one that closes.
        let modal = await opened(SampleWorld())
        _ = modal.handle(.key(Key(.down)))
        _ = modal.handle(.key(Key(.enter)))
        #expect(log.notes == ["boulevardier after 1"])
        #expect(host.backCount == 1)
    }

    @Test func `where nothing is found nothing is chosen`() async {
        let modal = await opened(SampleWorld(catalogue: Catalogue()))
        _ = modal.handle(.key(Key(.enter)))
        #expect(log.notes == [])
        #expect(host.backCount == 0)
    }
}
