public import Reactive

@MainActor
public protocol ScreenHost: AnyObject {
    /// Requests one repaint after the current event.
    func setNeedsFrame()
    func showToast(_ text: String, kind: Toast.Kind)
    /// Copies text to the clipboard and shows a toast.
    func copy(_ text: String)
    /// Lets the user change a text in an external editor. Returns the edited text, or nil after reporting a failure.
    func edit(_ text: String) -> String?
    /// Makes the next reads of a community's data ask its server; called before a member reloads a screen.
    func willRefresh()
    /// Closes the topmost screen, a modal first.
    func goBack()
    /// Animates a spinner until the subscription is released.
    func startSpinner() -> Subscription
    var scheduler: any Scheduler { get }
    /// Whether animations run: false by a setting, for screen readers, and outside a terminal.
    var hasMotion: Bool { get }
    /// Calls `action` at every key, before the key is handled, until the subscription is released.
    func observeKeys(_ action: @escaping @MainActor () -> Void) -> Subscription
}

public struct Toast: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case done
        /// Reports a failure; stays until a key is pressed.
        case failed
    }

    package let text: String
    package let kind: Kind

    package init(text: String, kind: Kind) {
        self.text = text
        self.kind = kind
    }
}
