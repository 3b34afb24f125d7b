internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// A search in a box: type, walk with the arrows, Enter chooses.
@MainActor
final class FinderModal: Modal {
    let route: String
    private let strings: Strings
    private let viewModel: FinderViewModel
    private let choose: @MainActor (FinderRow) -> Void
    private let bag = SubscriptionBag()
    private let query = Observable("")
    private let rowSelected = Signal<Int>()
    private var output: FinderViewModel.Output?
    private var indicator: PhaseIndicator?
    private var field = TextField(limit: 60)
    private var viewport = ListViewport()
    private weak var host: (any ScreenHost)?

    /// - Parameter choose: gets what was chosen, once the box is closed.
    init(
        route: String, viewModel: FinderViewModel, strings: Strings, choose: @escaping @MainActor (FinderRow) -> Void
    ) {
        self.route = route
        self.viewModel = viewModel
        self.strings = strings
        self.choose = choose
    }

    var title: String { viewModel.source.title }
    var isCapturingText: Bool { true }

    var actions: [KeyAction] {
        [
            KeyAction(
                id: "finder.choose", title: strings["action.choose"], keys: [Key(.enter)], hint: 1,
                isEnabled: viewport.count > 0
            ) { [weak self] in self?.apply() },
            KeyAction(
                id: "finder.down", title: strings["action.walk"], keys: [Key(.down)], hint: 1, hintKeys: "↑ ↓"
            ) { [weak self] in self?.move { $0.move(by: 1) } },
        ]
    }

    func load(in host: any ScreenHost) {
        self.host = host
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            FinderViewModel.Input(query: query.readOnly, rowSelected: rowSelected.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.viewport.setCount(state.rows.count)
            indicator.show(state.phase)
        }.store(in: bag)
        output.chosen.observe { [weak host, choose] row in
            host?.goBack()
            choose(row)
        }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        Size(width: min(60, available.width - 6), height: min(16, available.height - 2))
    }

    func handle(_ event: InputEvent) -> Handled {
        switch event {
        case .key(Key(.up)), .key(.control("p")): viewport.move(by: -1)
        case .key(Key(.down)), .key(.control("n")): viewport.move(by: 1)
        case .key(Key(.pageUp)): viewport.page(by: -1)
        case .key(Key(.pageDown)): viewport.page(by: 1)
        case .key(Key(.enter)): apply()
        default:
            if ListMovement.wheel(event, &viewport) { break }
            switch field.handle(event) {
            case .changed:
                viewport.select(0)
                query.send(field.text)
            case .consumed: break
            case .ignored: return .ignored
            }
        }
        host?.setNeedsFrame()
        return .consumed
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        let (top, rest) = rect.splitTop(1)
        let list = rest.splitTop(1).rest
        viewport.setHeight(list.height)
        let isContent = indicator.draw(
            state.phase, loading: strings["add.loading"], empty: strings["finder.empty"], retry: "",
            into: &canvas, in: list, context: context)
        if isContent {
            ListView.draw(viewport, into: &canvas, in: list, context: context) { [weak self] row in
                self?.move { $0.select(row) }
                self?.apply()
            } row: { canvas, index, area, isSelected in
                guard state.rows.indices.contains(index) else { return }
                let row = state.rows[index]
                let width = canvas.metrics.width(of: row.detail)
                FoundText.draw(
                    row.name, query: query.value, into: &canvas, x: area.x, y: area.y,
                    style: context.theme[isSelected ? .selection : .text], limit: area.width - width - 2,
                    context: context)
                canvas.put(row.detail, x: area.maxX - width, y: area.y, style: context.theme[.muted])
            }
        }
        TextFieldView.draw(
            field, placeholder: viewModel.source.placeholder, isFocused: true, into: &canvas,
            in: top.inset(horizontal: 1), context: context)
    }

    private func move(_ change: (inout ListViewport) -> Void) {
        change(&viewport)
        host?.setNeedsFrame()
    }

    private func apply() {
        rowSelected.send(viewport.selected)
    }
}
