internal import Domain
internal import FeatureKit
internal import Reactive

/// A member's momentum, mine or another's: always as the store has it now.
@MainActor
final class MomentumViewModel {
    struct Input {
        let opened: Events<MomentumTarget>
        let exportRequested: Events<Void>
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<MomentumState>
        /// What could not be done.
        let failed: Events<String>
    }

    private let member: Identifier<Profile>?
    private let dependencies: MomentumDIContainer.Dependencies
    private let actions: MomentumActions
    private let state = Observable(MomentumState())
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()

    init(
        member: Identifier<Profile>?, dependencies: MomentumDIContainer.Dependencies, actions: MomentumActions
    ) {
        self.member = member
        self.dependencies = dependencies
        self.actions = actions
    }

    func transform(_ input: Input) -> Output {
        input.opened.observe { [weak self] target in
            guard let self else { return }
            Self.open(target, actions)
        }.store(in: bag)
        input.exportRequested.observe { [weak self] in self?.actions.export() }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
        return Output(state: state.readOnly, failed: failed.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await reading.settle()
    }

    static func open(_ target: MomentumTarget, _ actions: MomentumActions) {
        switch target {
        case .work(let id, _): actions.showWork(id)
        case .character(let id): actions.showCharacter(id)
        case .review(let id, _): actions.showReview(id)
        case .list(let list): actions.showList(list)
        case .calendar: actions.showCalendar()
        case .made: actions.showMade()
        case .comparison: actions.showComparison()
        case .profile: actions.editProfile()
        case .dig: actions.dig()
        case .search: actions.search()
        }
    }

    private func reload() {
        guard let id = member ?? dependencies.member()?.id else {
            // A guest collects nothing.
            state.update {
                $0.blocks = [.gap, .text(dependencies.strings["momentum.guest"])]
                $0.phase = .loaded
            }
            return
        }
        state.update { $0.phase = $0.phase.requesting }
        let (now, reader) = (dependencies.clock.now(), dependencies.reader())
        let isMine = id == dependencies.member()?.id
        let readers = MomentumList.allCases.map { list in
            MomentumListReader(
                list: list, member: id, isMine: isMine, momentum: dependencies.momentum, votes: dependencies.votes,
                marks: dependencies.marks, reader: reader, now: now, localTime: dependencies.localTime,
                strings: dependencies.strings)
        }
        reading.run { [dependencies] in
            try await Self.read(id, isMine: isMine, readers, now: now, dependencies)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let reading):
                let blocks = MomentumFormatter(strings: dependencies.strings).blocks(of: reading)
                state.update {
                    $0.nickname = reading.member.nickname
                    $0.blocks = blocks
                    $0.phase = .loaded
                }
            case .failure(let error):
                fail(error)
            }
        }
    }

    private nonisolated static func read(
        _ id: Identifier<Profile>, isMine: Bool, _ readers: [MomentumListReader], now: Int64,
        _ dependencies: MomentumDIContainer.Dependencies
    ) async throws -> MomentumReading {
        let momentum = dependencies.momentum
        guard let member = try await momentum.member(id) else { throw NotFound(id: id.rawValue) }
        var lists: [MomentumList: [PageRow<MomentumTarget>]] = [:]
        for reader in readers where reader.list != .votes && (isMine || reader.list.isShared) {
            lists[reader.list] = try await reader.rows(after: nil, limit: MomentumReading.shown).rows
        }
        var agreement: CrowdAgreement?
        var calendar: ActivityCalendar?
        if isMine {
            agreement = try await momentum.agreement(of: id)
            let start = ActivityCalendar.start(now: now, localTime: dependencies.localTime)
            calendar = ActivityCalendar(
                try await momentum.activity(of: id, since: start), now: now, localTime: dependencies.localTime)
        }
        return MomentumReading(
            member: member, introduction: try await dependencies.introduction(id), isMine: isMine,
            counts: try await momentum.counts(of: id), lists: lists, agreement: agreement, calendar: calendar)
    }

    /// What is there stays; then only the wish to read it again has failed. A member who left takes the page along.
    private func fail(_ error: any Error) {
        guard !(error is NotFound) else {
            return state.send(MomentumState(phase: .failed(dependencies.strings["momentum.gone"])))
        }
        let reason = ErrorText.describe(error, dependencies.strings)
        let hasContent = !state.value.blocks.isEmpty
        state.update { $0.phase = hasContent ? .loaded : .failed(reason) }
        if hasContent { failed.send(reason) }
    }
}
