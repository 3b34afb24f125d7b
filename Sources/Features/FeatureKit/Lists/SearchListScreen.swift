public import Navigation
import Reactive
public import Terminal

/// The base class of screens with a search field above a list. Letters go to the field, the arrow keys move through
/// the list and Enter chooses the selected row. A subclass implements searching and choosing, and draws the rows.
@MainActor
open class SearchListScreen<Model: ViewModel>: ViewModelScreen<Model> {
    package private(set) var viewport = ListViewport()
    private var field = TextField(limit: 60)
    /// Whether the rows are still those of an earlier text.
    private var isAwaitingRows = false
    /// Whether Enter was pressed before the rows of the text arrived.
    private var isChoosingOnArrival = false

    open func search(for text: String) {}

    open func count(of state: State) -> Int { 0 }

    /// Called with every state after the rows are counted.
    open func didShow(_ state: State) {}

    /// Called for Enter or a click on the selected row.
    open func choose(_ row: Int) {}

    /// Selects the row on the first click and chooses it on the second.
    open func click(_ row: Int) {
        if row == viewport.selected { choose(row) } else { move { $0.select(row) } }
    }

    /// Whether Space chooses while the field is empty; otherwise it is typed.
    open var choosesWithSpace: Bool { false }

    /// Whether reading failed. The field is then disabled and `r` retries.
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

    /// The key that reads again; enabled only while letters are not typed.
    package var retryKey: KeyAction {
        key("screen.refresh", title: "action.refresh", [.character("r")], isEnabled: isFailed) { $0.refresh.send() }
    }

    package var canChoose: Bool { viewport.count > 0 || isAwaitingRows }

    /// Chooses the selected row; if the rows are still those of an earlier text, as soon as those of this one arrive.
    package func chooseSelected() {
        if isAwaitingRows { isChoosingOnArrival = true } else { choose(viewport.selected) }
    }

    /// Empties the field and searches again. Returns whether there was a text.
    package func clearText() -> Bool {
        guard !field.text.isEmpty else { return false }
        field = TextField(limit: field.limit)
        searchForText()
        return true
    }

    private func searchForText() {
        isChoosingOnArrival = false
        isAwaitingRows = true
        search(for: field.text)
        isAwaitingRows = state?.phase.isBusy ?? true
    }

    public final override func apply(_ state: State) {
        viewport.setCount(count(of: state))
        didShow(state)
        guard isAwaitingRows, !state.phase.isBusy else { return }
        isAwaitingRows = false
        guard isChoosingOnArrival else { return }
        isChoosingOnArrival = false
        if viewport.count > 0, !isFailed { choose(viewport.selected) }
    }

    package func move(_ change: (inout ListViewport) -> Void) {
        change(&viewport)
        host?.setNeedsFrame()
    }

    open override func handle(_ event: InputEvent) -> Handled {
        if isFailed { return .ignored }
        if choosesWithSpace, event == .key(.character(" ")), field.text.isEmpty {
            chooseSelected()
            return .consumed
        }
        if !ListMovement.wheel(event, &viewport) {
            switch field.handle(event) {
            case .changed:
                viewport.select(0)
                searchForText()
            case .consumed: break
            case .ignored: return .ignored
            }
        }
        host?.setNeedsFrame()
        return .consumed
    }

    package func drawList(
        of phase: Phase, into canvas: inout Canvas, in rect: Rect, context: RenderContext,
        row: (inout Canvas, Int, Rect, Bool) -> Void
    ) {
        viewport.setHeight(rect.height)
        guard drawsContent(of: phase, into: &canvas, in: rect, context: context) else { return }
        ListView.draw(
            viewport, into: &canvas, in: rect, context: context, click: { [weak self] in self?.click($0) }, row: row)
    }

    /// Draws the field. Must be called last, so that the hardware cursor is in the field.
    package func drawField(
        placeholder: String, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        TextFieldView.draw(
            field, placeholder: placeholder, isFocused: true, into: &canvas, in: rect, context: context)
    }

    package func fieldRect(in line: Rect) -> Rect {
        Rect(x: line.x + 3, y: line.y, width: min(48, line.width - 6), height: 1)
    }
}
