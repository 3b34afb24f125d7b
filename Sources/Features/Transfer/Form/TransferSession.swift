import Domain
import FeatureKit
import Reactive

/// A form of one transfer, which its session shows and runs.
@MainActor
protocol TransferFormViewModel: ViewModel where Input == TransferInput, Output == TransferOutput {
    var session: TransferSession { get }
    var fields: [FormField] { get }

    /// Applies an edit of any field except the path.
    func edit(_ edit: FormEdit)
    /// Called when the button is pressed and any required path is given.
    func start()
}

extension TransferFormViewModel {
    func transform(_ input: TransferInput) -> TransferOutput { session.bind(input, to: self) }
}

/// The common parts of transfer forms: a path with its completion, one run with progress, and the error.
@MainActor
final class TransferSession {
    typealias Job<Value> = @Sendable (_ progress: @escaping @Sendable (TransferProgress) -> Void) async throws -> Value

    let path: PathInput
    private let strings: Strings
    private let state = Observable(TransferState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let focusRequested = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let work: MemberWork
    private let destination: TransferDestination
    /// Describes what is wrong with the subject; nil if nothing is.
    private(set) var flaw: String?
    /// The id of the field that names the subject of the transfer.
    private let subject: String
    private var makeFields: () -> [FormField] = { [] }

    init(
        _ destination: TransferDestination, folders: any FolderReader, work: MemberWork, subject: String = "path",
        strings: Strings
    ) {
        self.destination = destination
        self.work = work
        self.subject = subject
        path = PathInput(folders: folders)
        self.strings = strings
    }

    func bind(_ input: TransferInput, to form: some TransferFormViewModel) -> TransferOutput {
        makeFields = { [weak form] in form?.fields ?? [] }
        input.cancelRequested.observe { [weak self] in self?.cancel() }.store(in: bag)
        work.job.observe { [weak self] in self?.follow($0) }.store(in: bag)
        input.form.edited.observe { [weak self, weak form] change in
            self?.flaw = nil
            if case .text("path", let text) = change { self?.path.apply(text) { [weak self] in self?.show() } }
            form?.edit(change)
            self?.show()
        }.store(in: bag)
        input.form.opened.observe { [weak self, weak form] target in
            guard let self, target.field == "go" else { return }
            if subject == "path", path.text.isEmpty, makeFields().contains(where: { $0.id == "path" }) {
                refuse(self.strings["transfer.path.missing"])
            } else {
                form?.start()
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

    func pathField(placeholder: String) -> FormField {
        path.field(strings, placeholder: strings[placeholder], flaw: flaw)
    }

    /// Runs work as the member's job, which outlives the form and shows its progress in every form of this destination.
    /// `text` is the message when the form is gone; `finish` is called even then; `completion` handles the value in the
    /// form. Returns whether the job has begun; otherwise the form says which other one runs.
    @discardableResult
    func run<Value: Sendable>(
        isCancellable: Bool = true, _ job: @escaping Job<Value>, text: @escaping (Value) -> String,
        finish: @escaping (Value?) -> Void = { _ in }, completion: ((Value) -> Void)? = nil
    ) -> Bool {
        let status = JobStatus(
            route: destination.route, title: strings["transfer.\(destination.rawValue).title"],
            isCancellable: isCancellable)
        let isStarted = work.start(status, job) { [weak self, work, strings, destination] result in
            switch result {
            case .success(let value):
                switch (self, completion) {
                case (nil, _): work.say(text(value))
                case (let session?, nil): session.say(text(value))
                case (_, let completion?):
                    // The job was cancelled too late; the form may be closing, so the work reports the outcome.
                    if work.wasJobCancelled { work.say(text(value)) }
                    completion(value)
                }
            case .failure(is CancellationError):
                let text = strings["transfer.\(destination.rawValue).cancelled"]
                self?.say(text) ?? work.say(text)
            case .failure(let error):
                let text = ErrorText.describe(error, strings)
                self?.refuse(text)
                self?.failed.send(text) ?? work.say(text, isFailure: true)
            }
            finish(try? result.get())
        }
        if !isStarted, let other = work.job.value { refuse(strings("transfer.busy", other.title)) }
        return isStarted
    }

    /// Runs a read-only preview with progress; it ends with the form.
    func preview<Value: Sendable>(
        _ read: @escaping Job<Value>, completion: @escaping (Value) -> Void
    ) {
        setActivity(.running(nil))
        reading.run { [weak self] in
            try await read { progress in Task { @MainActor in self?.apply(progress) } }
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

    /// Runs an import as the member's job, and `reload`s after it; a trial is a preview. The form shows the report.
    func run(
        isTrial: Bool, reload: @escaping @Sendable () async -> Void, _ job: @escaping Job<ImportReport>,
        show: @escaping (ImportReport) -> Void
    ) {
        guard !isTrial else { return preview(job, completion: show) }
        run { progress in
            let report = try await job(progress)
            if report.hasChanges, !report.isPreview { await reload() }
            return report
        } text: { [strings] in
            TransferText.outcome($0, strings)
        } completion: {
            show($0)
        }
    }

    /// Cancels the run. The outcome of a job is reported once it has ended.
    private func cancel() {
        guard reading.isRunning else { return work.cancelJob() }
        reading.cancel()
        setActivity(.editing)
        done.send(strings["transfer.\(destination.rawValue).cancelled"])
    }

    private func follow(_ job: JobStatus?) {
        guard !reading.isRunning else { return }
        let isMine = job?.route == destination.route
        let activity = isMine ? TransferState.Activity.running(job?.progress) : .editing
        if state.value.activity != activity { setActivity(activity) }
    }

    func say(_ text: String) { done.send(text) }

    func refuse(_ text: String) {
        flaw = text
        show()
        focusRequested.send(subject)
    }

    private func apply(_ progress: TransferProgress) {
        if reading.isRunning { setActivity(.running(progress)) }
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
