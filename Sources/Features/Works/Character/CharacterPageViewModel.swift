internal import Domain
internal import FeatureKit
internal import Reactive

/// A character's page: what is known of its type, the others of its work, and its reviews by page.
@MainActor
final class CharacterPageViewModel {
    struct Input {
        /// Something was opened or pressed.
        let opened: Events<CharacterTarget>
        /// The focus came to something.
        let focusMoved: Events<CharacterTarget>
        /// Its type shall be shown although it was not dug, or hidden again.
        let revealToggled: Events<Void>
        /// The next order of the reviews.
        let orderCycled: Events<Void>
        /// A review shall be liked, or no longer.
        let likeToggled: Events<CharacterTarget>
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<CharacterPageState>
        /// What was done.
        let done: Events<String>
        /// What could not be done.
        let failed: Events<String>
    }

    private let id: Identifier<WorkCharacter>
    private let dependencies: WorksDIContainer.Dependencies
    private let actions: CharacterPageActions
    private let reader: CharacterPageReader
    private let state = Observable(CharacterPageState())
    private let writer: WorksWriter
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let noting = LatestTask()
    private var order = ReviewOrder.newest
    private var contents: CharacterPageContents?

    init(
        id: Identifier<WorkCharacter>, dependencies: WorksDIContainer.Dependencies, actions: CharacterPageActions
    ) {
        self.id = id
        self.dependencies = dependencies
        self.actions = actions
        reader = CharacterPageReader(
            works: dependencies.works, characters: dependencies.characters, reviews: dependencies.reviews)
        writer = WorksWriter(
            authorizer: dependencies.authorizer, storeChanged: dependencies.storeChanged, strings: dependencies.strings,
            route: "character:\(id)")
    }

    func transform(_ input: Input) -> Output {
        input.opened.observe { [weak self] in self?.open($0) }.store(in: bag)
        input.focusMoved.observe { [weak self] in if $0 == .more { self?.readMore() } }.store(in: bag)
        input.revealToggled.observe { [weak self] in self?.toggleReveal() }.store(in: bag)
        input.orderCycled.observe { [weak self] in self?.cycleOrder() }.store(in: bag)
        input.likeToggled.observe { [weak self] in self?.toggleLike($0) }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
        noteAsSeen()
        return Output(state: state.readOnly, done: writer.done.events, failed: writer.failed.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await writer.settle()
        await noting.settle()
        await reading.settle()
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        let looker = dependencies.reader()
        let limit = max(CharacterPageReader.reviewPage, contents?.reviews.rows.count ?? 0)
        reading.run { [reader, id, order] in
            try await reader.contents(of: id, by: order, for: looker, reviewLimit: limit)
        } completion: { [weak self] result in
            switch result {
            case .success(let contents): self?.show(contents)
            case .failure(let error): self?.fail(error)
            }
        }
    }

    /// Opening a character, from anywhere, makes it a recent one.
    private func noteAsSeen() {
        guard let profile = dependencies.reader().profile else { return }
        noting.run { [search = dependencies.search, id, now = dependencies.clock.now()] in
            try await search.remember(character: id, of: profile, at: now)
        } completion: { _ in
        }
    }

    private func show(_ contents: CharacterPageContents) {
        self.contents = contents
        let formatter = CharacterPageFormatter(strings: dependencies.strings, moments: dependencies.moments)
        state.send(
            CharacterPageState(
                phase: .loaded, title: contents.character.name[dependencies.strings.language],
                votes: dependencies.strings.counted("character.votes", contents.character.votes),
                blocks: formatter.blocks(contents, order: order), isDug: contents.character.isDug))
    }

    /// A page that is there stays; then only the wish to read it again has failed. A character that is gone leaves.
    private func fail(_ error: any Error) {
        let reason = WorksErrorText.describe(error, dependencies.strings)
        guard !(error is NotFound) else {
            contents = nil
            return state.send(CharacterPageState(phase: .failed(reason)))
        }
        let hasContent = contents != nil
        state.update { $0.phase = hasContent ? .loaded : .failed(reason) }
        if hasContent { writer.failed.send(reason) }
    }

    private func open(_ target: CharacterTarget) {
        guard let contents else { return }
        switch target {
        case .work: actions.showWork(contents.character.work.id)
        case .dig: actions.showDig(id)
        case .result: actions.showResult(id)
        case .write:
            if writer.isAuthorized { actions.showForm(.writing(.review(of: id))) }
        case .order(let order): apply(order)
        case .review(let review): actions.showReview(review)
        case .more: readMore()
        case .hidden: actions.showHidden()
        case .other(let other): actions.showCharacter(other)
        }
    }

    private func readMore() {
        guard state.value.phase == .loaded, let mark = contents?.reviews.next else { return }
        state.update { $0.phase = .loadingMore }
        let looker = dependencies.reader()
        reading.run { [reader, id, order] in
            try await reader.more(of: id, by: order, for: looker, after: mark)
        } completion: { [weak self] result in
            guard let self, var contents else { return }
            switch result {
            case .success(let page):
                contents.reviews = Page(rows: contents.reviews.rows + page.rows, next: page.next)
                show(contents)
            case .failure(let error): fail(error)
            }
        }
    }

    private func cycleOrder() {
        let all = ReviewOrder.allCases
        apply(all[((all.firstIndex(of: order) ?? 0) + 1) % all.count])
    }

    private func apply(_ order: ReviewOrder) {
        guard order != self.order else { return }
        self.order = order
        reload()
    }

    private func toggleLike(_ target: CharacterTarget) {
        guard case .review(let id) = target, let review = contents?.reviews.rows.first(where: { $0.id == id }) else {
            return
        }
        let (profile, now) = (dependencies.member().id, dependencies.clock.now())
        writer.write(done: nil) { [reviews = dependencies.reviews] in
            try await reviews.setLiked(!review.isLiked, id, by: profile, at: now)
        }
    }

    private func toggleReveal() {
        guard let character = contents?.character, !character.isDug else { return }
        let profile = dependencies.member().id
        writer.write(done: nil) { [characters = dependencies.characters, id] in
            if character.visibility.isMasked {
                try await characters.reveal(id, for: profile)
                return true
            }
            return try await characters.conceal(id, for: profile)
        }
    }
}
