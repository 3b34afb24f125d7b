public import Domain
public import Navigation
public import Reactive
public import Terminal

/// A list whose rows lead somewhere.
@MainActor
public final class RowListScreen<Target: Hashable & Sendable>: Screen {
    /// The route that opens it.
    public let route: String
    private let makeTitle: () -> String
    private let makeStatus: () -> String
    private let makeEmpty: () -> String
    private let makeActions: () -> [KeyAction]
    private let loading: String
    private let filter: RowListFilter?
    private let failed: Events<String>?
    private var arrival = 0
    private let strings: Strings
    private let viewModel: RowListViewModel<Target>
    private let list: ListController
    private let bag = SubscriptionBag()
    private var output: RowListViewModel<Target>.Output?
    private var indicator: PhaseIndicator?

    /// Makes a screen.
    /// - Parameters:
    ///   - title: its name in the trail, as it is whenever it is drawn.
    ///   - status: what stands at the right of the trail.
    ///   - loading: the text beside the spinner.
    ///   - empty: what it means that there is nothing, and what to do.
    ///   - filter: what it says of its filter; nil where it has none.
    ///   - failed: what could not be done, to be shown as a message.
    ///   - actions: what the list can do beside what every list can.
    public init(
        route: String, title: @autoclosure @escaping () -> String, status: @autoclosure @escaping () -> String = "",
        loading: String, empty: @autoclosure @escaping () -> String, viewModel: RowListViewModel<Target>,
        strings: Strings, filter: RowListFilter? = nil, failed: Events<String>? = nil,
        actions: @escaping () -> [KeyAction] = { [] }
    ) {
        self.route = route
        makeTitle = title
        makeStatus = status
        self.loading = loading
        self.filter = filter
        self.failed = failed
        makeEmpty = empty
        makeActions = actions
        self.viewModel = viewModel
        self.strings = strings
        list = ListController(strings: strings)
    }

    /// Its name in the trail.
    public var title: String { makeTitle() }

    /// What stands at the right of the trail.
    public var status: String { makeStatus() }

    /// Its own keys and those of a list, without a find line: not all of it may be read.
    public var actions: [KeyAction] { makeActions() + list.actions.filter { !$0.id.hasPrefix("list.find") } }

    /// Subscribes.
    public func load(in host: any ScreenHost) {
        list.load(in: host)
        let indicator = PhaseIndicator(host: host)
        self.indicator = indicator
        let output = viewModel.transform(
            RowListViewModel<Target>.Input(
                visibleRows: list.visibleRows.events, rowSelected: list.rowSelected.events,
                refreshRequested: list.refresh.events))
        self.output = output
        output.state.observe { [weak self] state in
            self?.apply(state)
            indicator.show(state.phase)
        }.store(in: bag)
        failed?.observe { [weak host] in host?.showToast($0, kind: .failed) }.store(in: bag)
    }

    /// Ends the subscriptions.
    public func unload() {
        bag.removeAll()
    }

    /// Lets the wheel and clicks move the list.
    public func handle(_ event: InputEvent) -> Handled { list.handle(event) }

    /// Draws the rows.
    public func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state = output?.state.value, let indicator else { return }
        let parts = filter?.parts() ?? []
        let (line, rest) = rect.splitTop(parts.isEmpty ? 0 : 1)
        draw(parts, into: &canvas, in: line.inset(horizontal: 1), context: context)
        list.render(into: &canvas, in: rest, context: context) { canvas, area in
            indicator.draw(
                state.phase, loading: loading, empty: makeEmpty(), retry: strings["phase.retry"], into: &canvas,
                in: area,
                context: context)
        } row: { canvas, index, area, isSelected in
            guard state.rows.indices.contains(index) else { return }
            PageRowLineView.draw(
                state.rows[index], isSelected: isSelected, into: &canvas, in: area, context: context)
        }
    }

    /// Another list begins at its first row.
    private func apply(_ state: RowListState<Target>) {
        list.apply(count: state.rows.count, matches: [])
        guard state.arrival != arrival else { return }
        arrival = state.arrival
        list.select(0)
    }

    private func draw(_ parts: [String], into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard !rect.isEmpty else { return }
        let chips = parts.enumerated().map { FilterChip(meaning: $0.offset, text: $0.element) }
        FilterLineView.draw(chips, label: strings["filter.title"], into: &canvas, in: rect, context: context) {
            [filter] in filter?.remove($0.meaning)
        }
    }
}
