internal import Domain
internal import FeatureKit
internal import Reactive

/// The works a member added, by title, with the ways to add one and to ask for a character.
@MainActor
final class OwnWorksViewModel {
    struct Input {
        /// Something was opened.
        let opened: Events<OwnWorksTarget>
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<OwnWorksState>
    }

    private static let pageSize = 50

    private let dependencies: WorksDIContainer.Dependencies
    private let actions: OwnWorksActions
    private let state = Observable(OwnWorksState())
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private var works = Page<WorkSummary>()

    init(dependencies: WorksDIContainer.Dependencies, actions: OwnWorksActions) {
        self.dependencies = dependencies
        self.actions = actions
    }

    func transform(_ input: Input) -> Output {
        input.opened.observe { [weak self] in self?.open($0) }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
        return Output(state: state.readOnly)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await reading.settle()
    }

    private func reload() {
        read(after: nil, limit: max(Self.pageSize, works.rows.count)) { $0 }
    }

    private func readMore() {
        guard let mark = works.next else { return }
        let rows = works.rows
        read(after: mark, limit: Self.pageSize) { Page(rows: rows + $0.rows, next: $0.next) }
    }

    private func read(
        after mark: ListMark?, limit: Int, _ joined: @escaping (Page<WorkSummary>) -> Page<WorkSummary>
    ) {
        state.update { $0.phase = $0.phase.requesting }
        let reader = dependencies.reader()
        let profile = dependencies.member().id
        let language = dependencies.strings.language
        reading.run { [works = dependencies.works] in
            try await works.works(.own(profile), by: language, for: reader, after: mark, limit: limit)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let page):
                works = joined(page)
                state.send(OwnWorksState(phase: .loaded, blocks: blocks))
            case .failure(let error):
                state.send(OwnWorksState(phase: .failed(WorksErrorText.describe(error, dependencies.strings))))
            }
        }
    }

    private var blocks: [PageBlock<OwnWorksTarget>] {
        let strings = dependencies.strings
        var blocks: [PageBlock<OwnWorksTarget>] = [
            .chips([
                PageChip(.add, title: strings["own.add"]), PageChip(.requests, title: strings["request.title"]),
            ]),
            .gap,
        ]
        if works.rows.isEmpty { blocks.append(.text(strings["own-works.empty"], .muted)) }
        blocks += works.rows.map { row in
            let work = row.work
            return .row(
                PageRow(
                    .work(work.id), title: "\(work.title[strings.language]) (\(work.year))",
                    remark: strings["work.kind.\(work.kind.rawValue)"],
                    detail: strings("work.progress", String(row.progress.dug), String(row.progress.all))))
        }
        if works.next != nil { blocks.append(.row(PageRow(.more, title: strings["own.more"]))) }
        return blocks
    }

    private func open(_ target: OwnWorksTarget) {
        switch target {
        case .add:
            if dependencies.authorizer.authorize(.open(route: "dig")) {
                actions.showForm(.ownWork(nil, answering: nil))
            }
        case .requests:
            if dependencies.authorizer.authorize(.open(route: "dig")) {
                actions.showForm(.requests(title: "", kind: .film))
            }
        case .work(let id): actions.showWork(id)
        case .more: readMore()
        }
    }
}
