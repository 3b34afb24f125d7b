internal import Domain
internal import FeatureKit
internal import Reactive

/// What a member hid: reviews, comments, everything of an author. Each can be shown again.
@MainActor
final class HiddenViewModel {
    struct Input {
        /// Something was opened.
        let opened: Events<HiddenTarget>
        /// Something shall be shown again.
        let showRequested: Events<HiddenTarget>
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<HiddenState>
        /// What was done.
        let done: Events<String>
        /// What could not be done.
        let failed: Events<String>
    }

    private static let pageSize = 50

    private let dependencies: WorksDIContainer.Dependencies
    private let actions: HiddenActions
    private let state = Observable(HiddenState())
    private let writer: WorksWriter
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private var items = Page<HiddenItem>()

    init(dependencies: WorksDIContainer.Dependencies, actions: HiddenActions) {
        self.dependencies = dependencies
        self.actions = actions
        writer = WorksWriter(
            authorizer: dependencies.authorizer, storeChanged: dependencies.storeChanged, strings: dependencies.strings,
            route: "dig")
    }

    func transform(_ input: Input) -> Output {
        input.opened.observe { [weak self] in self?.open($0) }.store(in: bag)
        input.showRequested.observe { [weak self] in self?.show($0) }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
        return Output(state: state.readOnly, done: writer.done.events, failed: writer.failed.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await writer.settle()
        await reading.settle()
    }

    private func reload() {
        read(after: nil, limit: max(Self.pageSize, items.rows.count)) { $0 }
    }

    private func read(after mark: ListMark?, limit: Int, _ joined: @escaping (Page<HiddenItem>) -> Page<HiddenItem>) {
        state.update { $0.phase = $0.phase.requesting }
        let profile = dependencies.member().id
        reading.run { [reviews = dependencies.reviews] in
            try await reviews.hidden(of: profile, after: mark, limit: limit)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let page):
                items = joined(page)
                state.send(HiddenState(phase: items.rows.isEmpty ? .empty : .loaded, blocks: blocks))
            case .failure(let error):
                state.send(HiddenState(phase: .failed(WorksErrorText.describe(error, dependencies.strings))))
            }
        }
    }

    private var blocks: [PageBlock<HiddenTarget>] {
        let strings = dependencies.strings
        let rows = items.rows.map { item -> PageBlock<HiddenTarget> in
            let about = item.character.map { strings("hidden.about", $0[strings.language]) } ?? ""
            return .row(
                PageRow(
                    .item(item.target), title: strings(Self.key(item.target), item.author.nickname), remark: about,
                    detail: dependencies.moments.day(item.hiddenAt)))
        }
        return rows + (items.next == nil ? [] : [.row(PageRow(.more, title: strings["hidden.more"]))])
    }

    private static func key(_ target: HideTarget) -> String {
        switch target {
        case .review: "hidden.review"
        case .comment: "hidden.comment"
        case .author: "hidden.author"
        }
    }

    private func open(_ target: HiddenTarget) {
        switch target {
        case .item(.review(let id)): actions.showReview(id)
        case .item: show(target)
        case .more:
            guard let mark = items.next else { return }
            let rows = items.rows
            read(after: mark, limit: Self.pageSize) { Page(rows: rows + $0.rows, next: $0.next) }
        }
    }

    private func show(_ target: HiddenTarget) {
        guard case .item(let item) = target else { return }
        let (profile, now) = (dependencies.member().id, dependencies.clock.now())
        writer.write(done: dependencies.strings["hidden.shown"]) { [reviews = dependencies.reviews] in
            try await reviews.setHidden(false, item, for: profile, at: now)
        }
    }
}
