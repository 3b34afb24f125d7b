package import Domain
package import Navigation
package import Terminal

@MainActor
package final class ChoiceModal: Modal {
    /// Not reachable from outside.
    package let route = "choice"
    package let title: String
    private let options: [FormOption]
    private let present: String
    private let strings: Strings
    private let onChoice: (String) -> Void
    private var viewport = ListViewport()
    private weak var host: (any ScreenHost)?

    /// `onChoice` receives the option's ID after the modal has closed.
    package init(
        title: String, options: [FormOption], selected: String, strings: Strings,
        onChoice: @escaping (String) -> Void
    ) {
        self.title = title
        self.options = options
        self.strings = strings
        self.onChoice = onChoice
        present = selected
        viewport.setCount(options.count)
        viewport.setHeight(options.count)
        viewport.select(options.firstIndex { $0.id == selected } ?? 0)
    }

    package var actions: [KeyAction] {
        [
            KeyAction(id: "form.choose", title: strings["action.form.choose"], keys: [Key(.enter)], hint: 1) {
                [weak self] in self?.choose()
            }
        ] + ListMovement.actions(strings, of: self, \.viewport) { $0.host?.setNeedsFrame() }
    }

    package func load(in host: any ScreenHost) { self.host = host }

    package func contentSize(in available: Size, metrics: TextMetrics) -> Size {
        let widest = options.reduce(metrics.width(of: title) + 6) { max($0, metrics.width(of: $1.title) + 10) }
        return Size(width: min(max(widest, 30), available.width - 8), height: min(options.count, available.height - 4))
    }

    package func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        viewport.setHeight(rect.height)
        ListView.draw(viewport, into: &canvas, in: rect, context: context) { [weak self] index in
            self?.viewport.select(index)
            self?.choose()
        } row: { canvas, index, area, isSelected in
            let option = options[index]
            let sign = option.id == present ? context.glyphs.check : " "
            let area = canvas.put(sign: sign, in: area, style: context.theme[.good])
            canvas.put(
                option.title, x: area.x + 2, y: area.y, style: context.theme[isSelected ? .selection : .text],
                fitting: area.width - 2)
        }
    }

    private func choose() {
        guard options.indices.contains(viewport.selected) else { return }
        let id = options[viewport.selected].id
        host?.goBack()
        onChoice(id)
    }
}
