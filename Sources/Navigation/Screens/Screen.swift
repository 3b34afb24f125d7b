package import Terminal

/// The view controller: draws a view model's output and turns keys into its input. Loaded once, when put on a stack,
/// and unloaded once, when it leaves; subscribes only in `load`.
@MainActor
package protocol Screen: AnyObject {
    /// The route that reopens the screen, such as `drink:negroni`.
    var route: String { get }
    var title: String { get }
    /// A short text at the right end of the trail; empty for none.
    var status: String { get }
    /// The actions, in the order of their hints. Called often, so it must be fast.
    var actions: [KeyAction] { get }
    /// Whether a focused text field takes letters and digits.
    var isCapturingText: Bool { get }
    /// Whether the screen holds input that closing it would lose.
    var hasUnsavedInput: Bool { get }
    var isCopyable: Bool { get }
    /// The selected row or the whole content as text, without truncation or frames; nil if there is none.
    func copyText(of part: CopyPart, metrics: TextMetrics, context: RenderContext) -> String?
    /// The index of the selection, to be restored at the next start; nil if there is none.
    var selection: Int? { get }
    /// Restores the selection once the item at the index exists.
    func select(_ place: Int)
    /// The maximum number of columns used; a wider window stays empty on the right.
    var widestContent: Int { get }
    /// Called once before anything else; the place to subscribe.
    func load(in host: any ScreenHost)
    func willAppear()
    /// Called when the screen is covered by another, on a hidden tab, or gone.
    func didDisappear()
    /// Called when a modal covers or uncovers the screen, which is still drawn around it. Also called when the terminal
    /// loses or regains the focus.
    func didChangeCover(isCovered: Bool)
    func render(into canvas: inout Canvas, in rect: Rect, context: RenderContext)
    /// Handles an event that no action consumed. While text is captured, called before the actions.
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
    /// 120 columns: longer lines are hard to follow.
    package var widestContent: Int { 120 }
    package func willAppear() {}
    package func didDisappear() {}
    package func didChangeCover(isCovered: Bool) {}
    package func handle(_ event: InputEvent) -> Handled { .ignored }
    package func unload() {}
}

public enum Handled: Sendable {
    case consumed
    case ignored
}

public enum CopyPart: Hashable, Sendable {
    case row
    case whole
}
