import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Transfer

/// A restore shows a preview and asks before it replaces anything.
@MainActor
struct BackupViewModelTests {
    @MainActor
    private final class Answers {
        var asked: [BackupContents] = []
        var yes: (() -> Void)?
        var restored = 0

        func makeRestoreViewModel(_ world: TransferWorld) -> RestoreViewModel {
            let container = TransferDIContainer(world.dependencies())
            container.restored = { [self] in restored += 1 }
            return container.makeRestoreViewModel(
                in: Flow(show: { [self] step in
                    guard case .restoreQuestion(let contents, let onYes) = step else { return }
                    asked.append(contents)
                    yes = onYes
                }))
        }
    }

    @Test func `a backup is written to the named file`() async {
        let world = TransferWorld()
        let subject = FormSubject(TransferDIContainer(world.dependencies()).makeBackupViewModel())
        subject.edited.send(.text(field: "path", "~/b.sqlite"))
        subject.go()
        await LatestTask.settleAll()
        #expect(world.backupService.backups == ["/home/mina/b.sqlite"])
        #expect(subject.done.values.count == 1)
    }

    @Test func `a restore asks first and runs only after a yes`() async {
        let world = TransferWorld()
        let answers = Answers()
        let subject = FormSubject(answers.makeRestoreViewModel(world))
        subject.edited.send(.text(field: "path", "b.sqlite"))
        subject.go()
        await LatestTask.settleAll()
        #expect(answers.asked.map(\.bottles) == [14])
        #expect(world.backupService.restored.isEmpty)
        answers.yes?()
        await LatestTask.settleAll()
        #expect(world.backupService.restored == ["b.sqlite"])
        #expect(answers.restored == 1)
        #expect(subject.done.values.first?.contains("dimo-20261121-104000.sqlite") == true)
    }

    @Test func `a file that is no backup is reported without a question`() async {
        let world = TransferWorld(failure: .backup(name: "b", .isForeign))
        let answers = Answers()
        let subject = FormSubject(answers.makeRestoreViewModel(world))
        subject.edited.send(.text(field: "path", "b"))
        subject.go()
        await LatestTask.settleAll()
        #expect(answers.asked.isEmpty)
        #expect(subject.field("path")?.message?.text.hasPrefix("b is not a Dimo backup") == true)
    }
}
