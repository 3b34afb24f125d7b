internal import Domain
internal import FeatureKit
internal import Reactive

/// A review's page: the text or its cover, what others made of it, and its comments by page.
@MainActor
final class ReviewPageViewModel {
    struct Input {
        /// Something was opened or pressed.
        let opened: Events<ReviewTarget>
        /// Something shall be done with the review or a comment.
        let commands: Events<ReviewCommand>
    }

    struct Output {
        let state: ReadOnly<ReviewPageState>
        /// What was done.
        let done: Events<String>
        /// What could not be done.
        let failed: Events<String>
    }

    private static let commentPage = 30

    let id: Identifier<Review>
    let dependencies: WorksDIContainer.Dependencies
    let actions: ReviewPageActions
    let writer: WorksWriter
    private(set) var contents: ReviewPageContents?
    private let state = Observable(ReviewPageState())
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private var revealed: Set<Identifier<Comment>?> = []

    init(id: Identifier<Review>, dependencies: WorksDIContainer.Dependencies, actions: ReviewPageActions) {
        self.id = id
        self.dependencies = dependencies
        self.actions = actions
        writer = WorksWriter(
            authorizer: dependencies.authorizer, storeChanged: dependencies.storeChanged, strings: dependencies.strings,
            route: "review:\(id)")
    }

    func transform(_ input: Input) -> Output {
        input.opened.observe { [weak self] in self?.open($0) }.store(in: bag)
        input.commands.observe { [weak self] in self?.carryOut($0) }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in self?.reload() }.store(in: bag)
        reload(isFirst: true)
        return Output(state: state.readOnly, done: writer.done.events, failed: writer.failed.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await writer.settle()
        await reading.settle()
    }

    /// - Parameter isFirst: whether the review is being opened, which counts as a view.
    func reload(isFirst: Bool = false) {
        state.update { $0.phase = $0.phase.requesting }
        let reader = dependencies.reader()
        let limit = max(Self.commentPage, contents?.comments.rows.count ?? 0)
        reading.run { [reviews = dependencies.reviews, id] in
            if isFirst, let profile = reader.profile { try await reviews.open(id, by: profile) }
            guard let review = try await reviews.review(id, for: reader) else { throw NotFound(id: id.rawValue) }
            return ReviewPageContents(
                review: review,
                comments: try await reviews.comments(
                    of: id, hidesSpoilers: false, for: reader, after: nil, limit: limit))
        } completion: { [weak self] result in
            switch result {
            case .success(let contents): self?.show(contents)
            case .failure(let error): self?.fail(error)
            }
        }
    }

    /// Shows what spoils at the place in focus, or covers it again.
    func toggleReveal(_ comment: Identifier<Comment>?) {
        if revealed.remove(comment) == nil { revealed.insert(comment) }
        if let contents { show(contents) }
    }

    func readMore() {
        guard state.value.phase == .loaded, let mark = contents?.comments.next else { return }
        state.update { $0.phase = .loadingMore }
        let reader = dependencies.reader()
        reading.run { [reviews = dependencies.reviews, id] in
            try await reviews.comments(
                of: id, hidesSpoilers: false, for: reader, after: mark, limit: Self.commentPage)
        } completion: { [weak self] result in
            guard let self, var contents else { return }
            switch result {
            case .success(let page):
                contents.comments = Page(rows: contents.comments.rows + page.rows, next: page.next)
                show(contents)
            case .failure(let error): fail(error)
            }
        }
    }

    private func show(_ contents: ReviewPageContents) {
        self.contents = contents
        let formatter = ReviewPageFormatter(
            strings: dependencies.strings, moments: dependencies.moments, revealed: revealed)
        state.send(
            ReviewPageState(
                phase: .loaded,
                title: dependencies.strings(
                    "review.title-of", contents.review.character.name[dependencies.strings.language]),
                blocks: formatter.blocks(contents), isMine: contents.review.isMine,
                ownComments: Set(contents.comments.rows.filter(\.isMine).map(\.id))))
    }

    /// A page that is there stays; then only the wish to read it again has failed. A review that is gone leaves.
    private func fail(_ error: any Error) {
        guard !(error is NotFound) else {
            contents = nil
            return state.send(ReviewPageState(phase: .failed(dependencies.strings["review.gone"])))
        }
        let reason = WorksErrorText.describe(error, dependencies.strings)
        guard contents != nil else { return state.update { $0.phase = .failed(reason) } }
        state.update { $0.phase = .loaded }
        writer.failed.send(reason)
    }
}
