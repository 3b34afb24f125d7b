internal import Domain
internal import FeatureKit
internal import Reactive

/// Imports a file, an archive or a folder that the member names.
@MainActor
final class ImportViewModel: TransferFormModel {
    private static let anyFormat = "auto"

    private let dependencies: TransferDIContainer.Dependencies
    private let actions: ImportActions
    private let state = Observable(TransferFormState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let flawed = Signal<String>()
    private let bag = SubscriptionBag()
    private let working = LatestTask()
    private let path: PathInput
    private var format = ImportViewModel.anyFormat
    private var policy = DuplicatePolicy.skip
    private var isDryRun = false
    private var flaw: String?
    private var activity = TransferFormState.Activity.editing

    private var strings: Strings { dependencies.strings }

    init(dependencies: TransferDIContainer.Dependencies, actions: ImportActions) {
        self.dependencies = dependencies
        self.actions = actions
        path = PathInput(folders: dependencies.folders)
    }

    func transform(_ input: TransferFormInput) -> TransferFormOutput {
        show()
        input.edited.observe { [weak self] in self?.edit($0) }.store(in: bag)
        input.opened.observe { [weak self] in if $0.field == "go" { self?.start() } }.store(in: bag)
        input.completionRequested.observe { [weak self] in
            self?.path.complete { [weak self] in self?.show() }
        }.store(in: bag)
        input.cancelRequested.observe { [weak self] in self?.cancel() }.store(in: bag)
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
        case .option("format", let id): format = id
        case .option("duplicates", let id): policy = DuplicatePolicy(rawValue: id) ?? policy
        case .flag("dry-run", let isOn): isDryRun = isOn
        default: return
        }
        show()
    }

    private func show() {
        state.send(
            TransferFormState(
                fields: fields, activity: activity, pathField: "path", isCompletable: path.isCompletable))
    }

    private var fields: [FormField] {
        let formats = [Self.anyFormat] + ExchangeFormat.readable.map(\.rawValue)
        return [
            path.field(strings, placeholder: strings["transfer.import.placeholder"], flaw: flaw),
            FormField(
                "format", label: strings["transfer.format"],
                .choice(
                    formats.map { FormOption($0, title: strings["transfer.format.\($0)"]) }, selected: format)),
            FormField(
                "duplicates", label: strings["transfer.duplicates"],
                .choice(
                    DuplicatePolicy.allCases.map {
                        FormOption($0.rawValue, title: strings["transfer.duplicates.\($0.rawValue)"])
                    }, selected: policy.rawValue),
                message: FormMessage(strings["transfer.duplicates.\(policy.rawValue).what"], kind: .hint)),
            FormField("dry-run", label: strings["transfer.dry-run"], .toggle(isDryRun)),
            FormField(
                "go", label: strings[isDryRun ? "transfer.import.try" : "transfer.import.go"], .button),
        ]
    }

    private func start() {
        guard dependencies.authorizer.authorize(.open(route: TransferDestination.importing.route)) else { return }
        guard !path.text.isEmpty else {
            flaw = strings["transfer.path.missing"]
            show()
            return flawed.send("path")
        }
        activity = .running(nil)
        show()
        let request = ImportRequest(
            sources: [.path(path.path)], format: ExchangeFormat(rawValue: format), policy: policy, isDryRun: isDryRun)
        working.run { [dependencies, weak self] in
            let report = try await dependencies.importRecipes(request) { progress in
                Task { @MainActor in self?.apply(progress) }
            }
            if report.hasChanges, !report.isDryRun { try await dependencies.reload() }
            return report
        } completion: { [weak self] in
            self?.finish($0)
        }
    }

    private func apply(_ progress: TransferProgress) {
        guard working.isRunning, activity != .editing else { return }
        activity = .running(progress)
        show()
    }

    private func cancel() {
        guard working.isRunning else { return }
        working.cancel()
        activity = .editing
        show()
        done.send(strings["transfer.import.cancelled"])
    }

    private func finish(_ result: Result<ImportReport, any Error>) {
        activity = .editing
        show()
        switch result {
        case .success(let report):
            if report.hasChanges, !report.isDryRun { dependencies.storeChanged.send() }
            actions.showReport(report)
        case .failure(let error):
            flaw = TransferErrorText.describe(error, strings)
            show()
            failed.send(flaw ?? "")
            flawed.send("path")
        }
    }
}
