internal import Domain
internal import FeatureKit
internal import Reactive

/// Puts a backup in the store's place, after a look at it and a question.
@MainActor
final class RestoreViewModel: ViewModel {
    private let backupService: any BackupService
    private let reload: @Sendable () async throws -> Void
    private let authorizer: any MemberAuthorizer
    private let session: TransferSession
    private let flow: Flow<TransferStep>
    private let restored: () -> Void
    private let strings: Strings

    /// - Parameters:
    ///   - reload: reads what is remembered of the store once more.
    ///   - restored: the whole store is another one now.
    init(
        backupService: any BackupService, reload: @escaping @Sendable () async throws -> Void,
        authorizer: any MemberAuthorizer, session: TransferSession, flow: Flow<TransferStep>,
        restored: @escaping () -> Void, strings: Strings
    ) {
        self.backupService = backupService
        self.reload = reload
        self.authorizer = authorizer
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
        session.run { [backupService, reload] _ in
            let report = try await backupService.restore(from: file)
            try await reload()
            return report
        } completion: { [weak self] report in
            guard let self else { return }
            session.say(report.keptAs.map { strings("transfer.restored", $0) } ?? strings["transfer.restored.plain"])
            restored()
        }
    }
}
