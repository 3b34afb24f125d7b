package import Domain
package import Navigation
package import Reactive
package import Terminal

@MainActor
package final class RowListScreen<Target: Hashable & Sendable>: ListScreen<RowListViewModel<Target>> {
    /// The texts of the screen, evaluated on every drawing.
    package struct Texts {
        let title: () -> String
        let loading: String
        let empty: () -> String

        /// `empty` explains why the list is empty and what to do.
        package init(
            title: @autoclosure @escaping () -> String, loading: String,
            empty: @autoclosure @escaping () -> String
        ) {
            self.title = title
            self.loading = loading
            self.empty = empty
        }
    }

    private let texts: Texts
    private let makeActions: () -> [KeyAction]

    /// `place` returns the place whose page is shown beside the list; nil for a row without a page.
    package init(
        route: String, texts: Texts, viewModel: RowListViewModel<Target>, changes: Events<Void> = .never,
        glances: Glances? = nil, place: @escaping (Target) -> Place? = { _ in nil }, strings: Strings,
        actions: @escaping () -> [KeyAction] = { [] }
    ) {
        self.texts = texts
        makeActions = actions
        super.init(route: route, viewModel: viewModel, changes: changes, strings: strings)
        if let glances { show(glances) { place($0.target) } }
    }

    package override var title: String { texts.title() }
    /// While a search is kept, `n` moves between its matches; otherwise the list may use it.
    package override var actions: [KeyAction] {
        let own = makeActions()
        guard !list.isCapturingText, !own.isEmpty else { return list.actions }
        let walk: Set<String> = ["list.find-next", "list.find-previous"]
        if list.query.value.isEmpty {
            return joined(startActions, with: list.actions.filter { !walk.contains($0.id) }) + own
        }
        let taken = Set(list.actions.filter { walk.contains($0.id) }.flatMap(\.keys))
        return list.actions + own.filter { taken.isDisjoint(with: $0.keys) }
    }

    package override var emptyAction: KeyAction? { makeActions().first(where: \.isEnabled) }
    package override var loadingText: String { texts.loading }
    package override var emptyText: String { texts.empty() }

    package override func drawRow(
        _ row: PageRow<Target>, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        PageRowLineView.draw(
            row, query: list.query.value, isSelected: isSelected, into: &canvas, in: rect, context: context)
    }
}

@MainActor
package final class RowListViewModel<Target: Hashable & Sendable>: ViewModel {
    package typealias Input = PlainListInput
    package typealias Output = StateOutput<ListState<PageRow<Target>>>

    private let content: ListContent<PageRow<Target>>
    private let others: Events<Void>
    private let open: (Target) -> Void
    private let bag = SubscriptionBag()

    package init(
        others: Events<Void> = .never, strings: Strings,
        read: @escaping Pager<PageRow<Target>>.Read, open: @escaping (Target) -> Void
    ) {
        content = ListContent(strings: strings, texts: { [$0.title, $0.remark] }, read: read)
        self.others = others
        self.open = open
    }

    package func transform(_ input: Input) -> Output {
        content.bind(input.list, others: others, in: bag) { [open] in open($0.target) }
        return Output(state: content.state)
    }
}
