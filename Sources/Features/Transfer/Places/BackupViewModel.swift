internal import Domain
internal import FeatureKit
internal import Reactive

/// Copies the whole store into a file that the member names.
@MainActor
final class BackupViewModel: TransferFormModel {
    private let dependencies: TransferDIContainer.Dependencies
    private let state = Observable(TransferFormState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let flawed = Signal<String>()
    private let bag = SubscriptionBag()
    private let working = LatestTask()
    private let path: PathInput
    private var isOverwriting = false
    private var flaw: String?
    private var activity = TransferFormState.Activity.editing

    private var strings: Strings { dependencies.strings }

    init(dependencies: TransferDIContainer.Dependencies) {
        self.dependencies = dependencies
        path = PathInput(folders: dependencies.folders)
    }

    func transform(_ input: TransferFormInput) -> TransferFormOutput {
        show()
        input.edited.observe { [weak self] in self?.edit($0) }.store(in: bag)
        input.opened.observe { [weak self] in if $0.field == "go" { self?.start() } }.store(in: bag)
        input.completionRequested.observe { [weak self] in
            self?.path.complete { [weak self] in self?.show() }
        }.store(in: bag)
        return TransferFormOutput(
            state: state.readOnly, done: done.events, failed: failed.events, flawed: flawed.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await path.settle()
        await working.settle()
    }

    private func edit(_ edit: FormEdit) {
        switch edit {
        case .text("path", let text):
            flaw = nil
            path.apply(text) { [weak self] in self?.show() }
        case .flag("overwrite", let isOn):
            flaw = nil
            isOverwriting = isOn
        default: return
        }
        show()
    }

    private func show() {
        let fields = [
            FormField("what", .note(strings["transfer.backup.what"])),
            path.field(strings, placeholder: strings["transfer.backup.placeholder"], flaw: flaw),
            FormField("overwrite", label: strings["transfer.overwrite"], .toggle(isOverwriting)),
            FormField("go", label: strings["transfer.backup.go"], .button),
        ]
        state.send(
            TransferFormState(
                fields: fields, activity: activity, pathField: "path", isCompletable: path.isCompletable))
    }

    private func start() {
        guard !path.text.isEmpty else { return fail(strings["transfer.path.missing"]) }
        activity = .running(nil)
        show()
        working.run { [backupService = dependencies.backupService, path = path.path, isOverwriting] in
            try await backupService.backup(to: path, isOverwriting: isOverwriting)
        } completion: { [weak self] in
            self?.finish($0)
        }
    }

    private func fail(_ text: String) {
        flaw = text
        show()
        flawed.send("path")
    }

    private func finish(_ result: Result<BackupReport, any Error>) {
        activity = .editing
        switch result {
        case .success(let report):
            show()
            done.send(strings("transfer.backed-up", report.path, String((report.bytes + 1_023) / 1_024)))
        case .failure(let error):
            let text = TransferErrorText.describe(error, strings)
            fail(text)
            failed.send(text)
        }
    }
}
