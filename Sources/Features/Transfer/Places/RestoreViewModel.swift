internal import Domain
internal import FeatureKit
internal import Reactive

/// Puts a backup in the store's place, after a look at it and a question.
@MainActor
final class RestoreViewModel: TransferFormModel {
    private let dependencies: TransferDIContainer.Dependencies
    private let actions: RestoreActions
    private let state = Observable(TransferFormState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let flawed = Signal<String>()
    private let bag = SubscriptionBag()
    private let working = LatestTask()
    private let path: PathInput
    private var flaw: String?
    private var activity = TransferFormState.Activity.editing

    private var strings: Strings { dependencies.strings }

    init(dependencies: TransferDIContainer.Dependencies, actions: RestoreActions) {
        self.dependencies = dependencies
        self.actions = actions
        path = PathInput(folders: dependencies.folders)
    }

    func transform(_ input: TransferFormInput) -> TransferFormOutput {
        show()
        input.edited.observe { [weak self] edit in
            guard let self, case .text("path", let text) = edit else { return }
            flaw = nil
            path.apply(text) { [weak self] in self?.show() }
            show()
        }.store(in: bag)
        input.opened.observe { [weak self] in if $0.field == "go" { self?.look() } }.store(in: bag)
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

    private func show() {
        let fields = [
            FormField("what", .note(strings["transfer.restore.what"])),
            path.field(strings, placeholder: strings["transfer.backup.placeholder"], flaw: flaw),
            FormField("go", label: strings["transfer.restore.go"], .button),
        ]
        state.send(
            TransferFormState(
                fields: fields, activity: activity, pathField: "path", isCompletable: path.isCompletable))
    }

    private func look() {
        guard dependencies.authorizer.authorize(.open(route: TransferDestination.restore.route)) else { return }
        guard !path.text.isEmpty else { return fail(strings["transfer.path.missing"]) }
        let file = path.path
        working.run { [backupService = dependencies.backupService] in
            try await backupService.check(file)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let contents): actions.ask(contents) { [weak self] in self?.restore(file) }
            case .failure(let error): fail(TransferErrorText.describe(error, strings))
            }
        }
    }

    private func restore(_ file: String) {
        activity = .running(nil)
        show()
        working.run { [dependencies] in
            let report = try await dependencies.backupService.restore(from: file)
            try await dependencies.reload()
            return report
        } completion: { [weak self] in
            self?.finish($0)
        }
    }

    private func fail(_ text: String) {
        flaw = text
        show()
        flawed.send("path")
    }

    private func finish(_ result: Result<RestoreReport, any Error>) {
        activity = .editing
        switch result {
        case .success(let report):
            show()
            dependencies.storeChanged.send()
            done.send(report.keptAs.map { strings("transfer.restored", $0) } ?? strings["transfer.restored.plain"])
            actions.storeRestored()
        case .failure(let error):
            let text = TransferErrorText.describe(error, strings)
            fail(text)
            failed.send(text)
        }
    }
}
