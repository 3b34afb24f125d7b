internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// A year of digs, reviews, drinks and films, day by day.
@MainActor
final class CalendarScreen: Screen {
    let route = "momentum/calendar"
    private let strings: Strings
    private let viewModel: CalendarViewModel
    private let bag = SubscriptionBag()
    private let moved = Signal<Int>()
    private let refresh = Signal<Void>()
    private var output: CalendarViewModel.Output?
    private var indicator: PhaseIndicator?

    init(viewModel: CalendarViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
    }

    var title: String { strings["momentum.calendar"] }

    var status: String {
        guard let calendar = output?.state.value.calendar else { return "" }
        return CalendarText.summary(of: calendar, strings)
    }

    var actions: [KeyAction] {
        [
            action("calendar.next", "action.day-next", [Key(.down), .character("j")], hint: nil, days: 1),
            action("calendar.previous", "action.day-previous", [Key(.up), .character("k")], hint: nil, days: -1),
            action("calendar.week-next", "action.week-next", [Key(.right), .character("l")], hint: nil, days: 7),
            KeyAction(
                id: "calendar.week-previous", title: strings["action.days"], keys: [Key(.left), .character("h")],
                hint: 1, hintKeys: "← →"
            ) { [weak self] in self?.moved.send(-7) },
            action("calendar.first", "action.list.first", [Key(.home), .character("g")], hint: nil, days: -400),
            action("calendar.last", "action.list.last", [Key(.end), .character("G")], hint: nil, days: 400),
            KeyAction(id: "screen.refresh", title: strings["action.refresh"], keys: [.character("r")]) {
                [weak self] in self?.refresh.send()
            },
        ]
    }

    private func action(_ id: String, _ title: String, _ keys: [Key], hint: Int?, days: Int) -> KeyAction {
        KeyAction(id: id, title: strings[title], keys: keys, hint: hint) { [weak self] in self?.moved.send(days) }
    }

    func load(in host: any ScreenHost) {
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            CalendarViewModel.Input(moved: moved.events, refreshRequested: refresh.events))
        self.output = output
        output.state.observe { indicator.show($0.phase) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        let isContent = indicator.draw(
            state.phase, loading: strings["momentum.loading"], empty: "", retry: strings["phase.retry"],
            into: &canvas, in: rect, context: context)
        guard isContent, let calendar = state.calendar, calendar.days.indices.contains(state.selected) else { return }
        let (_, body) = rect.splitTop(1)
        CalendarView(
            calendar: calendar, selected: state.selected, strings: strings, context: context,
            click: { [weak self] in self?.moved.send($0 - state.selected) }
        ).draw(into: &canvas, in: body)
        drawDay(calendar.days[state.selected], into: &canvas, y: body.y + 9, context: context)
        drawSums(calendar, into: &canvas, y: body.y + 12, context: context)
    }

    private func drawDay(_ day: ActivityDay, into canvas: inout Canvas, y: Int, context: RenderContext) {
        let date = CivilDate(daysSince1970: day.number)
        let name = strings("date.day-year", String(date.day), strings["month.\(date.month)"], String(date.year))
        let end = canvas.put(
            "\(strings["weekday.\(day.weekday + 1)"]) \(name)", x: 3, y: y, style: context.theme[.title])
        let text =
            day.total == 0
            ? strings["momentum.quiet-day"]
            : ActivityKind.allCases.compactMap { kind in
                day.counts[kind].map { strings.counted("momentum.kind.\(kind.rawValue)", $0) }
            }.joined(separator: " · ")
        canvas.put(
            canvas.metrics.truncated(text, to: canvas.size.width - end - 4), x: end + 2, y: y,
            style: context.theme[day.total == 0 ? .muted : .text])
    }

    private func drawSums(_ calendar: ActivityCalendar, into canvas: inout Canvas, y: Int, context: RenderContext) {
        let text = ActivityKind.allCases.map { strings.counted("momentum.kind.\($0.rawValue)", calendar.count(of: $0)) }
            .joined(separator: " · ")
        canvas.put(canvas.metrics.truncated(text, to: canvas.size.width - 6), x: 3, y: y, style: context.theme[.muted])
    }
}
