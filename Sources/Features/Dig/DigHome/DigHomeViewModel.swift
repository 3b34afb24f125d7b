internal import Domain
internal import FeatureKit
internal import Reactive

/// The root of the tab: ways to somebody to dig, and who is dug most.
@MainActor
final class DigHomeViewModel {
    struct Input {
        let opened: Events<DigHomeTarget>
        /// A character's own page was asked for.
        let pageRequested: Events<Identifier<WorkCharacter>>
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<DigHomeState>
    }

    private static let shown = 10

    private let dependencies: DigDIContainer.Dependencies
    private let actions: DigHomeActions
    private let state = Observable(DigHomeState())
    private let bag = SubscriptionBag()
    private let reading = LatestTask()

    init(dependencies: DigDIContainer.Dependencies, actions: DigHomeActions) {
        self.dependencies = dependencies
        self.actions = actions
    }

    func transform(_ input: Input) -> Output {
        input.opened.observe { [weak self] in self?.open($0) }.store(in: bag)
        input.pageRequested.observe { [weak self] in self?.actions.showPage($0) }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
        return Output(state: state.readOnly)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await reading.settle()
    }

    private func open(_ target: DigHomeTarget) {
        switch target {
        case .list(let list), .more(let list): actions.showList(list)
        case .search: actions.showSearch()
        case .inbox: actions.showInbox()
        case .ownWorks: actions.showOwnWorks()
        case .requests: actions.showRequests()
        case .hidden: actions.showHidden()
        case .character(let character): actions.showCharacter(character)
        }
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        let reader = dependencies.reader()
        let since = HotWindow.start(now: dependencies.clock.now(), localTime: dependencies.localTime)
        reading.run { [characters = dependencies.characters, inbox = dependencies.inbox, dependencies] in
            var rows: [CharacterSummary] = []
            var isHot = false
            // Who is dug most, else who is known best, else anybody, the same for a day.
            for order in [.hot(since: since), .popular, CharacterOrder.random(seed: UInt64(bitPattern: since))]
            where rows.isEmpty {
                rows = try await characters.characters(
                    in: order, kind: nil, isUndugOnly: false, for: reader, after: nil, limit: Self.shown
                ).rows
                isHot = order == .hot(since: since) && !rows.isEmpty
            }
            let unread = try await Self.unread(of: reader.profile, in: inbox)
            return (rows, isHot, unread, try await dependencies.memberCount())
        } completion: { [weak self] result in
            guard let self else { return }
            state.update { state in
                switch result {
                case .success(let (rows, isHot, unread, members)):
                    state.rows = rows.map { CharacterRow($0, self.dependencies.strings) }
                    state.isHot = isHot
                    state.unread = unread
                    state.members = members
                    state.phase = .loaded
                case .failure(let error):
                    state.phase = .failed(ErrorText.describe(error, self.dependencies.strings))
                }
            }
        }
    }

    private nonisolated static func unread(
        of profile: Identifier<Profile>?, in inbox: any InboxRepository
    ) async throws -> String {
        guard let profile else { return "" }
        let count = try await inbox.unreadCount(of: profile)
        return count.value == 0 ? "" : count.isCapped ? "\(count.value)+" : String(count.value)
    }
}
