package import Domain
package import Navigation
import Reactive
package import Terminal

/// The search picker. Enter chooses or ticks, Esc closes.
@MainActor
package final class SearchPickerModal: SearchListScreen<PickerViewModel>, Modal {
    private let source: PickerSource
    private let choice: PickerViewModel.Choice
    private let isOrdered: Bool

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
    package override var emptyText: String { source.empty }
    package override var choosesWithSpace: Bool { isTicking }

    private var isTicking: Bool { if case .several = choice { true } else { false } }

    package override var actions: [KeyAction] {
        [
            key(
                isTicking ? "form.tick" : "finder.choose", title: isTicking ? "action.form.tick" : "action.choose",
                [Key(.enter)], hint: 1, isEnabled: canChoose
            ) { [weak self] _ in self?.chooseSelected() }
        ] + walkKeys()
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

    package override func search(for text: String) { input.query.send(text) }

    package override func count(of state: PickerState) -> Int { state.rows.count }

    package override func choose(_ row: Int) { input.rowSelected.send(row) }

    package override func click(_ row: Int) {
        move { $0.select(row) }
        choose(row)
    }

    package func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        Size(width: min(60, available.width - 6), height: min(16, available.height - 2))
    }

    package override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state else { return }
        let (top, rest) = rect.splitTop(1)
        drawList(of: state.phase, into: &canvas, in: rest.splitTop(1).rest, context: context) {
            canvas, index, area, isSelected in
            guard state.rows.indices.contains(index) else { return }
            draw(state.rows[index], state, isSelected: isSelected, into: &canvas, in: area, context: context)
        }
        drawField(
            placeholder: source.placeholder, into: &canvas, in: top.inset(horizontal: 1), context: context)
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
}
