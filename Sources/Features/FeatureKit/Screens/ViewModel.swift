public import Reactive

/// Turns a user's input on a screen into the state the screen shows.
@MainActor
public protocol ViewModel: AnyObject {
    associatedtype Input: ScreenInput
    associatedtype Output: ScreenOutput

    /// Binds the input and starts reading. Called once, from the screen's `load`.
    func transform(_ input: Input) -> Output
}

@MainActor
public protocol ScreenInput {
    init()
    /// Reads the content again, after the refresh key or a store change; changes while hidden count once.
    var refresh: Signal<Void> { get }
}

package struct RefreshInput: ScreenInput {
    package let refresh = Signal<Void>()

    package init() {}
}

@MainActor
public protocol ScreenOutput {
    associatedtype State: ScreenState

    var state: ReadOnly<State> { get }
    var messages: Messages { get }
    var copied: Events<String> { get }
    var finished: Events<Void> { get }
}

extension ScreenOutput {
    package var messages: Messages { .none }
    public var copied: Events<String> { .never }
    public var finished: Events<Void> { .never }
}

public protocol ScreenState: Equatable, Sendable {
    var phase: Phase { get }
}

/// A state whose phase a read sets; see `LatestTask`.
public protocol ReadingState: ScreenState {
    var phase: Phase { get set }
}

package struct StateOutput<State: ScreenState>: ScreenOutput {
    package let state: ReadOnly<State>
    package let messages: Messages
    package let copied: Events<String>
    package let finished: Events<Void>

    package init(
        state: ReadOnly<State>, messages: Messages = .none, copied: Events<String> = .never,
        finished: Events<Void> = .never
    ) {
        self.state = state
        self.messages = messages
        self.copied = copied
        self.finished = finished
    }
}
