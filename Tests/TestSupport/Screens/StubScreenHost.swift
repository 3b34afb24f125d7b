package import Navigation
package import Reactive

/// Records what a screen requests of the program around it.
@MainActor
package final class StubScreenHost: ScreenHost {
    /// The clock of `scheduler`; a test moves it.
    package let time = ManualScheduler()
    package private(set) var frameCount = 0
    package private(set) var toasts: [Toast] = []
    package private(set) var copied: [String] = []
    package private(set) var backCount = 0
    package var onBack: () -> Void = {}
    package private(set) var spinnerCount = 0

    package init() {}

    package var scheduler: any Scheduler { time }

    package var hasMotion = true
    private let keyPressed = Signal<Void>()

    package func observeKeys(_ action: @escaping @MainActor () -> Void) -> Subscription {
        keyPressed.observe { action() }
    }

    /// Notifies observers of a key press; call it before handling the key.
    package func noteKey() { keyPressed.send() }

    package func setNeedsFrame() { frameCount += 1 }

    package func showToast(_ text: String, kind: Toast.Kind) { toasts.append(Toast(text: text, kind: kind)) }

    package func copy(_ text: String) { copied.append(text) }

    /// The external editor; returns nil if it fails.
    package var editor: (String) -> String? = { _ in nil }

    package func edit(_ text: String) -> String? { editor(text) }

    package private(set) var refreshCount = 0

    package func willRefresh() { refreshCount += 1 }

    package func goBack() {
        backCount += 1
        onBack()
    }

    package func startSpinner() -> Subscription {
        spinnerCount += 1
        return Subscription { [weak self] in self?.spinnerCount -= 1 }
    }
}
