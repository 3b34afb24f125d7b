import Domain
import FeatureKit
import Reactive

/// Replaces the store with a backup, after a preview and a question.
@MainActor
final class RestoreViewModel: TransferFormViewModel {
    private let backupService: any BackupService
    private let authorizer: any MemberAuthorizer
    private let changes: StoreEvents
    let session: TransferSession
    private let flow: Flow<TransferStep>
    private let restored: () -> Void
    private let strings: Strings

    /// `changes` are held from the restore on, unless the store stays, so that no screen reads another store.
    /// `restored` is called when the whole store was replaced, even if the screen is gone.
    init(
        backupService: any BackupService,
        authorizer: any MemberAuthorizer, changes: StoreEvents, session: TransferSession, flow: Flow<TransferStep>,
        restored: @escaping () -> Void, strings: Strings
    ) {
        self.backupService = backupService
        self.authorizer = authorizer
        self.changes = changes
        self.session = session
        self.flow = flow
        self.restored = restored
        self.strings = strings
    }

    var fields: [FormField] {
        [
            FormField("what", .note(strings["transfer.restore.what"])),
            session.pathField(placeholder: "transfer.backup.placeholder"),
            FormField("go", label: strings["transfer.restore.go"], .button),
        ]
    }

    /// Only the path can be edited.
    func edit(_ edit: FormEdit) {}

    func start() {
        guard authorizer.authorize(.open(route: TransferDestination.restore.route)) else { return }
        let file = session.path.path
        session.preview { [backupService] _ in
            try await backupService.check(file)
        } completion: { [weak self, flow] contents in
            flow.show(.restoreQuestion(contents) { self?.restore(file) })
        }
    }

    private func restore(_ file: String) {
        let isStarted = session.run(isCancellable: false) { [backupService] _ in
            try await backupService.restore(from: file)
        } text: { [strings] report in
            report.keptAs.map { strings("transfer.restored", $0) } ?? strings["transfer.restored.plain"]
        } finish: { [changes, restored] report in
            if report != nil { restored() } else { changes.isHeld = false }
        }
        if isStarted { changes.isHeld = true }
    }
}
