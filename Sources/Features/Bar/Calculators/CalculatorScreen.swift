internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// The calculators: fields at the left, what follows at the right or below.
@MainActor
final class CalculatorScreen: Screen {
    let route = "bar/calculators"
    private let strings: Strings
    private let viewModel: CalculatorViewModel
    private let bag = SubscriptionBag()
    private let valuesChanged = Signal<[String: String]>()
    private let copyRequested = Signal<Void>()
    private var output: CalculatorViewModel.Output?
    private var editor = FormEditor()
    private weak var host: (any ScreenHost)?

    init(viewModel: CalculatorViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
    }

    var title: String { strings["calculator.title"] }
    var isCapturingText: Bool { true }

    var actions: [KeyAction] {
        [
            KeyAction(
                id: "form.next", title: strings["action.form-next"], keys: [Key(.down), Key(.enter)], hint: 1,
                hintKeys: "↑ ↓"
            ) { [weak self] in self?.edit { $0.move(by: 1) } },
            KeyAction(
                id: "form.choose", title: strings["action.form-choose"], keys: [Key(.right)], hint: 1,
                hintKeys: "← →", isEnabled: isChoice
            ) { [weak self] in self?.edit { $0.choose(by: 1) } },
            KeyAction(
                id: "screen.copy", title: strings["action.copy"], keys: [.control("y")], hint: 2,
                isEnabled: output?.state.value.results.isEmpty == false
            ) { [weak self] in self?.copyRequested.send() },
        ]
    }

    private var isChoice: Bool {
        guard editor.fields.indices.contains(editor.focus) else { return false }
        if case .choice = editor.fields[editor.focus].kind { return true }
        return false
    }

    func load(in host: any ScreenHost) {
        self.host = host
        let output = viewModel.transform(
            CalculatorViewModel.Input(
                valuesChanged: valuesChanged.events, copyRequested: copyRequested.events))
        self.output = output
        output.state.observe { [weak self] state in
            guard let self else { return }
            // Another calculator has other fields; of the same, what is being typed stays.
            if state.fields.map(\.id) != editor.fields.map(\.id) { editor.apply(state.fields) }
            self.host?.setNeedsFrame()
        }.store(in: bag)
        output.copied.observe { [weak host] in host?.copy($0) }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func handle(_ event: InputEvent) -> Handled {
        if event == .key(Key(.enter)) {
            edit { $0.move(by: 1) }
            return .consumed
        }
        if event == .key(.control("y")) { return .ignored }
        var isTaken = false
        edit { isTaken = $0.handle(event) }
        if !isTaken, case .key(let key) = event, key.modifiers.isEmpty, case .character = key.code { return .consumed }
        return isTaken ? .consumed : .ignored
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value else { return }
        let area = rect.inset(horizontal: 2)
        let isWide = area.width >= 76
        let (left, beside) = area.splitLeft(isWide ? 42 : area.width)
        let fields = left.splitTop(editor.fields.count).top
        let results = isWide ? beside.inset(horizontal: 2) : area.splitTop(editor.fields.count + 1).rest
        drawResults(state, into: &canvas, in: results, context: context)
        let (_, bottom) = area.splitBottom(min(3, max(0, area.height - editor.fields.count - 1)))
        TextBlock.draw(state.source, into: &canvas, in: bottom.inset(horizontal: 1), style: context.theme[.muted])
        FormView.draw(editor, into: &canvas, in: fields, context: context) { [weak self] index in
            self?.edit { $0.focus(on: index) }
        }
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
                canvas.metrics.truncated(result.text, to: rect.width - width - 2), x: rect.x + width + 2,
                y: rect.y + index, style: context.theme[.accent])
        }
    }

    /// Edits the fields and says what stands in them now.
    private func edit(_ change: (inout FormEditor) -> Void) {
        let before = editor.values
        change(&editor)
        if editor.values != before { valuesChanged.send(editor.values) }
        host?.setNeedsFrame()
    }
}
