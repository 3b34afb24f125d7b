import Domain
import FeatureKit
import Reactive

@MainActor
final class BackupViewModel: TransferFormViewModel {
    private let backupService: any BackupService
    let session: TransferSession
    private let strings: Strings
    private var isOverwriting = false

    init(backupService: any BackupService, session: TransferSession, strings: Strings) {
        self.backupService = backupService
        self.session = session
        self.strings = strings
    }

    func edit(_ edit: FormEdit) {
        if case .flag("overwrite", let isOn) = edit { isOverwriting = isOn }
    }

    var fields: [FormField] {
        [
            FormField("what", .note(strings["transfer.backup.what"])),
            session.pathField(placeholder: "transfer.backup.placeholder"),
            FormField("overwrite", label: strings["transfer.overwrite"], .toggle(isOverwriting)),
            FormField("go", label: strings["transfer.backup.go"], .button),
        ]
    }

    func start() {
        session.run(isCancellable: false) { [backupService, path = session.path.path, isOverwriting] _ in
            try await backupService.backup(to: path, isOverwriting: isOverwriting)
        } text: { [strings] report in
            strings("transfer.backed-up", report.path, NumberText.size(ofBytes: report.bytes))
        }
    }
}
