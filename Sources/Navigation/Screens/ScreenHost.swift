public import Reactive

/// What a screen can request of the program around it.
@MainActor
public protocol ScreenHost: AnyObject {
    /// Requests one repaint after the current event.
    func setNeedsFrame()
    /// Shows a message that disappears by itself.
    func showToast(_ text: String, kind: Toast.Kind)
    /// Copies text to the clipboard and shows a toast.
    func copy(_ text: String)
    /// Lets the user change a text in their own editor; answers the whole text as it is then, nil where that did not
    /// come to anything, of which the user is told.
    func edit(_ text: String) -> String?
    /// Closes the topmost screen, a modal first.
    func goBack()
    /// Keeps a spinner turning until the subscription is released.
    func startSpinner() -> Subscription
    var scheduler: any Scheduler { get }
}
