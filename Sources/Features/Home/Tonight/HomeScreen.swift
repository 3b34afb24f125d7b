internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The root of the Home tab.
@MainActor
final class HomeScreen: Screen {
    let route = "home"
    private let strings: Strings
    private let page: PageController<HomeTarget>
    private let viewModel: HomeViewModel
    private let bag = SubscriptionBag()
    private let anotherRequested = Signal<Void>()
    private let previousRequested = Signal<Void>()
    private let doneRequested = Signal<HomeTarget?>()
    private let searchRequested = Signal<Void>()
    private let kindCycled = Signal<Void>()
    private let refresh = Signal<Void>()
    private var output: HomeViewModel.Output?

    init(viewModel: HomeViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
        page = PageController(strings: strings)
    }

    var title: String { strings["tab.home"] }

    var status: String {
        output?.kind.value.map { strings["work.kind.\($0.rawValue)"] } ?? ""
    }

    var actions: [KeyAction] {
        let content = output?.state.value.content
        let hasTonight = content?.drink != nil || content?.work != nil
        return [
            page.openAction,
            action("home.another", "action.home-another", [.character("n")], hint: 1, hasTonight) {
                $0.anotherRequested.send()
            },
            action(
                "home.previous", "action.home-previous", [.character("p")], hint: 2, content?.hasPrevious == true
            ) { $0.previousRequested.send() },
            action("home.done", "action.home-done", [.character("m")], hint: 2, hasTonight) {
                $0.doneRequested.send($0.page.focused)
            },
            action("search.open", "action.search", [.character("/")], hint: 1, true) { $0.searchRequested.send() },
            action("works.kind", "action.kind", [.character("f")], hint: 2, true) { $0.kindCycled.send() },
            action("screen.refresh", "action.refresh", [.character("r")], hint: nil, true) { $0.refresh.send() },
        ]
            + page.movement()
    }

    private func action(
        _ id: String, _ title: String, _ keys: [Key], hint: Int?, _ isEnabled: Bool,
        _ perform: @escaping (HomeScreen) -> Void
    ) -> KeyAction {
        KeyAction(id: id, title: strings[title], keys: keys, hint: hint, isEnabled: isEnabled) { [weak self] in
            if let self { perform(self) }
        }
    }

    func load(in host: any ScreenHost) {
        page.load(in: host)
        let output = viewModel.transform(
            HomeViewModel.Input(
                opened: page.opened.events, anotherRequested: anotherRequested.events,
                previousRequested: previousRequested.events, doneRequested: doneRequested.events,
                searchRequested: searchRequested.events, kindCycled: kindCycled.events,
                refreshRequested: refresh.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.page.show(targets: state.content.map(Self.targets), state.phase)
        }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled { page.handle(event) }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        page.render(loading: strings["home.loading"], into: &canvas, in: rect, context: context) {
            canvas, context, focused, click in
            guard let content = output?.state.value.content else { return (0, nil) }
            return HomeView(content: content, focused: focused, strings: strings, context: context, click: click)
                .draw(into: &canvas)
        }
    }

    /// In reading order.
    private static func targets(of content: HomeState.Content) -> [HomeTarget] {
        let tonight = [content.drink?.target, content.work?.target].compactMap { $0 }
        let shelves = content.shelves.flatMap { shelf in
            (shelf.hasMore ? [HomeTarget.shelf(shelf.shelf)] : []) + shelf.works.map { .today($0.id) }
        }
        return tonight + shelves + (content.wantsType ? [.chooseType] : [])
    }
}
