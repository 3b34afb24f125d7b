package import Navigation
package import Reactive

/// What a screen sees of the program around it, kept for a test to read.
@MainActor
package final class StubScreenHost: ScreenHost {
    /// The clock of `scheduler`; a test moves it.
    package let time = ManualScheduler()
    /// How often a frame was asked for.
    package private(set) var frameCount = 0
    /// The messages, the oldest first.
    package private(set) var toasts: [Toast] = []
    /// What was copied, the oldest first.
    package private(set) var copied: [String] = []
    /// How often the way back was taken.
    package private(set) var backCount = 0
    /// Where the way back leads.
    package var onBack: () -> Void = {}
    /// How many spinners turn.
    package private(set) var spinnerCount = 0

    /// Makes a host.
    package init() {}

    /// Runs things when the test says that time passed.
    package var scheduler: any Scheduler { time }

    /// Whether things may move.
    package var hasMotion = true
    private let keyPressed = Signal<Void>()

    /// Tells of keys.
    package func observeKeys(_ action: @escaping @MainActor () -> Void) -> Subscription {
        keyPressed.observe { action() }
    }

    /// Tells that a key was pressed, before a test has it handled.
    package func noteKey() { keyPressed.send() }

    package func setNeedsFrame() { frameCount += 1 }

    /// Keeps the message.
    package func showToast(_ text: String, kind: Toast.Kind) { toasts.append(Toast(text: text, kind: kind)) }

    /// Keeps the text.
    package func copy(_ text: String) { copied.append(text) }

    /// What an editor makes of a text; nil for nothing.
    package var editor: (String) -> String? = { _ in nil }

    /// Asks `editor`.
    package func edit(_ text: String) -> String? { editor(text) }

    /// How often a key reloaded a screen.
    package private(set) var refreshCount = 0

    /// Counts.
    package func willRefresh() { refreshCount += 1 }

    /// Counts, and goes back where that leads somewhere.
    package func goBack() {
        backCount += 1
        onBack()
    }

    /// Counts until released.
    package func startSpinner() -> Subscription {
        spinnerCount += 1
        return Subscription { [weak self] in self?.spinnerCount -= 1 }
    }
}
