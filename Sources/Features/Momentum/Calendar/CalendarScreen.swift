import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class CalendarScreen: ViewModelScreen<CalendarViewModel> {
    init(viewModel: CalendarViewModel, changes: Events<Void>, strings: Strings) {
        super.init(
            route: MomentumDestination.calendar.route, viewModel: viewModel, changes: changes, strings: strings)
    }

    override var title: String { strings["momentum.calendar"] }
    override var loadingText: String { strings["momentum.loading"] }

    override var status: String {
        guard let calendar = state?.calendar else { return "" }
        return CalendarText.summary(of: calendar, strings)
    }

    override var actions: [KeyAction] {
        [
            move("calendar.next", "action.day-next", [Key(.down), .character("j")], days: 1),
            move("calendar.previous", "action.day-previous", [Key(.up), .character("k")], days: -1),
            move("calendar.week-next", "action.week-next", [Key(.right), .character("l")], days: 7),
            key(
                "calendar.week-previous", title: "action.days", [Key(.left), .character("h")], hint: 1,
                shown: "← →"
            ) { $0.moved.send(-7) },
            move("calendar.first", "action.list.first", [Key(.home), .character("g")], days: -400),
            move("calendar.last", "action.list.last", [Key(.end), .character("G")], days: 400),
            refreshKey,
        ]
    }

    private func move(_ id: String, _ title: String, _ keys: [Key], days: Int) -> KeyAction {
        key(id, title: title, keys) { $0.moved.send(days) }
    }

    override func draw(
        _ state: CalendarState, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        guard let calendar = state.calendar, calendar.days.indices.contains(state.selected) else { return }
        let (_, body) = rect.splitTop(1)
        CalendarView(
            calendar: calendar, selected: state.selected, strings: strings, context: context,
            click: { [input] in input.moved.send($0 - state.selected) }
        ).draw(into: &canvas, in: body)
        drawDay(calendar.days[state.selected], into: &canvas, y: body.y + 9, context: context)
        drawSums(calendar, into: &canvas, y: body.y + 12, context: context)
    }

    private func drawDay(_ day: ActivityDay, into canvas: inout Canvas, y: Int, context: RenderContext) {
        let date = LocalDay(daysSince1970: day.number)
        let name = strings("date.day-year", String(date.day), strings["month.\(date.month)"], String(date.year))
        let end = canvas.put(
            "\(strings["weekday.\(day.weekday + 1)"]) \(name)", x: 3, y: y, style: context.theme[.heading])
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
