import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Transfer

/// Jobs continue after leaving the screen that started them, and report their outcome.
@MainActor
struct LeftJobTests {
    private let world = TransferWorld([.drink(TransferWorld.drink, TransferWorld.place)])
    private let authorizer = PermissiveAuthorizer()
    private let bag = SubscriptionBag()

    private final class Heard {
        var texts: [String] = []
    }

    private func heard() -> Heard {
        let heard = Heard()
        authorizer.work.messages.done.observe { heard.texts.append($0) }.store(in: bag)
        authorizer.work.messages.failed.observe { heard.texts.append($0) }.store(in: bag)
        return heard
    }

    private func importForm() -> FormSubject<ImportViewModel> {
        FormSubject(
            TransferDIContainer(world.dependencies(authorizer: authorizer)).makeImportViewModel(
                in: Flow(show: { _ in })))
    }

    private func begin(_ subject: FormSubject<ImportViewModel>) {
        subject.edited.send(.text(field: "path", "a.json"))
        subject.go()
    }

    @Test func `an import continues after its screen closes, and the scope reports it`() async {
        let heard = heard()
        do { begin(importForm()) }
        await authorizer.work.settle()
        #expect(world.store.journal.records.count == 1)
        #expect(heard.texts == ["Imported 1 record; 0 failed."])
    }

    @Test func `a second form of the same place shows the running import and can stop it`() async {
        let heard = heard()
        do { begin(importForm()) }
        let second = importForm()
        #expect(second.state.isRunning)
        second.input.cancelRequested.send()
        await authorizer.work.settle()
        #expect(!second.state.isRunning)
        // The message matches the store, whenever the job was cancelled.
        let isStored = !world.store.journal.records.isEmpty
        #expect(heard.texts == [isStored ? "Imported 1 record; 0 failed." : "Stopped: nothing was imported."])
    }

    @Test func `a second job is refused with the name of the first`() async {
        let first = importForm()
        begin(first)
        let backup = FormSubject(
            TransferDIContainer(world.dependencies(authorizer: authorizer)).makeBackupViewModel())
        backup.edited.send(.text(field: "path", "~/b.sqlite"))
        backup.go()
        #expect(
            backup.field("path")?.message?.text
                == "Import is still running. Wait until it is done, or stop it first.")
        await authorizer.work.settle()
        await LatestTask.settleAll()
        #expect(world.backupService.backups.isEmpty)
    }

    @Test func `a restore refused because of another job leaves change notifications on`() async {
        let dependencies = world.dependencies(authorizer: authorizer)
        let container = TransferDIContainer(dependencies)
        let heard = Recorded(dependencies.changes.touching(.bar).map { true })
        let (held, release) = AsyncStream<Void>.makeStream()
        _ = authorizer.work.start(JobStatus(route: "settings/data/export", title: "Export", isCancellable: true)) { _ in
            for await _ in held { break }
        } completion: { _ in
        }
        var yes: (() -> Void)?
        let subject = FormSubject(
            container.makeRestoreViewModel(
                in: Flow(show: { step in
                    if case .restoreQuestion(_, let onYes) = step { yes = onYes }
                })))
        subject.edited.send(.text(field: "path", "b.sqlite"))
        subject.go()
        while yes == nil { await Task.yield() }
        yes?()
        #expect(subject.field("path")?.message?.text.hasPrefix("Export is still running.") == true)
        dependencies.changes.send(.bar)
        #expect(heard.values.count == 1)
        release.finish()
        await authorizer.work.settle()
    }

    @Test func `a job cancelled too late still reports its result`() async {
        let heard = heard()
        let subject = importForm()
        begin(subject)
        authorizer.work.cancelJob()
        await authorizer.work.settle()
        let isStored = !world.store.journal.records.isEmpty
        #expect(heard.texts == (isStored ? ["Imported 1 record; 0 failed."] : []))
        #expect(subject.done.values == (isStored ? [] : ["Stopped: nothing was imported."]))
    }

    @Test func `a restore whose screen closes still reopens the program with the restored store`() async {
        var (restored, yes): (Int, (() -> Void)?) = (0, nil)
        let container = TransferDIContainer(world.dependencies(authorizer: authorizer))
        container.restored = { restored += 1 }
        do {
            let subject = FormSubject(
                container.makeRestoreViewModel(
                    in: Flow(show: { step in
                        if case .restoreQuestion(_, let onYes) = step { yes = onYes }
                    })))
            subject.edited.send(.text(field: "path", "b.sqlite"))
            subject.go()
            await LatestTask.settleAll()
            yes?()
        }
        yes = nil
        await LatestTask.settleAll()
        #expect(world.backupService.restored == ["b.sqlite"])
        #expect(restored == 1)
    }
}
