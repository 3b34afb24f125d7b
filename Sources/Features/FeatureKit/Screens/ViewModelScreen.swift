package import Domain
public import Navigation
package import Reactive
public import Terminal

/// The base of every screen and modal with a view model. It owns the bindings, the phase indicator and the toasts, and
/// asks for fresh content when the store changed: at once while it is seen, else when it is seen again.
///
/// A subclass says what it is called, its keys, and how its content is drawn:
///
///     final class CalendarScreen: ViewModelScreen<CalendarViewModel> {
///         override var title: String { strings["momentum.calendar"] }
///         override var actions: [KeyAction] { [key("calendar.next", [Key(.down)]) { $0.moved.send(1) }] }
///         override func draw(_ state: CalendarState, into canvas: inout Canvas, in rect: Rect, context: …) { … }
///     }
@MainActor
open class ViewModelScreen<Model: ViewModel>: Screen {
    /// What the view model shows.
    public typealias State = Model.Output.State

    package let strings: Strings
    /// The signals of this screen; sent by its keys.
    package let input = Model.Input()
    /// Ends with the screen.
    package let bag = SubscriptionBag()
    /// What the view model shows; nil before `load`.
    package private(set) var output: Model.Output?
    /// The program around the screen; nil before `load`.
    package private(set) weak var host: (any ScreenHost)?

    private let fixedRoute: String
    private let viewModel: Model
    private let changes: Events<Void>
    private var indicator: PhaseIndicator?
    /// A screen is loaded to be seen.
    private var isVisible = true
    private var isStale = false

    /// - Parameter changes: fires when the store changed something the screen shows (`StoreEvents.touching`).
    package init(route: String, viewModel: Model, changes: Events<Void> = .never, strings: Strings) {
        fixedRoute = route
        self.viewModel = viewModel
        self.changes = changes
        self.strings = strings
    }

    /// What is shown now; nil before `load`.
    package var state: State? { output?.state.value }

    // MARK: What a subclass says

    /// The route that opens this screen as it is now.
    open var route: String { fixedRoute }
    /// Its name in the trail.
    open var title: String { "" }
    /// A short text at the right end of the trail.
    open var status: String { "" }
    /// Its keys, in the order of the hints.
    open var actions: [KeyAction] { [refreshKey] }
    /// Whether letters are text now.
    open var isCapturingText: Bool { false }
    /// The text beside the spinner.
    open var loadingText: String { strings["phase.loading"] }
    /// What it means that there is nothing, and what to do.
    open var emptyText: String { "" }
    /// How to read again what could not be read.
    open var retryText: String { strings["phase.retry"] }

    /// Called once, after the view model was bound: the place for further subscriptions.
    open func bind(_ output: Model.Output, in host: any ScreenHost) {}

    /// Called with each state, the first one included.
    open func apply(_ state: State) {}

    /// Draws the content; called while there is some.
    open func draw(_ state: State, into canvas: inout Canvas, in rect: Rect, context: RenderContext) {}

    /// Takes an event that no key took.
    open func handle(_ event: InputEvent) -> Handled { .ignored }

    /// Draws the content, or what stands in its place.
    open func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state else { return }
        if drawsContent(of: state.phase, into: &canvas, in: rect, context: context) {
            draw(state, into: &canvas, in: rect, context: context)
        }
    }

    /// Whether something is filled in that is lost with it.
    open var hasUnsavedInput: Bool { false }

    /// Whether there is something on it to copy.
    open var isCopyable: Bool { false }

    /// The selected row, or all of it, as text.
    open func copyText(of part: CopyPart, metrics: TextMetrics, context: RenderContext) -> String? { nil }

    /// The place of what is selected.
    open var selection: Int? { nil }

    /// Selects what is at a place, once there is so much.
    open func select(_ place: Int) {}

    /// The most columns it makes use of.
    open var widestContent: Int { 120 }

    // MARK: What a subclass uses

    /// Draws the spinner, the empty or the failed text of a phase; answers whether there is content to draw instead.
    package func drawsContent(
        of phase: Phase, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) -> Bool {
        indicator?.draw(
            phase, loading: loadingText, empty: emptyText, retry: retryText, into: &canvas, in: rect,
            context: context) ?? false
    }

    /// A key that sends an input.
    ///
    /// - Parameters:
    ///   - id: its name in the configuration; its title is the text `action.ID`.
    ///   - title: the key of another title.
    package func key(
        _ id: String, title: String? = nil, _ keys: [Key], hint: Int? = nil, shown: String? = nil,
        isEnabled: Bool = true, perform: @escaping (Model.Input) -> Void
    ) -> KeyAction {
        KeyAction(
            id: id, title: strings[title ?? "action.\(id)"], keys: keys, hint: hint, hintKeys: shown,
            isEnabled: isEnabled
        ) { [input] in perform(input) }
    }

    /// The key that reads again.
    package var refreshKey: KeyAction {
        key("screen.refresh", title: "action.refresh", [.character("r")]) { $0.refresh.send() }
    }

    // MARK: Screen

    /// Binds the view model.
    package final func load(in host: any ScreenHost) {
        self.host = host
        indicator = PhaseIndicator(host: host)
        willBind(in: host)
        changes.observe { [weak self] in self?.refreshWhenSeen() }.store(in: bag)
        let output = viewModel.transform(input)
        self.output = output
        output.state.observe { [weak self] state in
            self?.apply(state)
            self?.indicator?.show(state.phase)
        }.store(in: bag)
        output.messages.show(in: host, bag: bag)
        bind(output, in: host)
    }

    /// Called once, before the view model is bound: a base class hands the host to its controller here.
    open func willBind(in host: any ScreenHost) {}

    /// Reads again what changed while the screen was hidden.
    open func willAppear() {
        isVisible = true
        if isStale { refreshWhenSeen() }
    }

    /// From here on changes wait.
    open func didDisappear() {
        isVisible = false
    }

    /// A modal covers it, or no longer does; what changes meanwhile is still read.
    open func didChangeCover(isCovered: Bool) {}

    /// Ends all subscriptions.
    open func unload() {
        bag.removeAll()
    }

    private func refreshWhenSeen() {
        isStale = !isVisible
        if isVisible { input.refresh.send() }
    }
}
