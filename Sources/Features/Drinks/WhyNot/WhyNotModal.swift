internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The cheapest way to a drink, in a box. Esc closes it.
@MainActor
final class WhyNotModal: Modal {
    let route: String
    private let strings: Strings
    private let viewModel: WhyNotViewModel
    private let bag = SubscriptionBag()
    private let buyRequested = Signal<Void>()
    private var output: WhyNotViewModel.Output?
    private var indicator: PhaseIndicator?

    init(id: Identifier<Drink>, viewModel: WhyNotViewModel, strings: Strings) {
        route = "why:\(id)"
        self.viewModel = viewModel
        self.strings = strings
    }

    private var state: WhyNotState { output?.state.value ?? WhyNotState() }

    var title: String { strings("why.title", state.name) }

    var actions: [KeyAction] {
        [
            KeyAction(
                id: "why.buy", title: strings["action.drink.buy"], keys: [.character("b")], hint: 0,
                isEnabled: state.canBuy
            ) { [weak self] in self?.buyRequested.send() }
        ]
    }

    func load(in host: any ScreenHost) {
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(WhyNotViewModel.Input(buyRequested: buyRequested.events))
        self.output = output
        output.state.observe { indicator.show($0.phase) }.store(in: bag)
        output.done.observe { [weak host] text in
            host?.goBack()
            host?.showToast(text, kind: .done)
        }.store(in: bag)
        output.failed.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        let width = min(64, available.width - 4)
        let rows = paragraphs.reduce(0) { $0 + metrics.wrapped($1, to: width - 4).count }
        return Size(width: width, height: max(3, rows + 3))
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let area = rect.inset(horizontal: 2, vertical: 1)
        guard let indicator,
            indicator.draw(
                state.phase, loading: strings["drink.loading"], empty: "", retry: "", into: &canvas, in: rect,
                context: context)
        else { return }
        var rest = area
        for (index, text) in paragraphs.enumerated() {
            let role: Role = index == 0 ? .muted : text == state.effect ? .muted : .text
            let rows = TextBlock.draw(text, into: &canvas, in: rest, style: context.theme[role])
            rest = rest.splitTop(rows + (index == 0 ? 1 : 0)).rest
        }
    }

    private var paragraphs: [String] {
        [state.missing] + state.steps + (state.effect.isEmpty ? [] : [state.effect])
    }
}
