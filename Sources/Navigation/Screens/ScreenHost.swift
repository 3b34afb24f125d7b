public import Reactive

/// What a screen may ask of the program around it.
@MainActor
public protocol ScreenHost: AnyObject {
    /// Asks for one repaint after the present event.
    func setNeedsFrame()
    /// Shows a message that goes by itself.
    func showToast(_ text: String, kind: Toast.Kind)
    /// Puts text on the clipboard and says so.
    func copy(_ text: String)
    /// Closes the screen that is on top, a modal first.
    func goBack()
    /// Keeps a spinner turning until the answer is released.
    func startSpinner() -> Subscription
    /// Runs things later.
    var scheduler: any Scheduler { get }
}
