internal import Domain
internal import FeatureKit
internal import Reactive

/// Puts a backup in the store's place, after a look at it and a question.
@MainActor
final class RestoreViewModel: ViewModel {
    private let backupService: any BackupService
    private let reload: @Sendable () async throws -> Void
    private let authorizer: any MemberAuthorizer
    private let changes: StoreChanges
    private let session: TransferSession
    private let flow: Flow<TransferStep>
    private let restored: () -> Void
    private let strings: Strings

    /// - Parameters:
    ///   - reload: reads what is remembered of the store once more.
    ///   - changes: held until it is known whose screens these are: no screen may ask the other store who it is.
    ///   - restored: the whole store is another one now.
    init(
        backupService: any BackupService, reload: @escaping @Sendable () async throws -> Void,
        authorizer: any MemberAuthorizer, changes: StoreChanges, session: TransferSession, flow: Flow<TransferStep>,
        restored: @escaping () -> Void, strings: Strings
    ) {
        self.backupService = backupService
        self.reload = reload
        self.authorizer = authorizer
        self.changes = changes
        self.session = session
        self.flow = flow
        self.restored = restored
        self.strings = strings
    }

    func transform(_ input: TransferInput) -> TransferOutput {
        session.bind(input, fields: { [weak self] in self?.fields ?? [] }, start: { [weak self] in self?.look() })
    }

    private var fields: [FormField] {
        [
            FormField("what", .note(strings["transfer.restore.what"])),
            session.pathField(placeholder: "transfer.backup.placeholder"),
            FormField("go", label: strings["transfer.restore.go"], .button),
        ]
    }

    private func look() {
        guard authorizer.authorize(.open(route: TransferDestination.restore.route)) else { return }
        let file = session.path.path
        session.look { [backupService] in
            try await backupService.check(file)
        } completion: { [weak self, flow] contents in
            flow.show(.restoreQuestion(contents) { self?.restore(file) })
        }
    }

    private func restore(_ file: String) {
        changes.hold()
        session.run { [backupService, reload, changes] _ in
            do {
                let report = try await backupService.restore(from: file)
                try await reload()
                return report
            } catch {
                await changes.release()
                throw error
            }
        } completion: { [weak self, changes] report in
            if let self {
                session.say(
                    report.keptAs.map { strings("transfer.restored", $0) } ?? strings["transfer.restored.plain"])
                restored()
            }
            changes.release()
        }
    }
}
