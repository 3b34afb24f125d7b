import Domain
import FeatureKit
import Reactive

@MainActor
final class HiddenViewModel: ViewModel, Subscriber {
    struct Input: PageScreenInput {
        let opened = Signal<HiddenTarget>()
        let showRequested = Signal<HiddenTarget>()
        let refresh = Signal<Void>()
    }

    typealias Output = StateOutput<PageState<HiddenTarget>>

    private let editor: ReviewEditor
    private let writer: MemberWriter
    private let flow: Flow<WorksStep>
    private let strings: Strings
    private let read: Pager<HiddenItem>.Read
    private let page: PageLoader<Page<HiddenItem>, PageState<HiddenTarget>>
    let bag = SubscriptionBag()

    init(
        editor: ReviewEditor, moments: TimestampText, writer: MemberWriter, flow: Flow<WorksStep>, strings: Strings,
        read: @escaping Pager<HiddenItem>.Read
    ) {
        self.editor = editor
        self.writer = writer
        self.flow = flow
        self.strings = strings
        self.read = read
        page = PageLoader(strings: strings) { items in
            var state = PageState<HiddenTarget>()
            state.blocks = Self.blocks(items, moments, strings)
            if items.rows.isEmpty { state.phase = .empty }
            return state
        }
    }

    func transform(_ input: Input) -> Output {
        on(input.opened) { $0.open($1) }
        on(input.showRequested) { $0.show($1) }
        on(input.refresh) { $0.page.reload($0.read) }
        page.reload(read)
        return Output(state: page.state, messages: writer.messages.merging(page.messages))
    }

    private static func blocks(
        _ items: Page<HiddenItem>, _ moments: TimestampText, _ strings: Strings
    ) -> [PageBlock<HiddenTarget>] {
        let rows = items.rows.map { item -> PageBlock<HiddenTarget> in
            let about = item.character.map { strings("hidden.about", $0[strings.language]) } ?? ""
            return .row(
                PageRow(
                    .item(item.target), title: strings(key(item.target), item.author.nickname), remark: about,
                    detail: moments.day(item.hiddenAt)))
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
        case .item(.review(let id)): flow.show(.destination(.review(id)))
        case .item: show(target)
        case .more: page.readMore(read)
        }
    }

    private func show(_ target: HiddenTarget) {
        guard case .item(let item) = target else { return }
        let text = strings["hidden.shown"]
        writer.write(.open(route: "dig/hidden")) { [editor] in
            try await editor.setHidden(false, item)
        } done: {
            $0 ? text : nil
        }
    }
}
