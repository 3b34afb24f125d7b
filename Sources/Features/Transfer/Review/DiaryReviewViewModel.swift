import Domain
import FeatureKit
import Reactive

@MainActor
final class DiaryReviewViewModel: ViewModel, Subscriber {
    typealias Input = DiaryReviewInput
    typealias Output = StateOutput<DiaryReviewState>

    private let importRecipes: ImportRecipes
    private let reload: @Sendable () async -> Void
    private let flow: Flow<TransferStep>
    private let strings: Strings
    private let formatter: DiaryReviewFormatter
    /// The outcome of the last count.
    private var report: ImportReport
    private let works: [UnsureWork]
    private var request: ImportRequest
    private var chosen: [String: String] = [:]
    private var query = ""
    private let state = Observable(DiaryReviewState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let work: MemberWork
    private let counting = LatestTask()
    let bag = SubscriptionBag()

    /// `request` is the previewed one, `report` the outcome of the preview.
    init(
        request: ImportRequest, report: ImportReport, importRecipes: ImportRecipes,
        reload: @escaping @Sendable () async -> Void, work: MemberWork, flow: Flow<TransferStep>, strings: Strings
    ) {
        self.request = request
        self.request.isPreview = false
        self.request.previewsTexts = false
        self.report = report
        self.importRecipes = importRecipes
        self.reload = reload
        self.work = work
        self.flow = flow
        self.strings = strings
        formatter = DiaryReviewFormatter(strings: strings)
        works = report.diary?.unsure ?? []
    }

    func transform(_ input: Input) -> Output {
        on(input.acceptRequested) { $0.accept($1) }
        on(input.otherRequested) { $0.pick($1) }
        on(input.createRequested) { $0.create($1) }
        on(input.leaveOutRequested) { $0.decide($1, .leaveOut) }
        on(input.list.rowSelected) { $0.choose($1) }
        on(input.createAllRequested) { $0.createAll() }
        on(input.importRequested) { $0.start() }
        on(input.cancelRequested) { $0.work.cancelJob() }
        on(work.job) { $0.follow($1) }
        on(input.leaveRequested) { $0.flow.show(.confirmLeave) }
        on(input.list.query) { $0.find($1) }
        show()
        return Output(state: state.readOnly, messages: Messages(done: done.events, failed: failed.events))
    }

    private func accept(_ index: Int) {
        guard let work = work(index), let first = work.candidates.first else { return }
        decide(index, .work(first.id), as: first.titled(strings.language))
    }

    private func pick(_ index: Int) {
        guard let work = work(index) else { return }
        flow.show(
            .pickWork(title: formatter.title(work)) { [weak self] row in
                self?.decide(index, .work(Identifier(row.id)), as: "\(row.name) (\(row.detail))")
            })
    }

    /// Asks for the year if the file gives none.
    private func create(_ index: Int) {
        guard let work = work(index) else { return }
        if let year = work.clue.year { return decide(index, .create(year: year)) }
        flow.show(.prompt(formatter.yearPrompt(of: work) { [weak self] in self?.decide(index, .create(year: $0)) }))
    }

    private func choose(_ index: Int) {
        guard let work = work(index) else { return }
        let options = formatter.options(work)
        flow.show(
            .choice(
                title: formatter.title(work), options: options,
                selected: formatter.selected(request.works.chosen[work.id], of: work)
            ) { [weak self] id in
                guard let self else { return }
                switch DiaryReviewFormatter.Option(rawValue: id) {
                case .other: pick(index)
                case .create: create(index)
                case .leaveOut: decide(index, .leaveOut)
                case nil:
                    guard let candidate = work.candidates.first(where: { $0.id.rawValue == id }) else { return }
                    decide(index, .work(candidate.id), as: candidate.titled(strings.language))
                }
            })
    }

    private func createAll() {
        guard !state.value.isRunning else { return }
        for work in works where work.isNew && request.works.chosen[work.id] == nil {
            request.works.chosen[work.id] = .create(year: work.clue.year ?? Work.unknownYear)
        }
        show()
        count()
    }

    private func decide(_ index: Int, _ decision: WorkDecisions.Decision, as name: String? = nil) {
        guard let work = work(index) else { return }
        request.works.chosen[work.id] = decision
        chosen[work.id] = name
        show()
        count()
    }

    private func count() {
        var preview = request
        preview.isPreview = true
        counting.run { [importRecipes, preview] in
            try await importRecipes(preview)
        } completion: { [weak self] result in
            guard let self, case .success(let report) = result else { return }
            self.report = report
            show()
        }
    }

    private func work(_ index: Int) -> UnsureWork? {
        works.indices.contains(index) && !state.value.isRunning ? works[index] : nil
    }

    // MARK: The import

    private func start() {
        guard !state.value.isRunning else { return }
        counting.cancel()
        let status = JobStatus(
            route: TransferDestination.importing.route, title: strings["transfer.import.title"], isCancellable: true)
        let isStarted = work.start(status) { [importRecipes, reload, request] progress in
            let report = try await importRecipes(request, progress: progress)
            if report.hasChanges { await reload() }
            return report
        } completion: { [weak self, work, strings] result in
            switch result {
            case .success(let report):
                if self == nil || work.wasJobCancelled { work.say(TransferText.outcome(report, strings)) }
                self?.flow.replace(.report(report))
            case .failure(is CancellationError):
                let text = strings["transfer.import.cancelled"]
                self?.done.send(text) ?? work.say(text)
            case .failure(let error):
                let text = ErrorText.describe(error, strings)
                self?.failed.send(text) ?? work.say(text, isFailure: true)
            }
        }
        if !isStarted, let other = work.job.value { failed.send(strings("transfer.busy", other.title)) }
    }

    private func follow(_ job: JobStatus?) {
        let isMine = job?.route == TransferDestination.importing.route
        guard isMine || state.value.isRunning else { return }
        state.update {
            $0.isRunning = isMine
            $0.progress = isMine ? job?.progress : nil
        }
    }

    // MARK: What is shown

    private func find(_ text: String) {
        query = text
        show()
    }

    private func show() {
        let rows = works.map { formatter.row($0, request.works.chosen[$0.id], chosen: chosen[$0.id]) }
        state.update {
            $0.rows = rows
            $0.phase = rows.isEmpty ? .empty : .loaded
            $0.matches = RowMatches.positions(of: query, in: rows) { [$0.title, $0.text] }
            $0.summary = formatter.summary(report, of: works, request.works)
        }
    }
}
