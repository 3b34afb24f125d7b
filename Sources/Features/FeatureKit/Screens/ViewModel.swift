public import Reactive

/// Turns what the user does on a screen into what the screen shows.
@MainActor
public protocol ViewModel: AnyObject {
    /// The signals that the screen owns and sends.
    associatedtype Input: ScreenInput
    /// The state that the screen draws, and its messages.
    associatedtype Output: ScreenOutput

    /// Binds the input and begins to read; called once, from the screen's `load`.
    func transform(_ input: Input) -> Output
}

/// What a user can do on every screen.
@MainActor
public protocol ScreenInput {
    /// Signals that nobody sends yet.
    init()
    /// The content is to be read again: the key, a change in the store, or both while the screen was hidden.
    var refresh: Signal<Void> { get }
}

/// The input of a screen that can only be read again.
package struct RefreshInput: ScreenInput {
    /// The content is to be read again.
    package let refresh = Signal<Void>()

    package init() {}
}

/// What every screen shows.
@MainActor
public protocol ScreenOutput {
    associatedtype State: ScreenState

    /// What the screen draws, as it is now.
    var state: ReadOnly<State> { get }
    /// What was done and what could not be done.
    var messages: Messages { get }
}

extension ScreenOutput {
    package var messages: Messages { .none }
}

/// The state of a screen: one value with one phase.
public protocol ScreenState: Equatable, Sendable {
    /// Where the content stands.
    var phase: Phase { get }
}

/// An output that is a state and messages, and nothing else.
package struct StateOutput<State: ScreenState>: ScreenOutput {
    package let state: ReadOnly<State>
    /// What was done and what could not be done.
    package let messages: Messages

    package init(state: ReadOnly<State>, messages: Messages = .none) {
        self.state = state
        self.messages = messages
    }
}
