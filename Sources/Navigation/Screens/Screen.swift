package import Terminal

/// The view controller: draws a view model's output and turns keys into its input.
///
/// A screen subscribes in `load` and nowhere else. It is loaded once, when it is put on a stack, and unloaded once,
/// when it leaves the stack.
@MainActor
package protocol Screen: AnyObject {
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
    /// Whether something is filled in that is lost with the screen.
    var hasUnsavedInput: Bool { get }
    /// Whether there is something on it that can be copied as text.
    var isCopyable: Bool { get }
    /// The selected row, or all of it, as text: whole words, without frames; nil where there is none.
    func copyText(of part: CopyPart, metrics: TextMetrics, context: RenderContext) -> String?
    /// The place of the selection, for whoever comes back at the next start; nil where there is none.
    var selection: Int? { get }
    /// Puts the selection back as soon as there is so much to select.
    func select(_ place: Int)
    /// The most columns it makes use of; a wider window stays empty at the right.
    var widestContent: Int { get }
    /// Called once before anything else; the place to subscribe.
    func load(in host: any ScreenHost)
    /// The screen is about to become visible.
    func willAppear()
    /// The screen is no longer visible: covered, on a hidden tab, or gone.
    func didDisappear()
    /// A modal now covers the screen, or no longer does; meanwhile it stays where it is and is drawn around the modal.
    /// The same while the terminal does not have the focus.
    func didChangeCover(isCovered: Bool)
    /// Draws the current state into a rectangle of the canvas.
    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext)
    /// Handles an event that no action consumed (while text is captured: before the actions).
    func handle(_ event: InputEvent) -> Handled
    /// Called once at the end; cancels running work.
    func unload()
}

extension Screen {
    package var status: String { "" }
    package var actions: [KeyAction] { [] }
    package var isCapturingText: Bool { false }
    package var hasUnsavedInput: Bool { false }
    package var isCopyable: Bool { false }
    package func copyText(of part: CopyPart, metrics: TextMetrics, context: RenderContext) -> String? { nil }
    package var selection: Int? { nil }
    package func select(_ place: Int) {}
    /// As much as a line can be read along.
    package var widestContent: Int { 120 }
    package func willAppear() {}
    package func didDisappear() {}
    package func didChangeCover(isCovered: Bool) {}
    /// Passes every event on.
    package func handle(_ event: InputEvent) -> Handled { .ignored }
    package func unload() {}
}

/// Whether a screen consumed an event.
public enum Handled: Sendable {
    /// The event ends here.
    case consumed
    /// The event is passed on.
    case ignored
}
