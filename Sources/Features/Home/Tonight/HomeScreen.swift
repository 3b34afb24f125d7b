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
    private let viewModel: HomeViewModel
    private let bag = SubscriptionBag()
    private let opened = Signal<HomeTarget>()
    private let anotherRequested = Signal<Void>()
    private let previousRequested = Signal<Void>()
    private let doneRequested = Signal<HomeTarget?>()
    private let searchRequested = Signal<Void>()
    private let kindCycled = Signal<Void>()
    private let refresh = Signal<Void>()
    private var output: HomeViewModel.Output?
    private var indicator: PhaseIndicator?
    private var ring = FocusRing<HomeTarget>()
    private var page = PageView()
    private var isRevealing = true
    private weak var host: (any ScreenHost)?

    init(viewModel: HomeViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
    }

    var title: String { strings["tab.home"] }

    var status: String {
        output?.kind.value.map { strings["work.kind.\($0.rawValue)"] } ?? ""
    }

    var actions: [KeyAction] {
        let content = output?.state.value.content
        let hasTonight = content?.drink != nil || content?.work != nil
        return [
            action("page.open", "action.open", [Key(.enter)], hint: 1, ring.focused != nil) { $0.openFocused() },
            action("home.another", "action.home-another", [.character("n")], hint: 1, hasTonight) {
                $0.anotherRequested.send()
            },
            action(
                "home.previous", "action.home-previous", [.character("p")], hint: 2, content?.hasPrevious == true
            ) { $0.previousRequested.send() },
            action("home.done", "action.home-done", [.character("m")], hint: 2, hasTonight) {
                $0.doneRequested.send($0.ring.focused)
            },
            action("search.open", "action.search", [.character("/")], hint: 1, true) { $0.searchRequested.send() },
            action("works.kind", "action.kind", [.character("f")], hint: 2, true) { $0.kindCycled.send() },
            action("screen.refresh", "action.refresh", [.character("r")], hint: nil, true) { $0.refresh.send() },
        ]
            + PageMovement.actions(
                strings, focus: { [weak self] in self?.moveFocus(by: $0) },
                scroll: { [weak self] in self?.scroll(by: $0) })
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
        self.host = host
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            HomeViewModel.Input(
                opened: opened.events, anotherRequested: anotherRequested.events,
                previousRequested: previousRequested.events, doneRequested: doneRequested.events,
                searchRequested: searchRequested.events, kindCycled: kindCycled.events,
                refreshRequested: refresh.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.ring.setTargets(state.content.map(Self.targets) ?? [])
            indicator.show(state.phase)
        }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled {
        guard let distance = PageMovement.wheel(event) else { return .ignored }
        scroll(by: distance)
        return .consumed
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value else { return }
        guard let content = state.content else {
            _ = indicator?.draw(
                state.phase, loading: strings["home.loading"], empty: "", retry: strings["phase.retry"],
                into: &canvas, in: rect, context: context)
            return
        }
        page.draw(revealing: isRevealing, into: &canvas, in: rect, context: context) { canvas, context in
            HomeView(
                content: content, focused: ring.focused, strings: strings, context: context,
                click: { [weak self] in self?.click($0) }
            ).draw(into: &canvas)
        }
        isRevealing = false
    }

    /// In reading order.
    private static func targets(of content: HomeState.Content) -> [HomeTarget] {
        let tonight = [content.drink?.target, content.work?.target].compactMap { $0 }
        let shelves = content.shelves.flatMap { shelf in
            (shelf.hasMore ? [HomeTarget.shelf(shelf.shelf)] : []) + shelf.works.map { .today($0.id) }
        }
        return tonight + shelves + (content.wantsType ? [.chooseType] : [])
    }

    private func moveFocus(by step: Int) {
        ring.move(by: step)
        isRevealing = true
        host?.setNeedsFrame()
    }

    private func scroll(by distance: PageMovement.Distance) {
        page.scroll(by: distance)
        host?.setNeedsFrame()
    }

    private func click(_ target: HomeTarget) {
        if ring.focused == target { openFocused() } else { ring.focus(target) }
    }

    private func openFocused() {
        if let target = ring.focused { opened.send(target) }
    }
}
