import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Transfer

/// A named file is imported, and the outcome is shown.
@MainActor
struct ImportViewModelTests {
    private func make(_ world: TransferWorld, reports: Reports = Reports()) -> FormSubject<ImportViewModel> {
        FormSubject(
            TransferDIContainer(world.dependencies()).makeImportViewModel(
                in: Flow(show: { step in
                    if case .report(let report) = step { reports.values.append(report) }
                })))
    }

    @MainActor
    private final class Reports {
        var values: [ImportReport] = []
    }

    @Test func `an import ends with its report and reloads every screen`() async {
        let world = TransferWorld([.drink(TransferWorld.drink, TransferWorld.place)])
        let reports = Reports()
        let subject = make(world, reports: reports)
        subject.edited.send(.text(field: "path", "~/a.json"))
        subject.go()
        #expect(subject.state.isRunning)
        await LatestTask.settleAll()
        #expect(!subject.state.isRunning)
        #expect(reports.values.map(\.recipes.imported) == [1])
        #expect(await world.reloads.count == 1)
        #expect(world.store.journal.records.map(\.id) == ["fizz"])
    }

    @Test func `a dry run shows its report and changes nothing`() async {
        let world = TransferWorld([.drink(TransferWorld.drink, TransferWorld.place)])
        let reports = Reports()
        let subject = make(world, reports: reports)
        subject.edited.send(.text(field: "path", "a.json"))
        subject.edited.send(.flag(field: "dry-run", true))
        subject.go()
        await LatestTask.settleAll()
        #expect(reports.values.map(\.isDryRun) == [true])
        #expect(await world.reloads.count == 0)
        #expect(world.store.journal.records.isEmpty)
    }

    @Test func `without a path nothing runs and the field says so`() async {
        let subject = make(TransferWorld())
        subject.go()
        await LatestTask.settleAll()
        #expect(subject.focused.values == ["path"])
        #expect(subject.field("path")?.message?.kind == .flaw)
        #expect(!subject.state.isRunning)
    }

    @Test func `an unreadable file is reported, and another one can be typed`() async {
        let world = TransferWorld(failure: .source(.empty(path: "a.json")))
        let subject = make(world)
        subject.edited.send(.text(field: "path", "a.json"))
        subject.go()
        await LatestTask.settleAll()
        #expect(subject.failed.values == ["a.json is empty: export it again"])
        #expect(subject.field("path")?.message?.text == "a.json is empty: export it again")
        subject.edited.send(.text(field: "path", "b.json"))
        #expect(subject.field("path")?.message == nil)
        await LatestTask.settleAll()
    }

    @Test func `a running import can be stopped`() async {
        let world = TransferWorld([.drink(TransferWorld.drink, TransferWorld.place)], isHeld: true)
        let reports = Reports()
        let subject = make(world, reports: reports)
        subject.edited.send(.text(field: "path", "a.json"))
        subject.go()
        subject.input.cancelRequested.send()
        await LatestTask.settleAll()
        #expect(!subject.state.isRunning)
        #expect(reports.values.isEmpty)
        #expect(subject.done.values == ["Stopped: nothing was imported."])
        #expect(await world.reloads.count == 0)
    }

    @Test func `a name is completed from its folder`() async {
        let world = TransferWorld(folders: ["~": ["recipes/", "recipes.zip", ".profile"]])
        let subject = make(world)
        subject.edited.send(.text(field: "path", "~/r"))
        #expect(!subject.state.isCompletable)
        await LatestTask.settleAll()
        #expect(subject.state.isCompletable)
        #expect(subject.field("path")?.message?.text.contains("recipes.zip") == true)
        subject.input.completionRequested.send()
        guard case .text(let text, _, _, _, _, _)? = subject.field("path")?.control else {
            Issue.record("no text field")
            return
        }
        #expect(text == "~/recipes")
        await LatestTask.settleAll()
    }

    @Test func `a guest is asked to sign up first`() async {
        let world = TransferWorld([.drink(TransferWorld.drink, TransferWorld.place)])
        let authorizer = RecordingAuthorizer(isOpen: false)
        let subject = FormSubject(
            TransferDIContainer(world.dependencies(authorizer: authorizer)).makeImportViewModel(in: Flow()))
        subject.edited.send(.text(field: "path", "a.json"))
        subject.go()
        await LatestTask.settleAll()
        #expect(authorizer.intents == [.open(route: "settings/data/import")])
        #expect(world.store.journal.records.isEmpty)
    }
}
