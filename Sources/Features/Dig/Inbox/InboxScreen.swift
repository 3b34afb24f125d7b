internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// What is new for the member.
@MainActor
final class InboxScreen: Screen {
    let route = "inbox"
    private let strings: Strings
    private let viewModel: InboxViewModel
    private let list: ListController
    private let bag = SubscriptionBag()
    private let readToggled = Signal<Int>()
    private let allReadRequested = Signal<Void>()
    private let clearRequested = Signal<Int>()
    private let clearAllRequested = Signal<Void>()
    private let kindsRequested = Signal<Void>()
    private var output: InboxViewModel.Output?
    private var indicator: PhaseIndicator?

    init(viewModel: InboxViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
        list = ListController(strings: strings)
    }

    var title: String { strings["inbox.title"] }

    var status: String {
        guard let unread = output?.state.value.unread, unread > 0 else { return "" }
        return strings("inbox.unread", String(unread))
    }

    var actions: [KeyAction] {
        let hasRows = output?.state.value.rows.isEmpty == false
        return [
            action("inbox.read", "action.inbox-read", [.character(" ")], hint: 1, hasRows) {
                $0.readToggled.send($0.list.selected)
            },
            action("inbox.all-read", "action.inbox-all-read", [.character("a")], hint: 2, hasRows) {
                $0.allReadRequested.send()
            },
            action("inbox.clear", "action.inbox-clear", [.character("x"), Key(.delete)], hint: 1, hasRows) {
                $0.clearRequested.send($0.list.selected)
            },
            action("inbox.clear-all", "action.inbox-clear-all", [.control("x")], hint: 3, hasRows) {
                $0.clearAllRequested.send()
            },
            action("inbox.kinds", "action.inbox-kinds", [.character("o")], hint: 2, true) { $0.kindsRequested.send() },
        ] + list.actions.filter { !$0.id.hasPrefix("list.find") }
    }

    private func action(
        _ id: String, _ title: String, _ keys: [Key], hint: Int?, _ isEnabled: Bool,
        _ perform: @escaping (InboxScreen) -> Void
    ) -> KeyAction {
        KeyAction(id: id, title: strings[title], keys: keys, hint: hint, isEnabled: isEnabled) { [weak self] in
            if let self { perform(self) }
        }
    }

    func load(in host: any ScreenHost) {
        list.load(in: host)
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            InboxViewModel.Input(
                visibleRows: list.visibleRows.events, rowSelected: list.rowSelected.events,
                readToggled: readToggled.events, allReadRequested: allReadRequested.events,
                clearRequested: clearRequested.events, clearAllRequested: clearAllRequested.events,
                kindsRequested: kindsRequested.events, refreshRequested: list.refresh.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.list.apply(count: state.rows.count, matches: [])
            indicator.show(state.phase)
        }.store(in: bag)
        output.done.observe { [weak host] in host?.showToast($0, kind: .done) }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled { list.handle(event) }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        list.render(into: &canvas, in: rect, context: context) { canvas, area in
            indicator.draw(
                state.phase, loading: strings["inbox.loading"], empty: strings["inbox.empty"],
                retry: strings["phase.retry"], into: &canvas, in: area, context: context)
        } row: { canvas, index, area, isSelected in
            guard state.rows.indices.contains(index) else { return }
            draw(state.rows[index], isSelected: isSelected, into: &canvas, in: area, context: context)
        }
    }

    private func draw(
        _ row: InboxRow, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        let theme = context.theme
        let sign = row.isRead ? " " : String(context.glyphs.disc)
        canvas.put(sign, x: rect.x, y: rect.y, style: theme[.accent])
        let width = canvas.metrics.width(of: row.detail)
        canvas.put(
            canvas.metrics.truncated(row.text, to: rect.width - width - 5), x: rect.x + 2, y: rect.y,
            style: theme[isSelected ? .selection : row.isRead ? .muted : .text])
        canvas.put(row.detail, x: rect.maxX - width - 1, y: rect.y, style: theme[.muted])
    }
}
