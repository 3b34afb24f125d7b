public import Terminal

/// The view controller of this world: draws a view model's output and turns keys into its input.
///
/// A screen subscribes in `load` and nowhere else. It is loaded once, when it is put on a stack, and unloaded once,
/// when it leaves it.
@MainActor
public protocol Screen: AnyObject {
    /// The route that opens this screen, `drink:negroni`.
    var route: String { get }
    /// Its name in the trail.
    var title: String { get }
    /// A short text at the right end of the trail; empty for none.
    var status: String { get }
    /// Its keys, in the order of the hints. Asked for often: cheap.
    var actions: [KeyAction] { get }
    /// Whether letters and digits are text now (a text field has the focus).
    var isCapturingText: Bool { get }
    /// Called once before anything else; the place to subscribe.
    func load(in host: any ScreenHost)
    /// The screen is about to be seen.
    func willAppear()
    /// The screen is no longer seen: covered, on a hidden tab, or gone.
    func didDisappear()
    /// Draws the present state into a rectangle of the canvas.
    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext)
    /// Takes an event that no key action took (while text is captured: before the actions).
    func handle(_ event: InputEvent) -> Handled
    /// Called once at the end; running work is cancelled here.
    func unload()
}

extension Screen {
    /// No text.
    public var status: String { "" }
    /// No keys of its own.
    public var actions: [KeyAction] { [] }
    /// No text field.
    public var isCapturingText: Bool { false }
    /// Nothing to do.
    public func willAppear() {}
    /// Nothing to do.
    public func didDisappear() {}
    /// Lets everything pass.
    public func handle(_ event: InputEvent) -> Handled { .ignored }
    /// Nothing to do.
    public func unload() {}
}
