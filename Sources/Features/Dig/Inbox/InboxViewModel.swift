internal import Domain
internal import FeatureKit
internal import Reactive

/// What is new for the member: comments, likes, answers, and met keywords.
@MainActor
final class InboxViewModel {
    struct Input {
        let visibleRows: Events<Range<Int>>
        let rowSelected: Events<Int>
        /// A read line becomes unread, an unread one read.
        let readToggled: Events<Int>
        let allReadRequested: Events<Void>
        /// A line shall go, or a keyword no longer be watched.
        let clearRequested: Events<Int>
        let clearAllRequested: Events<Void>
        let kindsRequested: Events<Void>
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<InboxState>
        /// What was done, to be shown as a message.
        let done: Events<String>
        /// What could not be done.
        let failed: Events<String>
    }

    private let dependencies: DigDIContainer.Dependencies
    private let actions: InboxActions
    private let state = Observable(InboxState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let writing = LatestTask()
    private var pager: Pager<InboxItem>?
    private var keywords: [WatchedKeyword] = []

    init(dependencies: DigDIContainer.Dependencies, actions: InboxActions) {
        self.dependencies = dependencies
        self.actions = actions
    }

    func transform(_ input: Input) -> Output {
        let profile = dependencies.member()?.id
        pager = Pager(
            describe: { [strings = dependencies.strings] in ErrorText.describe($0, strings) },
            read: { [inbox = dependencies.inbox] mark, limit in
                guard let profile else { return Page() }
                return try await inbox.items(of: profile, after: mark, limit: limit)
            },
            onChange: { [weak self] in self?.apply() })
        input.visibleRows.observe { [weak self] in self?.pager?.see($0) }.store(in: bag)
        input.rowSelected.observe { [weak self] in self?.open($0) }.store(in: bag)
        input.readToggled.observe { [weak self] in self?.toggleRead($0) }.store(in: bag)
        input.allReadRequested.observe { [weak self] in self?.setRead(true, nil) }.store(in: bag)
        input.clearRequested.observe { [weak self] in self?.clear($0) }.store(in: bag)
        input.clearAllRequested.observe { [weak self] in self?.clear(nil) }.store(in: bag)
        input.kindsRequested.observe { [weak self] in self?.chooseKinds() }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
        return Output(state: state.readOnly, done: done.events, failed: failed.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await writing.settle()
        await reading.settle()
        await pager?.settle()
    }

    private func reload() {
        pager?.reload()
        guard let profile = dependencies.member()?.id else { return }
        reading.run { [inbox = dependencies.inbox] in
            (
                try await inbox.keywords(of: profile), try await inbox.mutedKinds(of: profile),
                try await inbox.unreadCount(of: profile)
            )
        } completion: { [weak self] result in
            guard let self, case .success(let (keywords, muted, unread)) = result else { return }
            self.keywords = keywords
            state.update {
                $0.muted = muted
                $0.unread = unread.value
            }
            apply()
        }
    }

    private func apply() {
        guard let pager else { return }
        let formatter = InboxFormatter(strings: dependencies.strings, now: dependencies.clock.now())
        let tail = pager.hasMore ? [] : keywords.map { formatter.row($0) }
        let rows = pager.rows.map { formatter.row($0) } + tail
        state.update {
            $0.rows = rows
            $0.phase = pager.phase == .empty && !rows.isEmpty ? .loaded : pager.phase
        }
    }

    private func row(_ index: Int) -> InboxRow.Subject? {
        state.value.rows.indices.contains(index) ? state.value.rows[index].subject : nil
    }

    private func open(_ index: Int) {
        guard case .item(let item) = row(index) else { return }
        if !item.isRead { setRead(true, [item.id]) }
        switch item.subject {
        case .comment(_, let review, _), .reviewLike(let review, _), .commentLike(_, let review, _):
            actions.showReview(review)
        case .work(let work, _), .type(_, let work): actions.showWork(work.id)
        case .character(let id, _, _, _): actions.showPage(id)
        case .request(let request): if let id = request.character { actions.showPage(id) }
        }
    }

    private func toggleRead(_ index: Int) {
        guard case .item(let item) = row(index) else { return }
        setRead(!item.isRead, [item.id])
    }

    private func setRead(_ isRead: Bool, _ ids: [Identifier<InboxItem>]?) {
        guard let profile = dependencies.member()?.id else { return }
        write { [inbox = dependencies.inbox] in _ = try await inbox.setRead(isRead, ids, of: profile) }
    }

    private func clear(_ index: Int) {
        guard let profile = dependencies.member()?.id else { return }
        switch row(index) {
        case .item(let item): clear([item.id])
        case .keyword(let keyword):
            write { [inbox = dependencies.inbox] in _ = try await inbox.unwatch(keyword, of: profile) }
        case nil: break
        }
    }

    private func clear(_ ids: [Identifier<InboxItem>]?) {
        guard let profile = dependencies.member()?.id else { return }
        let strings = dependencies.strings
        writing.run { [inbox = dependencies.inbox] in
            try await inbox.clear(ids, of: profile)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let count):
                dependencies.storeChanged.send()
                done.send(strings.counted("inbox.cleared", count))
            case .failure(let error): failed.send(ErrorText.describe(error, strings))
            }
        }
    }

    private func chooseKinds() {
        guard let profile = dependencies.member()?.id else { return }
        let muted = state.value.muted
        actions.chooseKinds(
            InboxKindChoice(wanted: Set(InboxKind.allCases).subtracting(muted)) { [weak self] wanted in
                guard let self else { return }
                write { [inbox = dependencies.inbox] in
                    for kind in InboxKind.allCases {
                        try await inbox.setMuted(!wanted.contains(kind), kind, of: profile)
                    }
                }
            })
    }

    private func write(_ work: @escaping @Sendable () async throws -> Void) {
        writing.run(work) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success: dependencies.storeChanged.send()
            case .failure(let error): failed.send(ErrorText.describe(error, dependencies.strings))
            }
        }
    }
}
