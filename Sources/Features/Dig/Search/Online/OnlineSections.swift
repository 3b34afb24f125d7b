import Domain
import FeatureKit
import Reactive

/// Queries each enabled online catalogue independently, so that none delays another, once typing pauses.
@MainActor
final class OnlineSections {
    struct State: Equatable, Sendable {
        var lists: [OnlineList] = []
        var kept: [ExternalID: KeptTarget] = [:]
        var keeping: ExternalID?
    }

    /// The pause in typing before a request.
    static let pause: Duration = .milliseconds(350)

    let state = Observable(State())

    private let online: OnlineAccess
    private let member: () -> Author?
    private let writer: MemberWriter
    private let scheduler: any Scheduler
    private let clock: any WallClock
    private let strings: Strings
    private let bag = SubscriptionBag()
    private let lists = SubscriptionBag()
    private let choosing = LatestTask()
    private let looking = LatestTask(holdsKeys: false)
    private var models: [OnlineListModel] = []
    private var text = ""

    init(
        _ online: OnlineAccess, member: @escaping () -> Author?, writer: MemberWriter, scheduler: any Scheduler,
        clock: any WallClock, strings: Strings
    ) {
        self.online = online
        self.member = member
        self.writer = writer
        self.scheduler = scheduler
        self.clock = clock
        self.strings = strings
    }

    func follow(_ query: Observable<String>) {
        query.observe { [weak self] text in
            // Drops results for the old text.
            if self?.text != text { self?.models.forEach { $0.clear() } }
            self?.text = text
        }.store(in: bag)
        query.changes.debounce(for: Self.pause, on: scheduler).observe { [weak self] in self?.find($0) }.store(in: bag)
        chooseProviders()
    }

    /// Reads again which catalogues are enabled and what is saved; queries only catalogues not asked yet.
    func refresh() { chooseProviders() }

    private func find(_ text: String) {
        guard OnlineQuery.isWorthAsking(text) else { return }
        for model in models { model.find(text) }
    }

    private func chooseProviders() {
        choosing.run { [search = online.search] in
            await search.providers()
        } completion: { [weak self] result in
            guard let self, let providers = try? result.get() else { return }
            guard providers != models.map(\.list.value.provider) else { return lookUpKept() }
            make(providers)
            find(text)
        }
    }

    private func make(_ providers: [OnlineProvider]) {
        lists.removeAll()
        models = providers.map {
            OnlineListModel($0, search: online.search, member: member, language: strings.language)
        }
        for model in models { model.list.changes.observe { [weak self] _ in self?.show() }.store(in: lists) }
        show()
    }

    private func show() {
        state.update { state in state.lists = models.map(\.list.value) }
        lookUpKept()
    }

    private func lookUpKept() {
        let entries = state.value.lists.flatMap(\.entries)
        guard !entries.isEmpty else { return }
        looking.run(reportingTo: writer) { [keep = online.keep] in
            try await keep.targets(of: entries)
        } success: { [state] kept in
            if kept != state.value.kept { state.update { $0.kept = kept } }
        }
    }

    // MARK: Further pages

    private func model(of provider: OnlineProvider) -> OnlineListModel? {
        models.first { $0.list.value.provider == provider }
    }

    func loadMore(of provider: OnlineProvider) { model(of: provider)?.loadMore() }

    func retryOrLoadMore(_ provider: OnlineProvider) { model(of: provider)?.retryOrLoadMore() }

    // MARK: Keeping

    /// Saves one entry at a time; `done` is not called if the text changed meanwhile.
    func keep(_ entry: OnlineEntry, done: @escaping @MainActor (KeptTarget) -> Void = { _ in }) {
        guard let profile = member()?.id else {
            _ = writer.isAuthorized(.open(route: DigDestination.search(text).route))
            return
        }
        let asked = text
        let isStarted = writer.write(.open(route: DigDestination.search(text).route)) { [keep = online.keep] in
            do {
                return try await keep(entry.id, of: profile)
            } catch is CancellationError {
                throw OnlineProblem.offline
            }
        } done: { [strings] item in
            OnlineText.kept(item, strings)
        } refused: { [weak self] error in
            guard let self, let problem = error as? OnlineProblem else { return false }
            writer.fail(OnlineText.problem(problem, now: clock.now(), strings))
            return true
        } completion: { [weak self] result in
            self?.state.update { state in
                state.keeping = nil
                if case .success(let item) = result { state.kept[entry.id] = item.target }
            }
            // Ignores the result if the text changed meanwhile.
            if case .success(let item) = result, self?.text == asked { done(item.target) }
        }
        if isStarted { state.update { $0.keeping = entry.id } }
    }
}
