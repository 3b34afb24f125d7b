import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Transfer

/// The member's data is imported from a named server, and the outcome is shown.
@MainActor
struct PullViewModelTests {
    @MainActor
    private final class Reports {
        var values: [ImportReport] = []
    }

    private func make(_ world: TransferWorld, reports: Reports = Reports()) -> FormSubject<PullViewModel> {
        FormSubject(
            TransferDIContainer(world.dependencies()).makePullViewModel(
                in: Flow(show: { step in
                    if case .report(let report) = step { reports.values.append(report) }
                })))
    }

    @Test func `the typed address and token are used, and the report is shown`() async {
        let world = TransferWorld()
        world.puller.server.change {
            $0.recipes = [ServedRecipe(id: "1", name: "Fizz", changedAt: "2026")]
        }
        let reports = Reports()
        let subject = make(world, reports: reports)
        subject.edited.send(.text(field: "token", "12|abc"))
        subject.go()
        #expect(subject.state.isRunning)
        await LatestTask.settleAll()
        #expect(world.puller.accesses == [ServerAccess(address: "https://bar.example.org", token: "12|abc")])
        #expect(reports.values.map(\.recipes.imported) == [1])
        #expect(world.store.journal.pulled.map(\.recipe) == ["1"])
        #expect(await world.reloads.count == 1)
    }

    @Test func `a dry run changes nothing`() async {
        let world = TransferWorld()
        world.puller.server.change {
            $0.recipes = [ServedRecipe(id: "1", name: "Fizz", changedAt: "2026")]
        }
        let reports = Reports()
        let subject = make(world, reports: reports)
        subject.edited.send(.flag(field: "dry-run", true))
        subject.go()
        await LatestTask.settleAll()
        #expect(reports.values.map(\.isDryRun) == [true])
        #expect(world.store.journal.records.isEmpty)
        #expect(await world.reloads.count == 0)
    }

    @Test func `a problem appears under the address`() async {
        let subject = make(TransferWorld(failure: .noServerAddress))
        subject.go()
        await LatestTask.settleAll()
        #expect(subject.focused.values == ["url"])
        #expect(subject.field("url")?.message?.text.hasPrefix("no server address: ") == true)
        subject.edited.send(.text(field: "url", "https://other.example.org"))
        #expect(subject.field("url")?.message == nil)
    }

    @Test func `the token is never shown`() {
        let subject = make(TransferWorld())
        subject.edited.send(.text(field: "token", "12|abc"))
        guard case .text(_, _, _, _, let isSecret, _) = subject.field("token")?.control else {
            Issue.record("no field")
            return
        }
        #expect(isSecret)
    }
}
