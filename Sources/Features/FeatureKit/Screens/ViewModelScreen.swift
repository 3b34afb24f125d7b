package import Domain
public import Navigation
package import Reactive
public import Terminal

/// The base class of screens and modals with a view model. It owns the bindings, the phase indicator and the toasts.
/// When the store changes, it refreshes at once if visible, otherwise when it next appears.
///
/// A subclass defines its title, its keys and how its content is drawn:
///
///     final class CalendarScreen: ViewModelScreen<CalendarViewModel> {
///         override var title: String { strings["momentum.calendar"] }
///         override var actions: [KeyAction] { [key("calendar.next", [Key(.down)]) { $0.moved.send(1) }] }
///         override func draw(_ state: CalendarState, into canvas: inout Canvas, in rect: Rect, context: …) { … }
///     }
@MainActor
open class ViewModelScreen<Model: ViewModel>: Screen {
    public typealias State = Model.Output.State

    package let strings: Strings
    package let input = Model.Input()
    /// Emptied when the screen unloads.
    package let bag = SubscriptionBag()
    /// The view model's output; nil before `load`.
    package private(set) var output: Model.Output?
    /// The program around the screen; nil before `load`.
    package private(set) weak var host: (any ScreenHost)?

    private let fixedRoute: String
    private let viewModel: Model
    private let changes: Events<Void>
    private var indicator: PhaseIndicator?
    private var isVisible = true
    private var isCovered = false
    private var isStale = false

    /// - Parameter changes: fires when the store changes data the screen shows (`StoreEvents.touching`).
    package init(route: String, viewModel: Model, changes: Events<Void> = .never, strings: Strings) {
        fixedRoute = route
        self.viewModel = viewModel
        self.changes = changes
        self.strings = strings
    }

    package var state: State? { output?.state.value }

    // MARK: What a subclass says

    open var route: String { fixedRoute }
    open var title: String { "" }
    open var status: String { "" }
    /// The actions, in the order of their hints.
    open var actions: [KeyAction] { [refreshKey] }
    open var isCapturingText: Bool { false }
    open var loadingText: String { strings["phase.loading"] }
    /// Explains why there is no content and what to do.
    open var emptyText: String { "" }
    /// The action that the screen offers as a button while it has no content; nil for none.
    open var emptyAction: KeyAction? { nil }
    open var retryText: String { strings["phase.retry"] }

    /// Called once after the view model is bound; the place for further subscriptions.
    open func bind(_ output: Model.Output, in host: any ScreenHost) {}

    /// Called with every state, including the first.
    open func apply(_ state: State) {}

    /// Draws the content; called only if there is any.
    open func draw(_ state: State, into canvas: inout Canvas, in rect: Rect, context: RenderContext) {}

    open func handle(_ event: InputEvent) -> Handled { .ignored }

    open func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext) {
        guard let state else { return }
        if drawsContent(of: state.phase, into: &canvas, in: rect, context: context) {
            draw(state, into: &canvas, in: rect, context: context)
        }
    }

    open var hasUnsavedInput: Bool { false }

    open var isCopyable: Bool { false }

    open func copyText(of part: CopyPart, metrics: TextMetrics, context: RenderContext) -> String? { nil }

    open var selection: Int? { nil }

    open func select(_ place: Int) {}

    open var widestContent: Int { 120 }

    // MARK: What a subclass uses

    /// Draws the spinner, the empty text or the error. Returns whether there is content to draw instead.
    package func drawsContent(
        of phase: Phase, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) -> Bool {
        indicator?.draw(
            phase, loading: loadingText, seconds: { strings("phase.seconds", String($0)) }, empty: emptyText,
            retry: retryText, button: emptyAction, into: &canvas, in: rect, context: context) ?? false
    }

    /// The key of the button on an empty screen; no hint of its own if the button's key shows the same title.
    package var startActions: [KeyAction] {
        guard state?.phase == .empty, let button = emptyAction else { return [] }
        let isHinted = button.hint != nil && button.hintTitle ?? button.title == button.title
        return [
            KeyAction(
                id: "list.start", title: strings["action.list.start"], keys: [Key(.enter)],
                hint: isHinted ? nil : 0, hintTitle: button.title, perform: button.perform)
        ]
    }

    /// A disabled action of the others gives up the keys that own actions use.
    package func joined(_ own: [KeyAction], with others: [KeyAction]) -> [KeyAction] {
        guard !own.isEmpty else { return others }
        let taken = Set(own.filter(\.isEnabled).flatMap(\.keys))
        return own + others.map { $0.isEnabled ? $0 : $0.keepingKeys { !taken.contains($0) } }
    }

    /// Creates a key that sends an input. `id` is the action's name in the configuration; its title is the text
    /// `action.ID`, or the text with the key `title`.
    package func key(
        _ id: String, title: String? = nil, _ keys: [Key], hint: Int? = nil, hintTitle: String? = nil,
        shown: String? = nil, isEnabled: Bool = true, perform: @escaping (Model.Input) -> Void
    ) -> KeyAction {
        KeyAction(
            id: id, title: strings[title ?? "action.\(id)"], keys: keys, hint: hint,
            hintTitle: hintTitle.map { strings[$0] }, hintKeys: shown, isEnabled: isEnabled
        ) { [input] in perform(input) }
    }

    package var refreshKey: KeyAction {
        key("screen.refresh", title: "action.refresh", [.character("r")]) { [weak self] in
            self?.host?.willRefresh()
            $0.refresh.send()
        }
    }

    // MARK: Screen

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
        output.copied.observe { [weak host] in host?.copy($0) }.store(in: bag)
        output.finished.observe { [weak host] in host?.goBack() }.store(in: bag)
        bind(output, in: host)
    }

    /// Called once before the view model is bound; base classes pass the host to their controllers here.
    open func willBind(in host: any ScreenHost) {}

    /// Refreshes if the store changed while the screen was hidden.
    open func willAppear() {
        isVisible = true
        if isStale { refreshWhenSeen() }
        didChangeVisibility(isSeen: !isCovered)
    }

    /// Defers refreshing until the screen appears again.
    open func didDisappear() {
        isVisible = false
        didChangeVisibility(isSeen: false)
    }

    open func didChangeCover(isCovered: Bool) {
        self.isCovered = isCovered
        didChangeVisibility(isSeen: isVisible && !isCovered)
    }

    /// Called when the screen appears, disappears, is covered or uncovered.
    open func didChangeVisibility(isSeen: Bool) {}

    open func unload() { bag.removeAll() }

    private func refreshWhenSeen() {
        isStale = !isVisible
        if isVisible { input.refresh.send() }
    }
}
