package import Domain
package import Navigation
package import Reactive
package import Terminal

/// A filter in a modal: kinds on the left, options of the selected kind on the right, the result count below.
@MainActor
package final class FilterModal<Model: FilterViewModel>: ViewModelScreen<Model>, Modal {
    private let loading: String
    private let close: (id: String, key: Character)
    private let canExclude: Bool
    private let makeMore: () -> [KeyAction]
    private var kinds = ListViewport()
    private var options = ListViewport()
    private lazy var find = FindBar(strings: strings)

    /// `close` is the action that closes the modal, and the key that opened it, which closes it too.
    package init(
        route: String, loading: String, close: (id: String, key: Character) = ("filter.close", "f"), canExclude: Bool,
        viewModel: Model, changes: Events<Void>, strings: Strings, more: @escaping () -> [KeyAction] = { [] }
    ) {
        self.loading = loading
        self.close = close
        self.canExclude = canExclude
        makeMore = more
        super.init(route: route, viewModel: viewModel, changes: changes, strings: strings)
    }

    package override var title: String { strings["filter.title"] }
    package override var loadingText: String { loading }
    /// No key reads the filter again.
    package override var retryText: String { "" }

    package override var actions: [KeyAction] {
        guard !find.isOpen else { return [] }
        return ticking + walking + finding + makeMore() + [
            key(close.id, title: "action.filter-close", [Key(.enter), .character(close.key)], hint: 1) {
                [weak self] _ in self?.host?.goBack()
            }
        ] + ListMovement.actions(strings, of: self, \.options) { $0.host?.setNeedsFrame() }
    }

    private var ticking: [KeyAction] {
        let toggle = optionKey("filter.toggle", "action.filter-toggle", [.character(" ")]) { $0.optionToggled }
        guard canExclude else { return [toggle] }
        return [
            toggle,
            optionKey("filter.exclude", "action.filter-exclude", [.character("-"), .character("!")]) {
                $0.optionExcluded
            },
        ]
    }

    private var walking: [KeyAction] {
        [
            key(
                "filter.next-kind", title: "action.filter-kind", [Key(.right), Key(.tab), .character("l")], hint: 1,
                shown: "← →"
            ) { [weak self] _ in self?.moveKind(by: 1) },
            key(
                "filter.previous-kind", title: "action.filter-kind-back",
                [Key(.left), Key(.backTab), .character("h")]
            ) { [weak self] _ in self?.moveKind(by: -1) },
            key(
                "filter.clear", title: "action.filter-clear", [.character("c"), .character("0")], hint: 2,
                isEnabled: state?.isClear == false
            ) { $0.cleared.send() },
        ]
    }

    private var finding: [KeyAction] {
        func walk(_ id: String, _ title: String, _ letters: [Character], forward: Bool) -> KeyAction {
            key(id, title: title, letters.map { .character($0) }, isEnabled: !find.query.value.isEmpty) {
                [weak self] _ in
                guard let self, let next = find.next(after: options.selected, forward: forward) else { return }
                options.select(next.row)
                host?.setNeedsFrame()
            }
        }
        return [
            key("filter.find", title: "action.find", [.character("/")], hint: 2) { [weak self] _ in
                guard let self else { return }
                find.open(from: options.selected)
                host?.setNeedsFrame()
            }, walk("filter.find-next", "action.find-next", ["n"], forward: true),
            walk("filter.find-previous", "action.find-previous", ["N", "p"], forward: false),
        ]
    }

    package override var isCapturingText: Bool { find.isOpen }

    package override func willBind(in host: any ScreenHost) {
        find.query.observe { [weak self] in self?.search(for: $0) }.store(in: bag)
    }

    private func search(for text: String) {
        let wanted = Folding.folded(text)
        let choices = group?.choices ?? []
        let rows =
            wanted.isEmpty
            ? []
            : choices.indices.filter { Folding.place(of: wanted, in: Folding.folded(choices[$0].title)) != nil }
        if let row = find.setMatches(Array(rows)) { options.select(row) }
        host?.setNeedsFrame()
    }

    private func optionKey(
        _ id: String, _ title: String, _ keys: [Key], send: @escaping (Model.Input) -> Signal<Model.Option>
    ) -> KeyAction {
        key(id, title: title, keys, hint: 1, isEnabled: selected != nil) { [weak self] input in
            if let selected = self?.selected { send(input).send(selected) }
        }
    }

    package override func apply(_ state: FilterState<Model.Option>) {
        kinds.setCount(state.groups.count)
        countOptions()
    }

    package func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        Size(width: min(72, available.width - 4), height: min(20, available.height))
    }

    package override func handle(_ event: InputEvent) -> Handled {
        switch find.handle(event) {
        case .ignored: break
        case .consumed:
            host?.setNeedsFrame()
            return .consumed
        case .nothingSought:
            host?.showToast(strings["find.nothing-sought"], kind: .done)
            return .consumed
        case .returnTo(let row):
            options.select(row)
            host?.setNeedsFrame()
            return .consumed
        }
        return ListMovement.handle(event, &options, in: host)
    }

    package override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state else { return }
        let (body, bottom) = rect.splitBottom(2)
        guard drawsContent(of: state.phase, into: &canvas, in: body, context: context) else { return }
        let (left, right) = body.splitLeft(Self.kindWidth)
        kinds.setHeight(left.height)
        options.setHeight(right.height)
        // The last list drawn owns the cursor; the options have the focus.
        ListView.draw(kinds, into: &canvas, in: left, context: context) { [weak self] row in
            self?.selectKind(row)
        } row: { canvas, index, area, isSelected in
            guard state.groups.indices.contains(index) else { return }
            FilterRowView.draw(
                state.groups[index], isSelected: isSelected, into: &canvas, in: area, context: context)
        }
        ListView.draw(options, into: &canvas, in: right, context: context) { [weak self] row in
            self?.click(row)
        } row: { canvas, index, area, isSelected in
            guard let group, group.choices.indices.contains(index) else { return }
            FilterRowView.draw(
                group.choices[index], isSelected: isSelected, into: &canvas, in: area, context: context)
        }
        let more = options.visible.upperBound < options.count ? "…" : ""
        canvas.put(more, x: right.x + 3, y: bottom.y, style: context.theme[.muted])
        canvas.put(state.summary, x: bottom.x + 3, y: bottom.maxY - 1, style: context.theme[.heading])
        if find.isShown {
            let line = Rect(x: right.x, y: bottom.y, width: right.width, height: 1)
            find.draw(into: &canvas, in: line, selected: options.selected, context: context)
        }
    }

    private static var kindWidth: Int { 24 }

    private var group: FilterState<Model.Option>.Group? {
        guard let groups = state?.groups, groups.indices.contains(kinds.selected) else { return nil }
        return groups[kinds.selected]
    }

    private var selected: Model.Option? {
        guard let group, group.choices.indices.contains(options.selected) else { return nil }
        return group.choices[options.selected].option
    }

    private func moveKind(by step: Int) {
        guard kinds.count > 0 else { return }
        selectKind((kinds.selected + step + kinds.count) % kinds.count)
    }

    private func selectKind(_ row: Int) {
        kinds.select(row)
        find.clear()
        countOptions()
        options.select(0)
        host?.setNeedsFrame()
    }

    private func countOptions() { options.setCount(group?.choices.count ?? 0) }

    private func click(_ row: Int) {
        options.select(row)
        if let selected { input.optionToggled.send(selected) }
    }
}

package struct FilterInput<Option: Hashable & Sendable>: ScreenInput {
    package let optionToggled = Signal<Option>()
    package let optionExcluded = Signal<Option>()
    package let cleared = Signal<Void>()
    package let refresh = Signal<Void>()

    package init() {}
}

@MainActor
package protocol FilterViewModel<Option>: ViewModel
where Input == FilterInput<Option>, Output == StateOutput<FilterState<Option>> {
    associatedtype Option: Hashable & Sendable
}
