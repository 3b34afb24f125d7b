package import Domain
public import Navigation
package import Reactive
public import Terminal

/// The base class of list screens. A subclass draws a row and adds keys with `rowKey` and `key`.
@MainActor
open class ListScreen<Model: ViewModel>: ViewModelScreen<Model>
where Model.Input: ListScreenInput, Model.Output.State: ListScreenState {
    public typealias Row = Model.Output.State.Row

    package private(set) lazy var list = ListController(input: input.list, strings: strings, openTitle: openTitle)
    private let openTitle: String
    private var arrival = 0

    package init(
        route: String, viewModel: Model, changes: Events<Void> = .never, strings: Strings,
        openTitle: String = "action.open"
    ) {
        self.openTitle = openTitle
        super.init(route: route, viewModel: viewModel, changes: changes, strings: strings)
    }

    package private(set) var glance: GlancePane?
    private var findPlace: (Row) -> Place? = { _ in nil }

    /// Shows the page of the selected row beside the list; none for a row whose `place` is nil.
    @discardableResult
    package func show(_ glances: Glances, of place: @escaping (Row) -> Place?) -> Self {
        glance = GlancePane(glances)
        findPlace = place
        return self
    }

    package var selectedRow: Row? { state?.row(at: list.selected) }

    /// Additional keys, in the order of their hints.
    open var rowActions: [KeyAction] { [] }

    /// Draws a header above the rows and returns the remaining rectangle.
    open func drawHeader(
        _ state: State, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) -> Rect { rect }

    /// Draws one row. Must depend only on the row, the query and the language.
    open func drawRow(
        _ row: Row, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {}

    /// Creates a key that acts on the selected row; disabled if there is none.
    package func rowKey(
        _ id: String, title: String? = nil, _ keys: [Key], hint: Int? = nil, hintTitle: String? = nil,
        shown: String? = nil, isEnabled: Bool = true, send: @escaping (Model.Input) -> Signal<Int>
    ) -> KeyAction {
        key(
            id, title: title, keys, hint: hint, hintTitle: hintTitle, shown: shown,
            isEnabled: isEnabled && selectedRow != nil
        ) { [weak self] input in
            if let self { send(input).send(list.selected) }
        }
    }

    open override var actions: [KeyAction] {
        list.isCapturingText ? list.actions : joined(rowActions + startActions, with: list.actions)
    }

    /// An own action as the button of the empty list.
    package func offered(_ id: String) -> KeyAction? { rowActions.first { $0.id == id && $0.isEnabled } }

    open override var isCapturingText: Bool { list.isCapturingText }

    open override var widestContent: Int { glance == nil ? super.widestContent : PaneLayout.widestPage }

    open override func willBind(in host: any ScreenHost) {
        list.load(in: host)
        glance?.load(in: host)
    }

    open override func apply(_ state: State) {
        let isOther = state.arrival != arrival
        arrival = state.arrival
        glance?.apply(state.phase)
        list.apply(
            count: state.rowCount, matches: state.matches, of: state.matchedText, best: state.bestMatch,
            isOther: isOther)
    }

    open override var isCopyable: Bool { !list.isCapturingText && (state?.rowCount ?? 0) > 0 }

    /// Copies the words of the selected row or of all loaded rows, without truncation.
    open override func copyText(of part: CopyPart, metrics: TextMetrics, context: RenderContext) -> String? {
        guard let state, state.rowCount > 0 else { return nil }
        let places = part == .row ? list.selected..<(list.selected + 1) : 0..<state.rowCount
        let lines = places.compactMap { place in
            state.row(at: place).map { row in
                CopiedText.line { canvas, area, context in
                    drawRow(row, isSelected: false, into: &canvas, in: area, context: context)
                }
            }
        }
        return lines.joined(separator: "\n")
    }

    open override var selection: Int? { list.selected }

    open override func select(_ place: Int) { list.selectWhenRead(place) }

    open override func handle(_ event: InputEvent) -> Handled { list.handle(event) }

    open override func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state else { return }
        // While a row is being read, the last page stays.
        if let row = selectedRow, findPlace(row) == nil { glance?.clear() }
        let body =
            state.rowCount == 0
            ? Rect(x: rect.x, y: rect.y, width: min(rect.width, super.widestContent), height: rect.height)
            : glance?.draw(selectedRow.flatMap(findPlace), into: &canvas, in: rect, context: context) ?? rect
        let rest = drawHeader(state, into: &canvas, in: body, context: context)
        list.render(into: &canvas, in: rest, context: context) { canvas, area in
            drawsContent(of: state.phase, into: &canvas, in: area, context: context)
        } row: { canvas, index, area, isSelected in
            guard let row = state.row(at: index) else { return }
            drawRow(row, isSelected: isSelected, into: &canvas, in: area, context: context)
        }
    }
}
