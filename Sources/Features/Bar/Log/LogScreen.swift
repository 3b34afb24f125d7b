internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The making log: newest first, with the sum of each evening at its first row.
@MainActor
final class LogScreen: Screen {
    let route = "bar/log"
    private let strings: Strings
    private let viewModel: LogViewModel
    private let list: ListController
    private let bag = SubscriptionBag()
    private let rowEdited = Signal<Int>()
    private let rowRemoved = Signal<Int>()
    private let ratingRaised = Signal<Int>()
    private let ratingLowered = Signal<Int>()
    private let addRequested = Signal<Void>()
    private var output: LogViewModel.Output?
    private var indicator: PhaseIndicator?

    init(viewModel: LogViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
        list = ListController(strings: strings)
    }

    var title: String { strings["log.title"] }

    var status: String {
        guard let state = output?.state.value, !state.rows.isEmpty else { return "" }
        return strings.counted(state.hasMore ? "log.count-more" : "log.count", state.rows.count)
    }

    var isCapturingText: Bool { list.isCapturingText }

    var actions: [KeyAction] {
        guard !list.isCapturingText else { return list.actions }
        let hasRow = output?.state.value.rows.indices.contains(list.selected) == true
        return [
            KeyAction(id: "log.add", title: strings["action.made"], keys: [.character("a")], hint: 1) {
                [weak self] in self?.addRequested.send()
            },
            row("log.edit", "action.edit", [.character("e")], hint: 1, hasRow, rowEdited),
            row(
                "log.rate-up", "action.rating", [.character("+"), .character("=")], hint: 1, hintKeys: "+ -", hasRow,
                ratingRaised),
            row("log.rate-down", "action.rating-less", [.character("-")], hasRow, ratingLowered),
            row("list.remove", "action.remove", [.character("x"), Key(.delete)], hint: 1, hasRow, rowRemoved),
        ] + list.actions
    }

    private func row(
        _ id: String, _ title: String, _ keys: [Key], hint: Int? = nil, hintKeys: String? = nil, _ isEnabled: Bool,
        _ signal: Signal<Int>
    ) -> KeyAction {
        KeyAction(
            id: id, title: strings[title], keys: keys, hint: hint, hintKeys: hintKeys, isEnabled: isEnabled
        ) { [weak self] in
            guard let self else { return }
            signal.send(list.selected)
        }
    }

    func load(in host: any ScreenHost) {
        list.load(in: host)
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            LogViewModel.Input(
                visibleRowsChanged: list.visibleRows.events, query: list.query,
                rowSelected: list.rowSelected.events, rowEdited: rowEdited.events, rowRemoved: rowRemoved.events,
                ratingRaised: ratingRaised.events, ratingLowered: ratingLowered.events,
                addRequested: addRequested.events, refreshRequested: list.refresh.events))
        self.output = output
        list.follow(output.state, indicator: indicator, in: bag)
        host.tell(done: output.done, failed: output.failed, in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled { list.handle(event) }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        let head = [state.evening, state.offer].filter { !$0.isEmpty }
        let (top, rest) = rect.splitTop(head.isEmpty ? 0 : head.count + 1)
        for (index, line) in head.enumerated() {
            canvas.put(
                canvas.metrics.truncated(line, to: top.width - 6), x: top.x + 3, y: top.y + index,
                style: context.theme[index == 0 ? .text : .accent])
        }
        list.render(into: &canvas, in: rest, context: context) { canvas, area in
            indicator.draw(
                state.phase, loading: strings["log.loading"], empty: strings["log.empty"],
                retry: strings["phase.retry"], into: &canvas, in: area, context: context)
        } row: { canvas, index, area, isSelected in
            guard state.rows.indices.contains(index) else { return }
            draw(state.rows[index], isSelected: isSelected, into: &canvas, in: area, context: context)
        }
    }

    private func draw(
        _ row: LogState.Row, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        let theme = context.theme
        let metrics = canvas.metrics
        let sumWidth = metrics.width(of: row.sum)
        canvas.put(row.day, x: rect.x, y: rect.y, style: theme[.title], limit: 15)
        canvas.put(row.time, x: rect.x + 16, y: rect.y, style: theme[.muted])
        let nameWidth = min(24, max(14, rect.width / 4))
        FoundText.draw(
            row.name, query: list.query.value, into: &canvas, x: rect.x + 23, y: rect.y,
            style: theme[isSelected ? .selection : .text], limit: nameWidth, context: context)
        var x = rect.x + 24 + nameWidth
        canvas.put(
            metrics.padded("x\(row.servings)", to: 4, alignment: .trailing), x: x, y: rect.y, style: theme[.muted])
        x += 5
        canvas.put(StarText.text(row.entry.rating, context), x: x, y: rect.y, style: theme[.accent])
        x += 6
        let room = rect.maxX - x - (sumWidth > 0 ? sumWidth + 1 : 0)
        canvas.put(metrics.truncated(row.entry.note ?? "", to: room), x: x, y: rect.y, style: theme[.muted])
        canvas.put(row.sum, x: rect.maxX - sumWidth, y: rect.y, style: theme[.muted])
    }
}
