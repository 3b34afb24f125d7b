internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// My votes beside another member's.
@MainActor
final class ComparisonScreen: Screen {
    let route: String
    private let strings: Strings
    private let viewModel: ComparisonViewModel
    private let page: PageController<MomentumTarget>
    private let bag = SubscriptionBag()
    private let refresh = Signal<Void>()
    private var output: ComparisonViewModel.Output?
    private var indicator: PhaseIndicator?

    init(member: Identifier<Profile>, viewModel: ComparisonViewModel, strings: Strings) {
        route = "member:\(member)"
        self.viewModel = viewModel
        self.strings = strings
        page = PageController(strings: strings)
    }

    /// Names the other one as soon as the name is read.
    var title: String {
        let nickname = output?.state.value.nickname ?? ""
        return nickname.isEmpty ? strings["momentum.compare"] : strings("momentum.compare-with", nickname)
    }

    var actions: [KeyAction] {
        [
            KeyAction(id: "screen.refresh", title: strings["action.refresh"], keys: [.character("r")]) {
                [weak self] in self?.refresh.send()
            }
        ] + page.actions
    }

    func load(in host: any ScreenHost) {
        page.load(in: host)
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            ComparisonViewModel.Input(opened: page.opened.events, refreshRequested: refresh.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.page.setBlocks(state.blocks)
            indicator.show(state.phase)
        }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled { page.handle(event) }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        let isContent = indicator.draw(
            state.phase, loading: strings["momentum.loading"], empty: "", retry: strings["phase.retry"],
            into: &canvas, in: rect, context: context)
        if isContent { page.render(into: &canvas, in: rect, context: context) }
    }
}
