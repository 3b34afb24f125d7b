internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The works a member added.
@MainActor
final class OwnWorksScreen: Screen {
    let route = "dig/own"
    private let strings: Strings
    private let viewModel: OwnWorksViewModel
    private let page: PageController<OwnWorksTarget>
    private let bag = SubscriptionBag()
    private let refresh = Signal<Void>()

    init(viewModel: OwnWorksViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
        page = PageController(strings: strings)
    }

    var title: String { strings["own-works.title"] }

    var actions: [KeyAction] {
        [
            KeyAction(id: "own.add", title: strings["own.add"], keys: [.character("a")], hint: 1) {
                [weak self] in self?.page.opened.send(.add)
            },
            KeyAction(id: "screen.refresh", title: strings["action.refresh"], keys: [.character("r")]) {
                [weak self] in self?.refresh.send()
            },
        ] + page.actions
    }

    func load(in host: any ScreenHost) {
        page.load(in: host)
        let output = viewModel.transform(
            OwnWorksViewModel.Input(opened: page.opened.events, refreshRequested: refresh.events))
        output.state.observe { [weak self] state in
            self?.page.show(state.blocks, state.phase)
        }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled {
        page.handle(event)
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        page.render(loading: strings["works.loading"], into: &canvas, in: rect, context: context)
    }
}
