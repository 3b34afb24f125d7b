internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// A search field over the bundled cities; Enter makes the selected one the home city.
@MainActor
final class CityScreen: ViewModelScreen<CityViewModel> {
    private var field = TextField(limit: 60)
    private var viewport = ListViewport()

    init(viewModel: CityViewModel, changes: Events<Void>, strings: Strings) {
        super.init(route: SettingsPage.city.route, viewModel: viewModel, changes: changes, strings: strings)
    }

    override var title: String { strings["settings.city"] }
    override var status: String { state?.status ?? "" }
    override var loadingText: String { strings["settings.loading"] }
    override var emptyText: String { strings["city.empty"] }
    /// Where nothing could be read there is nothing to look for, and `r` tries again.
    override var isCapturingText: Bool { !isFailed }

    private var isFailed: Bool {
        if case .failed = state?.phase { true } else { false }
    }

    override var actions: [KeyAction] {
        [
            key("list.open", title: "action.choose", [Key(.enter)], hint: 1, isEnabled: viewport.count > 0) {
                [weak self] _ in self?.choose()
            },
            key("list.down", title: "action.walk", [Key(.down), .control("n")], hint: 1, shown: "↑ ↓") {
                [weak self] _ in self?.move { $0.move(by: 1) }
            },
            key("list.up", [Key(.up), .control("p")]) { [weak self] _ in self?.move { $0.move(by: -1) } },
            key("list.page-down", [Key(.pageDown)]) { [weak self] _ in self?.move { $0.page(by: 1) } },
            key("list.page-up", [Key(.pageUp)]) { [weak self] _ in self?.move { $0.page(by: -1) } },
            key("screen.refresh", title: "action.refresh", [.character("r")], isEnabled: isFailed) {
                $0.refresh.send()
            },
        ]
    }

    override func apply(_ state: CityState) {
        viewport.setCount(state.rows.count)
    }

    override func handle(_ event: InputEvent) -> Handled {
        if isFailed { return .ignored }
        if ListMovement.wheel(event, &viewport) {
            host?.setNeedsFrame()
            return .consumed
        }
        switch field.handle(event) {
        case .changed:
            viewport.select(0)
            input.query.send(field.text)
        case .consumed: break
        case .ignored: return .ignored
        }
        host?.setNeedsFrame()
        return .consumed
    }

    override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state else { return }
        let (top, rest) = rect.splitTop(1)
        let list = rest.splitTop(1).rest
        viewport.setHeight(list.height)
        if drawsContent(of: state.phase, into: &canvas, in: list, context: context) {
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
            field, placeholder: strings.placeholder("city.placeholder"),
            isFocused: true, into: &canvas,
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
            row.name, query: input.query.value, into: &canvas, x: rect.x + 2, y: rect.y,
            style: theme[isSelected ? .selection : .text], limit: country - rect.x - 4, context: context)
        let room = country - end - 4
        if room >= 6, canvas.metrics.canDrawHangul {
            FoundText.draw(
                row.otherName, query: input.query.value, into: &canvas, x: end + 2, y: rect.y, style: theme[.muted],
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
        input.rowSelected.send(viewport.selected)
    }
}
