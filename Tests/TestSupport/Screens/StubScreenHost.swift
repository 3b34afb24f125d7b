public import Navigation
public import Reactive

/// What a screen sees of the program around it, kept for a test to read.
@MainActor
public final class StubScreenHost: ScreenHost {
    /// The clock of `scheduler`; a test moves it.
    public let time = ManualScheduler()
    /// How often a frame was asked for.
    public private(set) var frameCount = 0
    /// The messages, the oldest first.
    public private(set) var toasts: [Toast] = []
    /// What was copied, the oldest first.
    public private(set) var copied: [String] = []
    /// How often the way back was taken.
    public private(set) var backCount = 0
    /// Where the way back leads.
    public var onBack: () -> Void = {}
    /// How many spinners turn.
    public private(set) var spinnerCount = 0

    /// Makes a host.
    public init() {}

    /// Runs things when the test says that time passed.
    public var scheduler: any Scheduler { time }

    /// Counts.
    public func setNeedsFrame() { frameCount += 1 }

    /// Keeps the message.
    public func showToast(_ text: String, kind: Toast.Kind) { toasts.append(Toast(text: text, kind: kind)) }

    /// Keeps the text.
    public func copy(_ text: String) { copied.append(text) }

    /// What an editor makes of a text; nil for nothing.
    public var editor: (String) -> String? = { _ in nil }

    /// Asks `editor`.
    public func edit(_ text: String) -> String? { editor(text) }

    /// Counts, and goes back where that leads somewhere.
    public func goBack() {
        backCount += 1
        onBack()
    }

    /// Counts until released.
    public func startSpinner() -> Subscription {
        spinnerCount += 1
        return Subscription { [weak self] in self?.spinnerCount -= 1 }
    }
}
