import Domain
import FeatureKit
import Reactive

@MainActor
final class ReviewPageViewModel: ViewModel, Subscriber {
    struct Input: PageScreenInput {
        let opened = Signal<ReviewTarget>()
        let commanded = Signal<ReviewCommand>()
        let refresh = Signal<Void>()
    }

    typealias Output = StateOutput<ReviewPageState>

    let id: Identifier<Review>
    let editor: ReviewEditor
    let writer: MemberWriter
    let flow: Flow<WorksStep>
    let strings: Strings
    private let reader: ReviewPageReader
    private let page: PageLoader<ReviewPageContents, ReviewPageState>
    /// The uncovered spoilers: comments, and nil for the review itself.
    private let revealed = Observable<Set<Identifier<Comment>?>>([])
    let bag = SubscriptionBag()

    init(
        id: Identifier<Review>, reader: ReviewPageReader, editor: ReviewEditor, formatter: ReviewPageFormatter,
        writer: MemberWriter, flow: Flow<WorksStep>, strings: Strings
    ) {
        self.id = id
        self.reader = reader
        self.editor = editor
        self.writer = writer
        self.flow = flow
        self.strings = strings
        page = PageLoader(strings: strings, gone: strings["review.gone"]) { [revealed] in
            formatter.state($0, revealed: revealed.value)
        }
    }

    func transform(_ input: Input) -> Output {
        on(input.opened) { $0.open($1) }
        on(input.commanded) { $0.carryOut($1) }
        on(input.refresh) { $0.reload(isOpening: false) }
        reload(isOpening: true)
        return Output(state: page.state, messages: writer.messages.merging(page.messages))
    }

    var contents: ReviewPageContents? { page.contents }

    private func reload(isOpening: Bool) {
        let limit = max(ReviewPageReader.commentPage, contents?.comments.rows.count ?? 0)
        page.load { [reader, id] in
            try await reader.contents(of: id, isOpening: isOpening, commentLimit: limit)
        }
    }

    func readMore() {
        guard page.state.value.phase == .loaded, let contents, let mark = contents.comments.next else { return }
        page.load(as: .loadingMore) { [reader] in try await reader.more(of: contents, after: mark) }
    }

    func toggleReveal(_ comment: Identifier<Comment>?) {
        revealed.update { if $0.remove(comment) == nil { $0.insert(comment) } }
        if let contents { page.show(contents) }
    }
}

struct ReviewPageReader: Sendable {
    static let commentPage = 30

    let reviews: any ReviewRepository
    let viewer: @MainActor @Sendable () -> Viewer

    /// Opening the review counts as a view. Throws `NotFound` if there is no such review.
    func contents(of id: Identifier<Review>, isOpening: Bool, commentLimit: Int) async throws -> ReviewPageContents {
        let viewer = await viewer()
        if isOpening, let profile = viewer.profile { try await reviews.open(id, by: profile) }
        guard let review = try await reviews.review(id, for: viewer) else { throw NotFound(id: id.rawValue) }
        return ReviewPageContents(
            review: review, comments: try await comments(of: id, for: viewer, after: nil, limit: commentLimit))
    }

    func more(of contents: ReviewPageContents, after mark: ListMark) async throws -> ReviewPageContents {
        let page = try await comments(
            of: contents.review.id, for: await viewer(), after: mark, limit: Self.commentPage)
        var contents = contents
        contents.comments = Page(rows: contents.comments.rows + page.rows, next: page.next)
        return contents
    }

    private func comments(
        of id: Identifier<Review>, for viewer: Viewer, after mark: ListMark?, limit: Int
    ) async throws -> Page<Comment> {
        try await reviews.comments(of: id, hidesSpoilers: false, for: viewer, after: mark, limit: limit)
    }
}
