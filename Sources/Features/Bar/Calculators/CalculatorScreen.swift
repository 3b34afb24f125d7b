import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal

@MainActor
final class CalculatorScreen: ViewModelScreen<CalculatorViewModel> {
    private lazy var form = FormController(input: input.form, strings: strings, enter: .movesOn)

    override var title: String { strings["calculator.title"] }
    override var isCapturingText: Bool { form.isCapturingText }

    override var actions: [KeyAction] {
        form.actions + [
            key(
                "screen.copy", title: "action.copy", [.control("y")], hint: 2,
                isEnabled: state?.results.isEmpty == false
            ) { $0.copyRequested.send() }
        ]
    }

    override func willBind(in host: any ScreenHost) { form.load(in: host) }

    override func apply(_ state: CalculatorState) { form.setFields(state.fields) }

    override func handle(_ event: InputEvent) -> Handled {
        event == .key(.control("y")) ? .ignored : form.handle(event)
    }

    override func draw(_ state: CalculatorState, into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        let area = rect.inset(horizontal: 2)
        let isWide = area.width >= 76 && !context.isPlain
        let left = isWide ? rect.splitLeft(44).left : rect
        let results =
            isWide
            ? area.splitLeft(42).rest.inset(horizontal: 2) : area.splitTop(state.fields.count + 1).rest
        drawResults(state, into: &canvas, in: results, context: context)
        let (_, bottom) = area.splitBottom(min(3, max(0, area.height - state.fields.count - 1)))
        TextBlock.draw(state.source, into: &canvas, in: bottom.inset(horizontal: 1), style: context.theme[.muted])
        // Draws the form last so that the hardware cursor stays in its field.
        form.render(into: &canvas, in: left.splitTop(state.fields.count).top, context: context)
    }

    private func drawResults(
        _ state: CalculatorState, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        if !state.problem.isEmpty {
            TextBlock.draw(state.problem, into: &canvas, in: rect, style: context.theme[.warning])
            return
        }
        let width = state.results.map { canvas.metrics.width(of: $0.label) }.max() ?? 0
        for (index, result) in state.results.enumerated() where index < rect.height {
            canvas.put(result.label, x: rect.x, y: rect.y + index, style: context.theme[.muted])
            canvas.put(
                result.text, x: rect.x + width + 2, y: rect.y + index, style: context.theme[.heading],
                fitting: rect.width - width - 2)
        }
    }
}
