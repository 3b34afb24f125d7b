public import Terminal

/// The view controller: draws a view model's output and turns keys into its input.
///
/// A screen subscribes in `load` and nowhere else. It is loaded once, when it is put on a stack, and unloaded once,
/// when it leaves the stack.
@MainActor
public protocol Screen: AnyObject {
    /// The route that opens this screen, such as `drink:negroni`.
    var route: String { get }
    /// Its name in the breadcrumb trail.
    var title: String { get }
    /// A short text at the right end of the trail; empty for none.
    var status: String { get }
    /// Its keys, in the order of the hints. Called often, so it must be fast.
    var actions: [KeyAction] { get }
    /// Whether letters and digits are text (a text field has the focus).
    var isCapturingText: Bool { get }
    /// Called once before anything else; the place to subscribe.
    func load(in host: any ScreenHost)
    /// The screen is about to become visible.
    func willAppear()
    /// The screen is no longer visible: covered, on a hidden tab, or gone.
    func didDisappear()
    /// A modal now covers the screen, or no longer does; meanwhile it stays where it is and is drawn around the modal.
    func didChangeCover(isCovered: Bool)
    /// Draws the current state into a rectangle of the canvas.
    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext)
    /// Handles an event that no action consumed (while text is captured: before the actions).
    func handle(_ event: InputEvent) -> Handled
    /// Called once at the end; cancels running work.
    func unload()
}

extension Screen {
    /// Empty.
    public var status: String { "" }
    /// None.
    public var actions: [KeyAction] { [] }
    /// False.
    public var isCapturingText: Bool { false }
    /// Does nothing.
    public func willAppear() {}
    /// Does nothing.
    public func didDisappear() {}
    /// Does nothing.
    public func didChangeCover(isCovered: Bool) {}
    /// Passes every event on.
    public func handle(_ event: InputEvent) -> Handled { .ignored }
    /// Does nothing.
    public func unload() {}
}

/// Whether a screen consumed an event.
public enum Handled: Sendable {
    /// The event ends here.
    case consumed
    /// The event is passed on.
    case ignored
}
