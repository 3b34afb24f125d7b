internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// Ingredients in a box with a field that finds them.
@MainActor
final class IngredientPickerModal: Modal {
    let route = "edit/ingredient"
    private let strings: Strings
    private let viewModel: IngredientPickerViewModel
    private let bag = SubscriptionBag()
    private let query = Observable("")
    private let rowSelected = Signal<Int>()
    private var output: IngredientPickerViewModel.Output?
    private var field = TextField(limit: 60)
    private var viewport = ListViewport()
    private weak var host: (any ScreenHost)?

    init(viewModel: IngredientPickerViewModel, strings: Strings) {
        self.viewModel = viewModel
        self.strings = strings
    }

    var title: String { strings["picker.title"] }
    var isCapturingText: Bool { true }

    var actions: [KeyAction] {
        [
            KeyAction(id: "picker.choose", title: strings["action.form.choose"], keys: [Key(.enter)], hint: 1) {
                [weak self] in self?.choose()
            }
        ]
    }

    func load(in host: any ScreenHost) {
        self.host = host
        let output = viewModel.transform(
            IngredientPickerViewModel.Input(query: query.readOnly, rowSelected: rowSelected.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.viewport.setCount(state.rows.count)
            self?.host?.setNeedsFrame()
        }.store(in: bag)
    }

    func unload() {
        bag.removeAll()
    }

    func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        Size(width: min(60, available.width - 4), height: min(16, available.height))
    }

    func handle(_ event: InputEvent) -> Handled {
        switch event {
        case .key(Key(.up)), .key(.control("p")): viewport.move(by: -1)
        case .key(Key(.down)), .key(.control("n")): viewport.move(by: 1)
        case .key(Key(.pageUp)): viewport.page(by: -1)
        case .key(Key(.pageDown)): viewport.page(by: 1)
        case .mouse(let mouse) where mouse.kind == .wheelUp: viewport.scroll(by: -3)
        case .mouse(let mouse) where mouse.kind == .wheelDown: viewport.scroll(by: 3)
        case .key(Key(.enter)): choose()
        default:
            switch field.handle(event) {
            case .changed:
                query.send(field.text)
                viewport.select(0)
            case .consumed: break
            case .ignored: return .ignored
            }
        }
        host?.setNeedsFrame()
        return .consumed
    }

    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value else { return }
        let (top, rest) = rect.splitTop(1)
        let (_, list) = rest.splitTop(1)
        viewport.setHeight(list.height)
        if let failure = state.failure {
            TextBlock.draw(failure, into: &canvas, in: list.inset(horizontal: 3), style: context.theme[.bad])
        } else if state.rows.isEmpty {
            canvas.put(strings["form.nothing-found"], x: list.x + 3, y: list.y, style: context.theme[.muted])
        }
        ListView.draw(viewport, into: &canvas, in: list, context: context) { [weak self] index in
            self?.viewport.select(index)
            self?.choose()
        } row: { canvas, index, area, isSelected in
            guard state.rows.indices.contains(index) else { return }
            let style = context.theme[isSelected ? .selection : .text]
            switch state.rows[index] {
            case .ingredient(_, let name, let detail):
                let width = canvas.metrics.width(of: detail)
                canvas.put(
                    canvas.metrics.truncated(name, to: area.width - width - 2), x: area.x, y: area.y, style: style)
                canvas.put(detail, x: area.maxX - width, y: area.y, style: context.theme[.muted])
            case .create(let name):
                canvas.put(
                    canvas.metrics.truncated("+ \(strings("picker.create", name))", to: area.width), x: area.x,
                    y: area.y, style: style)
            }
        }
        // What was drawn last owns the cursor: the field.
        TextFieldView.draw(
            field, placeholder: strings["picker.placeholder"], isFocused: true, into: &canvas,
            in: top.inset(horizontal: 1), context: context)
    }

    private func choose() {
        rowSelected.send(viewport.selected)
    }
}
