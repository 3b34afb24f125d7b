import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Transfer

/// A backup is a file away; a restore looks, asks, and then does it.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct BackupViewModelTests {
    @MainActor
    private final class Answers {
        var asked: [BackupContents] = []
        var yes: (() -> Void)?
        var restored = 0
    }

    @Test func `a backup goes into the file that is named`() async {
        let world = TransferWorld()
        let model = BackupViewModel(dependencies: world.dependencies())
        let subject = FormSubject(model)
        subject.edited.send(.text(field: "path", "~/b.sqlite"))
        subject.go()
        await model.settle()
        #expect(world.backupService.backups == ["/home/mina/b.sqlite"])
        #expect(subject.done.values.count == 1)
    }

    @Test func `a restore asks first, and only a yes does it`() async {
        let world = TransferWorld()
        let answers = Answers()
        let model = RestoreViewModel(
            dependencies: world.dependencies(),
            actions: RestoreActions(
                ask: { contents, yes in
                    answers.asked.append(contents)
                    answers.yes = yes
                }, storeRestored: { answers.restored += 1 }))
        let subject = FormSubject(model)
        subject.edited.send(.text(field: "path", "b.sqlite"))
        subject.go()
        await model.settle()
        #expect(answers.asked.map(\.bottles) == [14])
        #expect(world.backupService.restored.isEmpty)
        answers.yes?()
        await model.settle()
        #expect(world.backupService.restored == ["b.sqlite"])
        #expect(answers.restored == 1)
        #expect(world.changes.values.count == 1)
        #expect(subject.done.values.first?.contains("dimo-20261121-104000.sqlite") == true)
    }

    @Test func `what is no backup is told apart and nothing is asked`() async {
        let world = TransferWorld(failure: TransferProblem("b is no backup"))
        let answers = Answers()
        let model = RestoreViewModel(
            dependencies: world.dependencies(),
            actions: RestoreActions(ask: { contents, _ in answers.asked.append(contents) }, storeRestored: {}))
        let subject = FormSubject(model)
        subject.edited.send(.text(field: "path", "b"))
        subject.go()
        await model.settle()
        #expect(answers.asked.isEmpty)
        #expect(subject.field("path")?.message?.text == "b is no backup")
    }
}
