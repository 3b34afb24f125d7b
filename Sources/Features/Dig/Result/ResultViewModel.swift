internal import Domain
internal import FeatureKit
internal import Reactive

/// What everybody says of a character, once the reader may know.
@MainActor
final class ResultViewModel {
    struct Input {
        let opened: Events<ResultTarget>
        /// Vote again.
        let againRequested: Events<Void>
        /// All sixteen types in a box.
        let allRequested: Events<Void>
        /// The character before (-1) or after (+1) in the cast.
        let neighbourRequested: Events<Int>
        /// Lift the mask, or lay it on again.
        let revealToggled: Events<Void>
        let reviewRequested: Events<Void>
        let pageRequested: Events<Void>
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<ResultState>
        /// What could not be done.
        let failed: Events<String>
    }

    private let id: Identifier<WorkCharacter>
    private let dependencies: DigDIContainer.Dependencies
    private let actions: ResultActions
    private let state = Observable(ResultState())
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let writing = LatestTask()

    init(id: Identifier<WorkCharacter>, dependencies: DigDIContainer.Dependencies, actions: ResultActions) {
        self.id = id
        self.dependencies = dependencies
        self.actions = actions
    }

    func transform(_ input: Input) -> Output {
        input.opened.observe { [weak self] in self?.open($0) }.store(in: bag)
        input.againRequested.observe { [weak self] in
            guard let self else { return }
            actions.voteAgain(id)
        }.store(in: bag)
        input.allRequested.observe { [weak self] in
            guard let self, let open = state.value.content?.open else { return }
            actions.showTable(open.allTypes)
        }.store(in: bag)
        input.neighbourRequested.observe { [weak self] step in
            guard let self, let neighbours = state.value.content?.neighbours, neighbours.count == 2 else { return }
            actions.showOther(neighbours[step < 0 ? 0 : 1])
        }.store(in: bag)
        input.revealToggled.observe { [weak self] in self?.toggleReveal() }.store(in: bag)
        input.reviewRequested.observe { [weak self] in
            guard let self else { return }
            actions.writeReview(id)
        }.store(in: bag)
        input.pageRequested.observe { [weak self] in
            guard let self else { return }
            actions.showPage(id)
        }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
        return Output(state: state.readOnly, failed: failed.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await writing.settle()
        await reading.settle()
    }

    private func open(_ target: ResultTarget) {
        guard let content = state.value.content else { return }
        switch target {
        case .byVoter: if let open = content.open { actions.showTable(open.byVoter) }
        case .overTime: if let open = content.open { actions.showTable(open.overTime) }
        case .other(let character): actions.openOther(character)
        case .work: actions.showWork(content.workID)
        }
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        let (reader, type) = (dependencies.reader(), dependencies.member()?.type)
        reading.run { [id, dependencies] in
            try await ResultReading(
                id, for: reader, characters: dependencies.characters, works: dependencies.works,
                votes: dependencies.votes, people: try await dependencies.memberCount())
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let reading):
                let content = ResultFormatter(strings: dependencies.strings, readerType: type).content(of: reading)
                state.update {
                    $0.content = content
                    $0.phase = .loaded
                }
            case .failure(let error):
                fail(ErrorText.describe(error, dependencies.strings))
            }
        }
    }

    /// A result that is there stays; then only the wish to read it again has failed.
    private func fail(_ reason: String) {
        let hasContent = state.value.content != nil
        state.update { $0.phase = hasContent ? .loaded : .failed(reason) }
        if hasContent { failed.send(reason) }
    }

    private func toggleReveal() {
        guard let content = state.value.content, content.open?.isMine != true else { return }
        guard dependencies.authorizer.authorize(.open(route: "result:\(id)")), let member = dependencies.member() else {
            return
        }
        let isMasked = content.open == nil
        writing.run { [id, characters = dependencies.characters] in
            if isMasked {
                try await characters.reveal(id, for: member.id)
            } else {
                try await characters.conceal(id, for: member.id)
            }
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success: dependencies.storeChanged.send()
            case .failure(let error): failed.send(ErrorText.describe(error, dependencies.strings))
            }
        }
    }
}
