import Domain
import FeatureKit
import Reactive

@MainActor
final class CharacterPageViewModel: ViewModel, Subscriber {
    struct Input: PageScreenInput {
        let opened = Signal<CharacterTarget>()
        let focusMoved = Signal<CharacterTarget>()
        /// Shows the type without a dig, or hides it again.
        let revealToggled = Signal<Void>()
        let orderCycled = Signal<Void>()
        let likeToggled = Signal<CharacterTarget>()
        let refresh = Signal<Void>()
    }

    typealias Output = StateOutput<CharacterPageState>

    private let id: Identifier<WorkCharacter>
    private let reader: CharacterPageReader
    private let editor: CharacterEditor
    private let reviews: ReviewEditor
    private let writer: MemberWriter
    private let flow: Flow<WorksStep>
    private let page: PageLoader<CharacterPageContents, CharacterPageState>
    let bag = SubscriptionBag()
    private var order = ReviewOrder.newest

    init(
        id: Identifier<WorkCharacter>, reader: CharacterPageReader, editor: CharacterEditor, reviews: ReviewEditor,
        formatter: CharacterPageFormatter, writer: MemberWriter, flow: Flow<WorksStep>, strings: Strings
    ) {
        self.id = id
        self.reader = reader
        self.editor = editor
        self.reviews = reviews
        self.writer = writer
        self.flow = flow
        page = PageLoader(
            strings: strings, gone: ErrorText.describe(NotFound(id: id.rawValue), strings), format: formatter.state)
    }

    func transform(_ input: Input) -> Output {
        on(input.opened) { $0.open($1) }
        input.focusMoved.observe { [weak self] in if $0 == .more { self?.readMore() } }.store(in: bag)
        on(input.revealToggled) { $0.toggleReveal() }
        on(input.orderCycled) { $0.cycleOrder() }
        on(input.likeToggled) { $0.toggleLike($1) }
        on(input.refresh) { $0.reload() }
        reload()
        // Opening a character, from anywhere, makes it recent.
        writer.keep { [editor, id] in
            try await editor.remember(id)
        }
        return Output(state: page.state, messages: writer.messages.merging(page.messages))
    }

    private var intent: MemberIntent { .open(route: WorksDestination.character(id).route) }

    private func reload() {
        let limit = max(CharacterPageReader.reviewPage, page.contents?.reviews.rows.count ?? 0)
        page.load { [reader, id, order] in
            try await reader.contents(of: id, by: order, reviewLimit: limit)
        }
    }

    private func open(_ target: CharacterTarget) {
        guard let contents = page.contents else { return }
        switch target {
        case .work: flow.show(.destination(.work(contents.character.work.id)))
        case .dig: flow.open(.dig(id))
        case .result: flow.open(.result(id))
        case .write: if writer.isAuthorized(intent) { flow.show(.writing(.review(of: id))) }
        case .order(let order): apply(order)
        case .review(let review): flow.show(.destination(.review(review)))
        case .more: readMore()
        case .hidden: flow.show(.destination(.hidden))
        case .other(let other): flow.show(.destination(.character(other)))
        }
    }

    private func readMore() {
        guard page.state.value.phase == .loaded, let contents = page.contents, let mark = contents.reviews.next else {
            return
        }
        page.load(as: .loadingMore) { [reader] in try await reader.more(of: contents, after: mark) }
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
        guard case .review(let id) = target,
            let review = page.contents?.reviews.rows.first(where: { $0.id == id })
        else { return }
        writer.write(intent) { [reviews] in
            try await reviews.setLiked(!review.isLiked, id)
        } done: { _ in
            nil
        }
    }

    private func toggleReveal() {
        guard let character = page.contents?.character, !character.isDug else { return }
        writer.write(intent) { [editor] in
            try await editor.setRevealed(character.visibility.isMasked, character.id)
        } done: { _ in
            nil
        }
    }
}

@MainActor
struct CharacterEditor {
    let characters: any CharacterRepository
    let search: any SearchRepository
    let viewer: @MainActor @Sendable () -> Viewer
    let member: @MainActor @Sendable () -> Author
    let clock: any WallClock

    /// Adds the character to the recent ones, except for a guest.
    func remember(_ character: Identifier<WorkCharacter>) async throws {
        guard let profile = viewer().profile else { return }
        try await search.remember(character: character, of: profile, at: clock.now())
    }

    /// Shows a type without a dig, or hides it again. Returns whether anything changed.
    func setRevealed(_ isRevealed: Bool, _ character: Identifier<WorkCharacter>) async throws -> Bool {
        guard isRevealed else { return try await characters.conceal(character, for: member().id) }
        try await characters.reveal(character, for: member().id)
        return true
    }
}
