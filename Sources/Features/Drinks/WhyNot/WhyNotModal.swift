import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class WhyNotModal: ViewModelScreen<WhyNotViewModel>, Modal {
    init(id: Identifier<Drink>, viewModel: WhyNotViewModel, changes: Events<Void>, strings: Strings) {
        super.init(route: "why:\(id)", viewModel: viewModel, changes: changes, strings: strings)
    }

    override var title: String { strings("why.title", state?.name ?? "") }
    override var loadingText: String { strings["drink.loading"] }
    override var retryText: String { "" }

    override var actions: [KeyAction] {
        [
            key("why.buy", title: "action.drink.buy", [.character("b")], hint: 0, isEnabled: state?.canBuy == true) {
                $0.buyRequested.send()
            }
        ]
    }

    /// Closes the modal once the purchases are on the shopping list.
    override func bind(_ output: WhyNotViewModel.Output, in host: any ScreenHost) {
        output.messages.done.observe { [weak host] _ in host?.goBack() }.store(in: bag)
    }

    func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        let width = min(64, available.width - 4)
        let rows = paragraphs.reduce(0) { $0 + metrics.wrapped($1, to: width - 4).count }
        return Size(width: width, height: max(3, rows + 3))
    }

    override func draw(_ state: WhyNotState, into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        var rest = rect.inset(horizontal: 2, vertical: 1)
        for (index, text) in paragraphs.enumerated() {
            let role: Role = index == 0 ? .muted : text == state.effect ? .muted : .text
            let rows = TextBlock.draw(text, into: &canvas, in: rest, style: context.theme[role])
            rest = rest.splitTop(rows + (index == 0 ? 1 : 0)).rest
        }
    }

    private var paragraphs: [String] {
        guard let state else { return [""] }
        return [state.missing] + state.steps + (state.effect.isEmpty ? [] : [state.effect])
    }
}
