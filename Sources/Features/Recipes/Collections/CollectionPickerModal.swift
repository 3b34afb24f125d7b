internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The collections in a box, ticked where they hold the drink.
@MainActor
final class CollectionPickerModal: Modal {
    let route = "collection/pick"
    private let strings: Strings
    private let viewModel: CollectionPickerViewModel
    private let bag = SubscriptionBag()
    private let rowToggled = Signal<Int>()
    private let newRequested = Signal<Void>()
    private var output: CollectionPickerViewModel.Output?
    private var indicator: PhaseIndicator?
    private var viewport = ListViewport()
    private weak var host: (any ScreenHost)?

    init(viewModel: CollectionPickerViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
    }

    var title: String {
        strings("collection.pick-title", output?.state.value.name ?? "")
    }

    var actions: [KeyAction] {
        [
            KeyAction(
                id: "form.tick", title: strings["action.form.tick"], keys: [.character(" "), Key(.enter)], hint: 1,
                isEnabled: viewport.count > 0
            ) { [weak self] in self.map { $0.rowToggled.send($0.viewport.selected) } },
            KeyAction(
                id: "collection.new", title: strings["action.collection-new"], keys: [.character("a")], hint: 1
            ) { [weak self] in self?.newRequested.send() },
        ]
            + ListMovement.actions(strings) { [weak self] move in
                guard let self else { return }
                move(&viewport)
                host?.setNeedsFrame()
            }
    }

    func load(in host: any ScreenHost) {
        self.host = host
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            CollectionPickerViewModel.Input(rowToggled: rowToggled.events, newRequested: newRequested.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.viewport.setCount(state.rows.count)
            indicator.show(state.phase)
        }.store(in: bag)
        output.done.observe { [weak host] in host?.showToast($0, kind: .done) }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        Size(width: min(56, available.width - 4), height: min(max(viewport.count, 3), available.height - 2))
    }

    func handle(_ event: InputEvent) -> Handled {
        guard ListMovement.wheel(event, &viewport) else { return .ignored }
        host?.setNeedsFrame()
        return .consumed
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        viewport.setHeight(rect.height)
        let isContent = indicator.draw(
            state.phase, loading: strings["drinks.loading"], empty: "", retry: "", into: &canvas, in: rect,
            context: context)
        guard isContent else { return }
        if state.rows.isEmpty {
            TextBlock.draw(
                strings["collection.pick-empty"], into: &canvas, in: rect.inset(horizontal: 2),
                style: context.theme[.muted])
        }
        ListView.draw(viewport, into: &canvas, in: rect, context: context) { [weak self] index in
            self?.viewport.select(index)
            self?.rowToggled.send(index)
        } row: { canvas, index, area, isSelected in
            guard state.rows.indices.contains(index) else { return }
            let row = state.rows[index]
            let mark = row.isIn ? String(context.glyphs.check) : " "
            canvas.put("[\(mark)]", x: area.x, y: area.y, style: context.theme[row.isIn ? .good : .muted])
            canvas.put(
                canvas.metrics.truncated(row.name, to: area.width - 5), x: area.x + 5, y: area.y,
                style: context.theme[isSelected ? .selection : .text])
        }
    }
}
