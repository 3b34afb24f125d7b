internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The list of what a member hid.
@MainActor
final class HiddenScreen: Screen {
    let route = "dig/hidden"
    private let strings: Strings
    private let viewModel: HiddenViewModel
    private let page: PageController<HiddenTarget>
    private let bag = SubscriptionBag()
    private let showRequested = Signal<HiddenTarget>()
    private let refresh = Signal<Void>()

    init(viewModel: HiddenViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
        page = PageController(strings: strings)
    }

    var title: String { strings["hidden.title"] }

    var actions: [KeyAction] {
        [
            KeyAction(
                id: "hidden.show", title: strings["action.hidden.show"], keys: [.character("z")], hint: 1,
                isEnabled: page.focused != nil
            ) { [weak self] in
                if let target = self?.page.focused { self?.showRequested.send(target) }
            },
            KeyAction(id: "screen.refresh", title: strings["action.refresh"], keys: [.character("r")]) {
                [weak self] in self?.refresh.send()
            },
        ] + page.actions
    }

    func load(in host: any ScreenHost) {
        page.load(in: host)
        let output = viewModel.transform(
            HiddenViewModel.Input(
                opened: page.opened.events, showRequested: showRequested.events, refreshRequested: refresh.events))
        output.state.observe { [weak self] state in
            self?.page.show(state.blocks, state.phase)
        }.store(in: bag)
        output.done.observe { [weak host] in host?.showToast($0, kind: .done) }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled {
        page.handle(event)
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        page.render(
            loading: strings["works.loading"], empty: strings["hidden.empty"], into: &canvas, in: rect, context: context
        )
    }
}
