public import Navigation
import Reactive
public import Terminal

/// The base of a screen with a search field above a list: letters go to the field, arrows walk the list, Enter takes the
/// selected row.
///
/// A subclass hands on what is typed and chosen, and draws its rows.
@MainActor
open class SearchListScreen<Model: ViewModel>: ViewModelScreen<Model> {
    /// The visible rows and the selected one.
    package private(set) var viewport = ListViewport()
    private var field = TextField(limit: 60)

    /// Looks for what is typed now.
    open func search(for text: String) {}

    /// Enter, or a click on the selected row.
    open func choose(_ row: Int) {}

    /// A row is selected by the first click and chosen by the second.
    open func click(_ row: Int) {
        if row == viewport.selected { choose(row) } else { move { $0.select(row) } }
    }

    /// Whether a blank chooses while nothing is typed; inside a name it is a blank.
    open var choosesByBlank: Bool { false }

    /// Where nothing could be read there is nothing to look for, and `r` tries again.
    package final var isFailed: Bool {
        if case .failed = state?.phase { true } else { false }
    }

    open override var isCapturingText: Bool { !isFailed }

    package func walkKeys(hint: Int = 1) -> [KeyAction] {
        [
            walkKey("list.down", "action.walk", [Key(.down), .control("n")], hint: hint) { $0.move(by: 1) },
            walkKey("list.up", "action.list.up", [Key(.up), .control("p")]) { $0.move(by: -1) },
            walkKey("list.page-down", "action.list.page-down", [Key(.pageDown)]) { $0.page(by: 1) },
            walkKey("list.page-up", "action.list.page-up", [Key(.pageUp)]) { $0.page(by: -1) },
        ]
    }

    private func walkKey(
        _ id: String, _ title: String, _ keys: [Key], hint: Int? = nil, change: @escaping (inout ListViewport) -> Void
    ) -> KeyAction {
        key(id, title: title, keys, hint: hint, shown: hint.map { _ in "↑ ↓" }) { [weak self] _ in self?.move(change) }
    }

    /// The key that reads again, while letters are no text.
    package var retryKey: KeyAction {
        key("screen.refresh", title: "action.refresh", [.character("r")], isEnabled: isFailed) { $0.refresh.send() }
    }

    /// Chooses the selected row.
    package func chooseSelected() { choose(viewport.selected) }

    /// Changes what is selected, and draws it.
    package func move(_ change: (inout ListViewport) -> Void) {
        change(&viewport)
        host?.setNeedsFrame()
    }

    /// Shows so many rows.
    package func setCount(_ count: Int) { viewport.setCount(count) }

    open override func handle(_ event: InputEvent) -> Handled {
        if isFailed { return .ignored }
        if choosesByBlank, event == .key(.character(" ")), field.text.isEmpty {
            chooseSelected()
            return .consumed
        }
        if !ListMovement.wheel(event, &viewport) {
            switch field.handle(event) {
            case .changed:
                viewport.select(0)
                search(for: field.text)
            case .consumed: break
            case .ignored: return .ignored
            }
        }
        host?.setNeedsFrame()
        return .consumed
    }

    /// The rows, or what stands in their place; they know their height from then on.
    package func drawList(
        of phase: Phase, into canvas: inout Canvas, in rect: Rect, context: RenderContext,
        row: (inout Canvas, Int, Rect, Bool) -> Void
    ) {
        viewport.setHeight(rect.height)
        guard drawsContent(of: phase, into: &canvas, in: rect, context: context) else { return }
        ListView.draw(
            viewport, into: &canvas, in: rect, context: context, click: { [weak self] in self?.click($0) }, row: row)
    }

    /// The field; drawn last, so that the hardware cursor stands in it.
    package func drawField(
        placeholder: String, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        TextFieldView.draw(
            field, placeholder: placeholder, isFocused: true, into: &canvas, in: rect, context: context)
    }

    /// Where the field of a whole screen stands, in the line above its list.
    package func fieldRect(in line: Rect) -> Rect {
        Rect(x: line.x + 3, y: line.y, width: min(48, line.width - 6), height: 1)
    }
}
