internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// A page of blocks of this feature: what stands on it, what opening does and what reading again does come from its view
/// model.
@MainActor
final class BlockScreen<Target: Hashable & Sendable>: Screen {
    typealias State = BlockPageState<Target>

    let route: String
    private let strings: Strings
    private let loading: String
    private let bind: (_ opened: Events<Target>, _ refresh: Events<Void>) -> ReadOnly<State>
    private let page: PageController<Target>
    private let bag = SubscriptionBag()
    private let refresh = Signal<Void>()
    private var state: ReadOnly<State>?
    private var indicator: PhaseIndicator?

    /// - Parameters:
    ///   - loading: the text beside the spinner.
    ///   - bind: connects the view model; called once, in `load`.
    init(
        route: String, loading: String, strings: Strings,
        bind: @escaping (_ opened: Events<Target>, _ refresh: Events<Void>) -> ReadOnly<State>
    ) {
        self.route = route
        self.loading = loading
        self.strings = strings
        self.bind = bind
        page = PageController(strings: strings)
    }

    var title: String { state?.value.title ?? "" }

    var actions: [KeyAction] {
        page.actions + [
            KeyAction(id: "screen.refresh", title: strings["action.refresh"], keys: [.character("r")]) {
                [weak self] in self?.refresh.send()
            }
        ]
    }

    func load(in host: any ScreenHost) {
        page.load(in: host)
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let state = bind(page.opened.events, refresh.events)
        self.state = state
        state.observe { [weak self] state in
            self?.page.setBlocks(state.blocks)
            indicator.show(state.phase)
        }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled { page.handle(event) }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let phase = state?.value.phase, let indicator else { return }
        let isContent = indicator.draw(
            phase, loading: loading, empty: "", retry: strings["phase.retry"], into: &canvas, in: rect,
            context: context)
        if isContent { page.render(into: &canvas, in: rect.splitTop(1).rest, context: context) }
    }
}
