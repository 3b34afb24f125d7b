public import Domain
internal import Reactive

/// The one way in which a view model writes for a member: ask whether they may, write one thing after the other, say
/// what was done. A guest is asked to sign up or in; every write is one step that can be undone. The store itself says
/// what changed, so nothing is sent from here.
@MainActor
public final class MemberWriter {
    /// What was done, and what could not be done.
    public var messages: Messages { Messages(done: done.events, failed: failed.events) }

    private let authorizer: any MemberAuthorizer
    private let strings: Strings
    private let describe: (any Error, Strings) -> String
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let queue = TaskQueue()

    /// - Parameter describe: what the user is told about an error.
    public init(
        authorizer: any MemberAuthorizer, strings: Strings,
        describe: @escaping (any Error, Strings) -> String = ErrorText.describe
    ) {
        self.authorizer = authorizer
        self.strings = strings
        self.describe = describe
    }

    /// Whether the member may do it; where not, the authorizer asks.
    public func isAuthorized(_ intent: MemberIntent) -> Bool { authorizer.authorize(intent) }

    /// Writes when all before it is written.
    ///
    /// - Parameters:
    ///   - intent: what is to be done, so that a guest can do it after signing in.
    ///   - done: what to say after a success; nil for nothing.
    ///   - refused: what to do with an error before it becomes a message: answers whether it was dealt with.
    ///   - completion: called with the outcome, after the message.
    /// - Returns: whether the member may.
    @discardableResult
    public func write<Value: Sendable>(
        _ intent: MemberIntent, _ work: @escaping @Sendable () async throws -> Value,
        done describeValue: @escaping (Value) -> String?, refused: ((any Error) -> Bool)? = nil,
        completion: @escaping (Result<Value, any Error>) -> Void = { _ in }
    ) -> Bool {
        guard authorizer.authorize(intent) else { return false }
        queue.add(work) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let value):
                if let text = describeValue(value) { done.send(text) }
            case .failure(let error):
                if refused?(error) != true { failed.send(describe(error, strings)) }
            }
            completion(result)
        }
        return true
    }

    /// Says that something was done which wrote nothing.
    public func say(_ text: String) { done.send(text) }

    /// Says that something cannot be done.
    public func fail(_ text: String) { failed.send(text) }
}
