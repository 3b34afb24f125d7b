internal import Domain
internal import FeatureKit
internal import Reactive

/// What the forms that move data have in common: the name of a file with what completes it, one run with its progress,
/// and what is wrong.
@MainActor
final class TransferSession {
    let path: PathInput
    private let strings: Strings
    private let state = Observable(TransferState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let focusRequested = Signal<String>()
    private let bag = SubscriptionBag()
    private let working = LatestTask()
    /// What is wrong with what the form is about.
    private(set) var flaw: String?
    /// The field that names what the form is about.
    private let subject: String
    private var makeFields: () -> [FormField] = { [] }

    init(folders: any FolderReader, subject: String = "path", strings: Strings) {
        self.subject = subject
        path = PathInput(folders: folders)
        self.strings = strings
    }

    /// Binds the form.
    ///
    /// - Parameters:
    ///   - fields: the form as it is filled in now.
    ///   - edit: applies an edit of any field but the path.
    ///   - start: the button was pressed, and a path is given where the form is about one.
    ///   - cancelled: the key of what is said when a run is stopped; nil where none can be.
    func bind(
        _ input: TransferInput, fields: @escaping () -> [FormField], edit: @escaping (FormEdit) -> Void = { _ in },
        start: @escaping () -> Void, cancelled: String? = nil
    ) -> TransferOutput {
        makeFields = fields
        if let cancelled {
            input.cancelRequested.observe { [weak self] in
                guard let self else { return }
                cancel(saying: strings[cancelled])
            }.store(in: bag)
        }
        input.form.edited.observe { [weak self] change in
            self?.flaw = nil
            if case .text("path", let text) = change { self?.path.apply(text) { [weak self] in self?.show() } }
            edit(change)
            self?.show()
        }.store(in: bag)
        input.form.opened.observe { [weak self] target in
            guard let self, target.field == "go" else { return }
            if subject == "path", path.text.isEmpty, makeFields().contains(where: { $0.id == "path" }) {
                refuse(self.strings["transfer.path.missing"])
            } else {
                start()
            }
        }.store(in: bag)
        input.completionRequested.observe { [weak self] in
            self?.path.complete { [weak self] in self?.show() }
        }.store(in: bag)
        show()
        return output
    }

    var output: TransferOutput {
        TransferOutput(
            state: state.readOnly, messages: Messages(done: done.events, failed: failed.events),
            focusRequested: focusRequested.events)
    }

    /// The field of the path.
    func pathField(placeholder: String) -> FormField {
        path.field(strings, placeholder: strings[placeholder], flaw: flaw)
    }

    /// Does the work; while it runs the form shows how far it is.
    func run<Value: Sendable>(
        _ work: @escaping @Sendable (_ progress: @escaping @Sendable (TransferProgress) -> Void) async throws -> Value,
        completion: @escaping (Value) -> Void
    ) {
        setActivity(.running(nil))
        working.run { [weak self] in
            try await work { progress in Task { @MainActor in self?.apply(progress) } }
        } completion: { [weak self] result in
            guard let self else { return }
            setActivity(.editing)
            switch result {
            case .success(let value): completion(value)
            case .failure(let error):
                let text = ErrorText.describe(error, strings)
                refuse(text)
                failed.send(text)
            }
        }
    }

    /// Looks at something quickly: only a failure is shown.
    func look<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value, completion: @escaping (Value) -> Void
    ) {
        working.run(work) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let value): completion(value)
            case .failure(let error): refuse(ErrorText.describe(error, strings))
            }
        }
    }

    /// Ends what runs.
    func cancel(saying text: String) {
        guard working.isRunning else { return }
        working.cancel()
        setActivity(.editing)
        done.send(text)
    }

    /// Something was done.
    func say(_ text: String) { done.send(text) }

    /// The path cannot be right; the text says what to do.
    func refuse(_ text: String) {
        flaw = text
        show()
        focusRequested.send(subject)
    }

    private func apply(_ progress: TransferProgress) {
        if working.isRunning, state.value.isRunning { setActivity(.running(progress)) }
    }

    private func setActivity(_ activity: TransferState.Activity) {
        state.update { $0.activity = activity }
        show()
    }

    private func show() {
        state.update {
            $0.fields = makeFields()
            $0.isCompletable = path.isCompletable
        }
    }
}
