import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class HomeScreen: DrawnPageScreen<HomeViewModel, HomeTarget> {
    private let date: () -> String
    private let today: () -> Int64
    /// What the last frame had room for.
    private var room = Room()

    private struct Room: Equatable {
        var isFramed = false
        var hasMonth = false
    }

    /// `date` returns the day and time to draw; `today` the start of the current day in seconds since 1970 UTC.
    init(
        viewModel: HomeViewModel, date: @escaping () -> String, today: @escaping () -> Int64, changes: Events<Void>,
        strings: Strings
    ) {
        self.date = date
        self.today = today
        super.init(route: HomeDestination.home.route, viewModel: viewModel, changes: changes, strings: strings)
    }

    override var title: String { strings["tab.home"] }
    override var status: String {
        let kind = strings["home.kind.\(state?.kind?.rawValue ?? "both")"]
        guard let age = state?.content?.age, !age.isEmpty else { return kind }
        return "\(age) · \(kind)"
    }
    override var loadingText: String { strings["home.loading"] }

    override var actions: [KeyAction] {
        let content = state?.content
        let hasTonight = content?.drink != nil || content?.work != nil
        return [
            page.openAction,
            key(
                "home.another", title: "action.home-another", [.character("n")], hint: 1, isEnabled: hasTonight
            ) { $0.anotherRequested.send() },
            key(
                "home.previous", title: "action.home-previous", [.character("p")], hint: 2,
                isEnabled: content?.hasPrevious == true
            ) { $0.previousRequested.send() },
            key("home.done", title: "action.home-done", [.character("m")], hint: 2, isEnabled: hasTonight) {
                [weak self] in $0.doneRequested.send(self?.page.focused)
            },
            key(
                "home.evening-good", title: "action.home-evening-good", [.character("y")], hint: 1,
                isEnabled: content?.evening != nil
            ) { $0.eveningPraised.send() },
            key(
                "home.evening-rate", title: "action.home-evening-rate", [.character("e")], hint: 1,
                isEnabled: content?.evening != nil
            ) {
                if let evening = content?.evening { $0.opened.send(.evening(evening.question)) }
            },
            key(
                "home.evening-dismiss", title: "action.home-evening-dismiss", [.character("x")], hint: 2,
                isEnabled: content?.evening != nil
            ) { $0.eveningDismissed.send() },
            key(
                "dig.skip", title: "action.dig-skip", [.character(" ")], hint: 3,
                isEnabled: content?.daily?.isDug == false
            ) { $0.dailySkipped.send() },
            key("search.open", title: "action.search", [.character("/")], hint: 1) { $0.searchRequested.send() },
            key("works.kind", title: "action.kind", [.character("f")], hint: 2) { $0.kindCycled.send() },
            refreshKey,
        ] + page.movement()
    }

    private var isOfYesterday: Bool { state?.content?.day.map { $0 != today() } ?? false }

    override func willAppear() {
        super.willAppear()
        if isOfYesterday { input.refresh.send() }
    }

    override func targets(of state: HomeState) -> [HomeTarget]? {
        state.content?.targets(isFramed: room.isFramed, hasMonth: room.hasMonth)
    }

    override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let isFramed = PaneLayout.fits(rect.width, context)
        let room = Room(isFramed: isFramed, hasMonth: isFramed && HomeView.hasMonth(rect.width))
        if room != self.room {
            if isFramed, !self.room.isFramed { input.asideRequested.send() }
            self.room = room
            if let state { apply(state) }
        }
        super.render(into: &canvas, in: rect, context: context)
    }

    override func drawPage(
        _ state: HomeState, focused: HomeTarget?, into canvas: inout Canvas, context: RenderContext,
        click: @escaping (HomeTarget) -> Void
    ) -> (lines: Int, focus: Int?) {
        guard let content = state.content else { return (0, nil) }
        return HomeView(
            content: content, date: date(), isOfYesterday: isOfYesterday, focused: focused, strings: strings,
            context: context, click: click
        ).draw(into: &canvas)
    }
}
