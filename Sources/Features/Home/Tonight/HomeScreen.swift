internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The root of the Home tab.
@MainActor
final class HomeScreen: DrawnPageScreen<HomeViewModel, HomeTarget> {
    private let date: () -> String

    /// - Parameter date: the day and the time as they are when the screen is drawn.
    init(viewModel: HomeViewModel, date: @escaping () -> String, changes: Events<Void>, strings: Strings) {
        self.date = date
        super.init(route: HomeDestination.home.route, viewModel: viewModel, changes: changes, strings: strings)
    }

    override var title: String { strings["tab.home"] }
    override var status: String { strings["home.kind.\(state?.kind?.rawValue ?? "both")"] }
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
            key("search.open", title: "action.search", [.character("/")], hint: 1) { $0.searchRequested.send() },
            key("works.kind", title: "action.kind", [.character("f")], hint: 2) { $0.kindCycled.send() },
            refreshKey,
        ] + page.movement()
    }

    /// In reading order.
    override func targets(of state: HomeState) -> [HomeTarget]? {
        guard let content = state.content else { return nil }
        let tonight = [content.drink?.target, content.work?.target].compactMap { $0 }
        let shelves = content.shelves.flatMap { shelf in
            (shelf.hasMore ? [HomeTarget.shelf(shelf.shelf)] : []) + shelf.items.map { .item($0.place, shelf.shelf) }
        }
        return tonight + shelves + (content.wantsType ? [.chooseType] : [])
    }

    override func drawPage(
        _ state: HomeState, focused: HomeTarget?, into canvas: inout Canvas, context: RenderContext,
        click: @escaping (HomeTarget) -> Void
    ) -> (lines: Int, focus: Int?) {
        guard let content = state.content else { return (0, nil) }
        return HomeView(
            content: content, date: date(), focused: focused, strings: strings, context: context, click: click
        ).draw(into: &canvas)
    }
}
