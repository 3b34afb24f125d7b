package import Domain
package import Reactive

/// Shows a state that is read when the screen loads and after every refresh; the screen has no other input.
@MainActor
package final class ReadViewModel<State: ReadingState>: ViewModel, Subscriber {
    package typealias Input = RefreshInput
    package typealias Output = StateOutput<State>

    private let strings: Strings
    private let read: @Sendable () async throws -> State
    private let state: Observable<State>
    package let bag = SubscriptionBag()
    private let reading = LatestTask()

    /// `initial` is the state before the first read.
    package init(_ initial: State, strings: Strings, read: @escaping @Sendable () async throws -> State) {
        state = Observable(initial)
        self.strings = strings
        self.read = read
    }

    package func transform(_ input: Input) -> Output {
        on(input.refresh) { $0.reload() }
        reload()
        return Output(state: state.readOnly)
    }

    private func reload() {
        reading.read(into: state, strings, read) { [state] in state.send($0) }
    }
}
