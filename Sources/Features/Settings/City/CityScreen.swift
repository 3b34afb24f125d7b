internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// A search field over the bundled cities; Enter makes the selected one the home city.
@MainActor
final class CityScreen: Screen {
    let route = SettingsPage.city.route
    private let strings: Strings
    private let viewModel: CityViewModel
    private let bag = SubscriptionBag()
    private let query = Observable("")
    private let rowSelected = Signal<Int>()
    private let refresh = Signal<Void>()
    private var output: CityViewModel.Output?
    private var indicator: PhaseIndicator?
    private var field = TextField(limit: 60)
    private var viewport = ListViewport()
    private weak var host: (any ScreenHost)?

    init(viewModel: CityViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
    }

    var title: String { strings["settings.city"] }
    var status: String { output?.state.value.status ?? "" }
    /// Where nothing could be read there is nothing to look for, and `r` tries again.
    var isCapturingText: Bool { !isFailed }

    private var isFailed: Bool {
        if case .failed = output?.state.value.phase { true } else { false }
    }

    var actions: [KeyAction] {
        [
            KeyAction(
                id: "list.open", title: strings["action.choose"], keys: [Key(.enter)], hint: 1,
                isEnabled: viewport.count > 0
            ) { [weak self] in self?.choose() },
            KeyAction(
                id: "list.down", title: strings["action.list.down"], keys: [Key(.down), .control("n")], hint: 1,
                hintKeys: "↑ ↓"
            ) { [weak self] in self?.move { $0.move(by: 1) } },
            KeyAction(id: "list.up", title: strings["action.list.up"], keys: [Key(.up), .control("p")]) {
                [weak self] in self?.move { $0.move(by: -1) }
            },
            KeyAction(id: "list.page-down", title: strings["action.list.page-down"], keys: [Key(.pageDown)]) {
                [weak self] in self?.move { $0.page(by: 1) }
            },
            KeyAction(id: "list.page-up", title: strings["action.list.page-up"], keys: [Key(.pageUp)]) {
                [weak self] in self?.move { $0.page(by: -1) }
            },
            KeyAction(
                id: "screen.refresh", title: strings["action.refresh"], keys: [.character("r")], isEnabled: isFailed
            ) { [weak self] in self?.refresh.send() },
        ]
    }

    func load(in host: any ScreenHost) {
        self.host = host
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            CityViewModel.Input(
                query: query.readOnly, rowSelected: rowSelected.events, refreshRequested: refresh.events))
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

    func handle(_ event: InputEvent) -> Handled {
        if isFailed { return .ignored }
        if ListMovement.wheel(event, &viewport) {
            host?.setNeedsFrame()
            return .consumed
        }
        switch field.handle(event) {
        case .changed:
            viewport.select(0)
            query.send(field.text)
        case .consumed: break
        case .ignored: return .ignored
        }
        host?.setNeedsFrame()
        return .consumed
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value else { return }
        let (top, rest) = rect.splitTop(1)
        let list = rest.splitTop(1).rest
        viewport.setHeight(list.height)
        let isContent = indicator?.draw(
            state.phase, loading: strings["settings.loading"], empty: strings["city.empty"],
            retry: strings["phase.retry"], into: &canvas, in: list, context: context)
        if isContent == true {
            ListView.draw(viewport, into: &canvas, in: list, context: context) { [weak self] in
                self?.click($0)
            } row: { canvas, index, area, isSelected in
                guard state.rows.indices.contains(index) else { return }
                draw(state.rows[index], isSelected: isSelected, into: &canvas, in: area, context: context)
            }
        }
        guard !isFailed else { return }
        // Last, so that the hardware cursor stands in the field.
        TextFieldView.draw(
            field, placeholder: strings["city.placeholder"], isFocused: true, into: &canvas,
            in: Rect(x: top.x + 3, y: top.y, width: min(48, top.width - 6), height: 1), context: context)
    }

    private func draw(
        _ row: CityState.Row, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        let theme = context.theme
        canvas.put(
            String(row.isHome ? context.glyphs.disc : context.glyphs.circle), x: rect.x, y: rect.y,
            style: theme[row.isHome ? .good : .muted])
        let country = rect.x + rect.width * 3 / 5
        let end = FoundText.draw(
            row.name, query: query.value, into: &canvas, x: rect.x + 2, y: rect.y,
            style: theme[isSelected ? .selection : .text], limit: country - rect.x - 4, context: context)
        let room = country - end - 4
        if room >= 6, !context.isASCII {
            FoundText.draw(
                row.otherName, query: query.value, into: &canvas, x: end + 2, y: rect.y, style: theme[.muted],
                limit: room, context: context)
        }
        canvas.put(
            canvas.metrics.truncated(row.country, to: rect.maxX - country), x: country, y: rect.y,
            style: theme[.muted])
    }

    private func move(_ change: (inout ListViewport) -> Void) {
        change(&viewport)
        host?.setNeedsFrame()
    }

    private func click(_ row: Int) {
        if row == viewport.selected { choose() } else { move { $0.select(row) } }
    }

    private func choose() {
        rowSelected.send(viewport.selected)
    }
}
