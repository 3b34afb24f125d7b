internal import Domain
internal import FeatureKit
internal import Reactive

/// Exports what the member chooses into a file.
@MainActor
final class ExportViewModel: TransferFormModel {
    private static let everything = "everything"

    private let dependencies: TransferDIContainer.Dependencies
    private let state = Observable(TransferFormState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let flawed = Signal<String>()
    private let bag = SubscriptionBag()
    private let working = LatestTask()
    private let path: PathInput
    private var subject: ExportSubject?
    private var format = ExchangeFormat.dimo
    private var isOverwriting = false
    private var flaw: String?
    private var activity = TransferFormState.Activity.editing

    private var strings: Strings { dependencies.strings }
    private var formats: [ExchangeFormat] { subject?.formats ?? [.dimo] }

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
        case .option("subject", let id):
            subject = ExportSubject(rawValue: id)
            if !formats.contains(format) { format = formats.first ?? .dimo }
        case .option("format", let id): format = ExchangeFormat(rawValue: id) ?? format
        case .flag("overwrite", let isOn):
            flaw = nil
            isOverwriting = isOn
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
        let subjects = [Self.everything] + ExportSubject.allCases.map(\.rawValue)
        let subject = subject?.rawValue ?? Self.everything
        return [
            FormField(
                "subject", label: strings["transfer.subject"],
                .choice(
                    subjects.map { FormOption($0, title: strings["transfer.subject.\($0)"]) }, selected: subject),
                message: FormMessage(strings["transfer.subject.\(subject).what"], kind: .hint)),
            FormField(
                "format", label: strings["transfer.format"],
                .choice(
                    formats.map { FormOption($0.rawValue, title: strings["transfer.format.\($0.rawValue)"]) },
                    selected: format.rawValue)),
            path.field(strings, placeholder: strings["transfer.export.placeholder"], flaw: flaw),
            FormField("overwrite", label: strings["transfer.overwrite"], .toggle(isOverwriting)),
            FormField("go", label: strings["transfer.export.go"], .button),
        ]
    }

    private func start() {
        guard !path.text.isEmpty else { return fail(strings["transfer.path.missing"]) }
        let request: ExportRequest
        do {
            request = try ExportRequest(
                path: path.path, format: format, subject: subject, isOverwriting: isOverwriting)
        } catch {
            return fail(error.description)
        }
        activity = .running(nil)
        show()
        working.run { [dependencies, weak self] in
            try await dependencies.exporter.export(request) { progress in
                Task { @MainActor in self?.apply(progress) }
            }
        } completion: { [weak self] in
            self?.finish($0)
        }
    }

    private func fail(_ text: String) {
        flaw = text
        show()
        flawed.send("path")
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
        done.send(strings["transfer.export.cancelled"])
    }

    private func finish(_ result: Result<ExportReport, any Error>) {
        activity = .editing
        switch result {
        case .success(let report):
            show()
            done.send(strings.counted("transfer.exported", report.records, report.path ?? ""))
        case .failure(let error):
            let text = TransferErrorText.describe(error, strings)
            fail(text)
            failed.send(text)
        }
    }
}
