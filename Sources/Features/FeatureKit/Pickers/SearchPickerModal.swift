package import Domain
package import Navigation
import Reactive
package import Terminal

/// The search picker: typing searches, the arrow keys move, Enter chooses or ticks, Esc closes.
@MainActor
package final class SearchPickerModal: ViewModelScreen<PickerViewModel>, Modal {
    private let source: PickerSource
    private let choice: PickerViewModel.Choice
    private let isOrdered: Bool
    private var field = TextField(limit: 60)
    private var viewport = ListViewport()
    /// Whether Enter was pressed before the latest results arrived; their first row is then chosen.
    private var isChoosingFirst = false

    /// `isOrdered` means that the order of ticking counts; rows are then numbered 1, 2, ….
    package init(
        route: String, source: PickerSource, choice: PickerViewModel.Choice, isOrdered: Bool = false,
        strings: Strings
    ) {
        self.source = source
        self.choice = choice
        self.isOrdered = isOrdered
        super.init(
            route: route, viewModel: PickerViewModel(source: source, choice: choice, strings: strings),
            strings: strings)
    }

    package override var title: String { source.title }
    package override var isCapturingText: Bool { true }
    package override var emptyText: String { source.empty }

    private var isTicking: Bool { if case .several = choice { true } else { false } }

    /// The actions shown as hints; `handle` takes their keys itself.
    package override var actions: [KeyAction] {
        [
            KeyAction(
                id: isTicking ? "form.tick" : "finder.choose",
                title: strings[isTicking ? "action.form.tick" : "action.choose"], keys: [Key(.enter)], hint: 1,
                isEnabled: viewport.count > 0
            ) { [weak self] in self?.choose() },
            KeyAction(
                id: "finder.down", title: strings["action.walk"], keys: [Key(.down)], hint: 1, hintKeys: "↑ ↓"
            ) { [weak self] in self?.move { $0.move(by: 1) } },
        ]
    }

    /// Closes the modal before handling a choice, unless the choice closes it itself.
    package override func bind(_ output: PickerViewModel.Output, in host: any ScreenHost) {
        output.chosen.observe { [weak host, choice] row in
            switch choice {
            case .one(let choose):
                host?.goBack()
                choose(row)
            case .staying(let choose): choose(row) { [weak host] in host?.goBack() }
            case .several: break
            }
        }.store(in: bag)
    }

    package override func apply(_ state: PickerState) {
        viewport.setCount(state.rows.count)
        guard isChoosingFirst, !state.phase.isBusy else { return }
        isChoosingFirst = false
        if !state.rows.isEmpty { input.rowSelected.send(0) }
    }

    package func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        Size(width: min(60, available.width - 6), height: min(16, available.height - 2))
    }

    package override func handle(_ event: InputEvent) -> Handled {
        switch event {
        case .key(Key(.up)), .key(.control("p")): viewport.move(by: -1)
        case .key(Key(.down)), .key(.control("n")): viewport.move(by: 1)
        case .key(Key(.pageUp)): viewport.page(by: -1)
        case .key(Key(.pageDown)): viewport.page(by: 1)
        case .key(Key(.enter)): choose()
        case .key(.character(" ")) where isTicking && field.text.isEmpty: choose()
        default:
            if ListMovement.wheel(event, &viewport) { break }
            switch field.handle(event) {
            case .changed:
                viewport.select(0)
                input.query.send(field.text)
            case .consumed: break
            case .ignored: return .ignored
            }
        }
        host?.setNeedsFrame()
        return .consumed
    }

    /// Draws the field last, because the last drawn view owns the cursor.
    package override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state else { return }
        let (top, rest) = rect.splitTop(1)
        let list = rest.splitTop(1).rest
        viewport.setHeight(list.height)
        if drawsContent(of: state.phase, into: &canvas, in: list, context: context) {
            ListView.draw(viewport, into: &canvas, in: list, context: context) { [weak self] row in
                self?.move { $0.select(row) }
                self?.choose()
            } row: { canvas, index, area, isSelected in
                guard state.rows.indices.contains(index) else { return }
                draw(state.rows[index], state, isSelected: isSelected, into: &canvas, in: area, context: context)
            }
        }
        TextFieldView.draw(
            field, placeholder: source.placeholder, isFocused: true, into: &canvas, in: top.inset(horizontal: 1),
            context: context)
    }

    private func draw(
        _ row: PickerRow, _ state: PickerState, isSelected: Bool, into canvas: inout Canvas, in area: Rect,
        context: RenderContext
    ) {
        var x = area.x
        if isTicking {
            let place = state.ticked.firstIndex(of: row.id)
            let mark = place.map { isOrdered ? String($0 + 1) : context.glyphs.check } ?? " "
            x = canvas.put("[\(mark)]", x: x, y: area.y, style: context.theme[place == nil ? .muted : .good]) + 2
        }
        let width = canvas.metrics.width(of: row.detail)
        FoundText.draw(
            row.name, query: input.query.value, into: &canvas, x: x, y: area.y,
            style: context.theme[isSelected ? .selection : .text], limit: area.maxX - x - width - 2,
            context: context)
        canvas.put(row.detail, x: area.maxX - width, y: area.y, style: context.theme[.muted])
    }

    private func move(_ change: (inout ListViewport) -> Void) {
        change(&viewport)
        host?.setNeedsFrame()
    }

    private func choose() {
        guard let state else { return }
        if state.phase.isBusy, !isTicking {
            isChoosingFirst = true
        } else {
            input.rowSelected.send(viewport.selected)
        }
    }
}
