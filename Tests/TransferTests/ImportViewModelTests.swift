import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Transfer

/// A file that is named comes in; what came of it is shown.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ImportViewModelTests {
    private func make(_ world: TransferWorld, reports: Reports = Reports()) -> (ImportViewModel, FormSubject) {
        let model = ImportViewModel(
            dependencies: world.dependencies(), actions: ImportActions(showReport: { reports.values.append($0) }))
        return (model, FormSubject(model))
    }

    @MainActor
    private final class Reports {
        var values: [ImportReport] = []
    }

    @Test func `an import ends with its report, and every screen reads again`() async {
        let world = TransferWorld([.drink(TransferWorld.drink, TransferWorld.place)])
        let reports = Reports()
        let (model, subject) = make(world, reports: reports)
        subject.edited.send(.text(field: "path", "~/a.json"))
        subject.go()
        #expect(subject.state.isRunning)
        await model.settle()
        #expect(!subject.state.isRunning)
        #expect(reports.values.map(\.recipes.imported) == [1])
        #expect(world.changes.values.count == 1)
        #expect(world.store.journal.records.map(\.id) == ["fizz"])
    }

    @Test func `a dry run shows its report and changes nothing`() async {
        let world = TransferWorld([.drink(TransferWorld.drink, TransferWorld.place)])
        let reports = Reports()
        let (model, subject) = make(world, reports: reports)
        subject.edited.send(.text(field: "path", "a.json"))
        subject.edited.send(.flag(field: "dry-run", true))
        subject.go()
        await model.settle()
        #expect(reports.values.map(\.isDryRun) == [true])
        #expect(world.changes.values.isEmpty)
        #expect(world.store.journal.records.isEmpty)
    }

    @Test func `without a name nothing runs and the field says so`() async {
        let (model, subject) = make(TransferWorld())
        subject.go()
        await model.settle()
        #expect(subject.flawed.values == ["path"])
        #expect(subject.field("path")?.message?.kind == .flaw)
        #expect(!subject.state.isRunning)
    }

    @Test func `a file that cannot be read says why, and can be mended`() async {
        let world = TransferWorld(failure: TransferProblem("a.json is damaged"))
        let (model, subject) = make(world)
        subject.edited.send(.text(field: "path", "a.json"))
        subject.go()
        await model.settle()
        #expect(subject.failed.values == ["a.json is damaged"])
        #expect(subject.field("path")?.message?.text == "a.json is damaged")
        subject.edited.send(.text(field: "path", "b.json"))
        #expect(subject.field("path")?.message == nil)
        await model.settle()
    }

    @Test func `what runs can be stopped`() async {
        let world = TransferWorld([.drink(TransferWorld.drink, TransferWorld.place)])
        let reports = Reports()
        let (model, subject) = make(world, reports: reports)
        subject.edited.send(.text(field: "path", "a.json"))
        subject.go()
        subject.cancel.send()
        #expect(!subject.state.isRunning)
        await model.settle()
        #expect(reports.values.isEmpty)
        #expect(subject.done.values.count == 1)
        #expect(world.changes.values.isEmpty)
    }

    @Test func `a name is completed from its folder`() async {
        let world = TransferWorld(folders: ["~": ["recipes/", "recipes.zip", ".profile"]])
        let (model, subject) = make(world)
        subject.edited.send(.text(field: "path", "~/r"))
        #expect(!subject.state.isCompletable)
        await model.settle()
        #expect(subject.state.isCompletable)
        #expect(subject.field("path")?.message?.text.contains("recipes.zip") == true)
        subject.completion.send()
        guard case .text(let text, _, _, _, _)? = subject.field("path")?.control else {
            Issue.record("no text field")
            return
        }
        #expect(text == "~/recipes")
        await model.settle()
    }

    @Test func `a guest is asked to sign up first`() async {
        let world = TransferWorld([.drink(TransferWorld.drink, TransferWorld.place)])
        let authorizer = DenyingAuthorizer()
        let model = ImportViewModel(
            dependencies: world.dependencies(authorizer: authorizer), actions: ImportActions(showReport: { _ in }))
        let subject = FormSubject(model)
        subject.edited.send(.text(field: "path", "a.json"))
        subject.go()
        await model.settle()
        #expect(authorizer.intents == [.open(route: "settings/data/import")])
        #expect(world.store.journal.records.isEmpty)
    }
}

/// A gate that lets nobody through.
@MainActor
private final class DenyingAuthorizer: MemberAuthorizer {
    private(set) var intents: [MemberIntent] = []

    func authorize(_ intent: MemberIntent) -> Bool {
        intents.append(intent)
        return false
    }
}
