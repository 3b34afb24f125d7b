import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class CalendarScreen: ViewModelScreen<CalendarViewModel> {
    /// The indices of active days, oldest first, while they are shown as a list for a screen reader; nil for the grid
    /// of the year.
    private var listed: [Int]?
    private var viewport = ListViewport()
    /// The rows of the grid, of the selected day and of the sums below it.
    private static let gridHeight = 14
    private static let leastList = 4
    private lazy var finder = RowFinder(
        strings: strings, selected: { [weak self] in self?.state?.selected ?? 0 },
        select: { [weak self] in self?.select(day: $0) })
    private let glance: GlancePane

    init(route: String, viewModel: CalendarViewModel, glances: Glances, changes: Events<Void>, strings: Strings) {
        glance = GlancePane(glances)
        super.init(route: route, viewModel: viewModel, changes: changes, strings: strings)
    }

    override var title: String { strings["momentum.calendar"] }
    override var loadingText: String { strings["momentum.loading"] }

    override var status: String {
        guard let calendar = state?.calendar else { return "" }
        return CalendarText.summary(of: calendar, strings)
    }

    override var actions: [KeyAction] {
        finder.adding(to: [
            move("calendar.next", "action.day-next", [Key(.down), .character("j")], days: 1),
            move("calendar.previous", "action.day-previous", [Key(.up), .character("k")], days: -1),
            move("calendar.week-next", "action.week-next", [Key(.right), .character("l")], days: 7),
            key(
                "calendar.week-previous", title: "action.days", [Key(.left), .character("h")], hint: 1,
                shown: "← →"
            ) { [weak self] in $0.moved.send(self?.distance(-7) ?? -7) },
            move("calendar.first", "action.list.first", [Key(.home), .character("g")], days: -400),
            move("calendar.last", "action.list.last", [Key(.end), .character("G")], days: 400),
            refreshKey,
        ])
    }

    override var isCapturingText: Bool { finder.isOpen }
    override var widestContent: Int { PaneLayout.widestPage }
    override func willBind(in host: any ScreenHost) {
        finder.load(in: host)
        glance.load(in: host)
    }

    override func apply(_ state: CalendarState) {
        finder.setTexts(
            (state.calendar?.days ?? []).map {
                $0.total == 0 ? [] : [CalendarText.date(of: $0, strings), words(of: $0)]
            })
        glance.apply(state.phase)
    }

    override func handle(_ event: InputEvent) -> Handled { finder.handle(event) }

    private func select(day: Int) { input.moved.send(day - (state?.selected ?? 0)) }

    private func move(_ id: String, _ title: String, _ keys: [Key], days: Int) -> KeyAction {
        key(id, title: title, keys) { [weak self] in $0.moved.send(self?.distance(days) ?? days) }
    }

    /// In the list, the days to the row that many rows away; in the grid, the days themselves.
    private func distance(_ days: Int) -> Int {
        guard let listed, !listed.isEmpty, let selected = state?.selected else { return days }
        let row = min(max(viewport.selected + days, 0), listed.count - 1)
        return listed[row] - selected
    }

    override func draw(
        _ state: CalendarState, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        guard let calendar = state.calendar, calendar.days.indices.contains(state.selected) else { return }
        let body = finder.draw(into: &canvas, in: rect.splitTop(1).rest, context: context)
        guard !context.isPlain else { return drawList(calendar, state.selected, into: &canvas, in: body, context) }
        listed = nil
        CalendarView(
            calendar: calendar, selected: state.selected, names: CalendarView.Names(strings), context: context,
            click: { [input] in input.moved.send($0 - state.selected) }
        ).draw(into: &canvas, in: body)
        drawDay(
            calendar.days[state.selected], into: &canvas, y: body.y + 9, right: canvas.size.width - 2, context: context)
        drawSums(calendar, into: &canvas, y: body.y + 12, context: context)
        // Lists the active days and the selected day's month below the grid if there is room.
        let month = LocalMonth(LocalDay(daysSince1970: calendar.days[state.selected].number))
        let list = glance.draw(
            .month(month), into: &canvas, in: body.splitTop(Self.gridHeight).rest, context: context)
        guard list.height >= Self.leastList else { return }
        _ = draw(days: calendar, state.selected, into: &canvas, in: list, context)
    }

    private func drawList(
        _ calendar: ActivityCalendar, _ selected: Int, into canvas: inout Canvas, in rect: Rect,
        _ context: RenderContext
    ) {
        drawSums(calendar, into: &canvas, y: rect.y, context: context)
        listed = draw(days: calendar, selected, into: &canvas, in: rect.splitTop(2).rest, context)
    }

    /// Draws the active days, oldest first like the grid, whose keys move the selection. Returns their indices.
    private func draw(
        days calendar: ActivityCalendar, _ selected: Int, into canvas: inout Canvas, in list: Rect,
        _ context: RenderContext
    ) -> [Int] {
        let places = calendar.days.indices.filter { calendar.days[$0].total > 0 }
        viewport.setCount(places.count)
        viewport.setHeight(list.height)
        viewport.select(places.lastIndex { $0 <= selected } ?? 0)
        // The words of all visible days begin in one column, except for a screen reader.
        let dates = (context.isPlain ? [] : Array(viewport.visible)).reduce(0) { widest, row in
            max(widest, canvas.metrics.width(of: CalendarText.date(of: calendar.days[places[row]], strings)))
        }
        ListView.draw(
            viewport, isActive: context.isPlain || places.contains(selected), into: &canvas, in: list, context: context
        ) { [input] row in
            input.moved.send(places[row] - selected)
        } row: { canvas, row, area, _ in
            drawDay(
                calendar.days[places[row]], dates: dates, into: &canvas, y: area.y, right: area.maxX, context: context)
        }
        return places
    }

    /// - Parameter dates: the columns that the date takes at least.
    private func drawDay(
        _ day: ActivityDay, dates: Int = 0, into canvas: inout Canvas, y: Int, right: Int, context: RenderContext
    ) {
        let end = FoundText.draw(
            CalendarText.date(of: day, strings), query: finder.query, into: &canvas, x: 3, y: y,
            style: context.theme[.heading], limit: right - 3, context: context)
        let x = max(end, 3 + dates) + 2
        let text = day.total == 0 ? strings["momentum.quiet-day"] : words(of: day)
        canvas.put(
            canvas.metrics.truncated(text, to: right - x), x: x, y: y,
            style: context.theme[day.total == 0 ? .muted : .text])
    }

    private func words(of day: ActivityDay) -> String {
        ActivityKind.allCases.compactMap { kind in
            day.counts[kind].map { strings.counted("momentum.kind.\(kind.rawValue)", $0) }
        }.joined(separator: " · ")
    }

    private func drawSums(_ calendar: ActivityCalendar, into canvas: inout Canvas, y: Int, context: RenderContext) {
        let text = ActivityKind.allCases.map { strings.counted("momentum.kind.\($0.rawValue)", calendar.count(of: $0)) }
            .joined(separator: " · ")
        canvas.put(canvas.metrics.truncated(text, to: canvas.size.width - 6), x: 3, y: y, style: context.theme[.muted])
    }
}

struct CalendarState: ReadingState {
    var phase: Phase = .idle
    var calendar: ActivityCalendar?
    var selected = 0
}

enum CalendarText {
    static func date(of day: ActivityDay, _ strings: Strings) -> String {
        let date = LocalDay(daysSince1970: day.number)
        let name = strings("date.day-year", String(date.day), strings["month.\(date.month)"], String(date.year))
        return strings("date.weekday", strings["weekday.\(day.weekday + 1)"], name)
    }

    static func summary(of calendar: ActivityCalendar, _ strings: Strings) -> String {
        strings.counted("momentum.in-a-year", calendar.total) + " · "
            + strings.counted("momentum.streak", calendar.streak)
    }
}
