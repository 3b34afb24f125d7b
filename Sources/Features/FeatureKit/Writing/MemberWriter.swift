package import Domain
import Reactive

/// The one way in which a view model writes for a member: asks whether they may, hands the write to the member's work,
/// which does it whether or not the screen stays, and says what was done. A guest is asked to sign up or in; every write
/// is one step that can be undone. The store itself says what changed, so nothing is sent from here.
@MainActor
package final class MemberWriter {
    /// What was done, and what could not be done.
    package var messages: Messages { Messages(done: done.events, failed: failed.events) }

    private let authorizer: any MemberAuthorizer
    private let strings: Strings
    private let describe: (any Error, Strings) -> String
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private var unfinished = 0

    /// Whether something asked for here is not written yet.
    package var isWriting: Bool { unfinished > 0 }

    /// - Parameter describe: what the user is told about an error.
    package init(
        authorizer: any MemberAuthorizer, strings: Strings,
        describe: @escaping (any Error, Strings) -> String = ErrorText.describe
    ) {
        self.authorizer = authorizer
        self.strings = strings
        self.describe = describe
    }

    /// Whether the member may do it; where not, the authorizer asks.
    package func isAuthorized(_ intent: MemberIntent) -> Bool { authorizer.authorize(intent) }

    /// Writes when all before it in the line is written. The outcome is said by the screen, or, where that is gone, by the
    /// member's scope; `refused` and `completion` are of the screen alone.
    ///
    /// - Parameters:
    ///   - intent: what is to be done, so that a guest can do it after signing in.
    ///   - line: `community` for what waits for a server.
    ///   - done: what to say after a success; nil for nothing.
    ///   - refused: what to do with an error before it becomes a message: answers whether it was dealt with.
    ///   - completion: called with the outcome, after the message.
    /// - Returns: whether the member may.
    @discardableResult
    package func write<Value: Sendable>(
        _ intent: MemberIntent, in line: MemberWork.Line = .writes,
        _ work: @escaping @Sendable () async throws -> Value,
        done describeValue: @escaping (Value) -> String?, refused: ((any Error) -> Bool)? = nil,
        completion: @escaping (Result<Value, any Error>) -> Void = { _ in }
    ) -> Bool {
        guard authorizer.authorize(intent) else { return false }
        unfinished += 1
        authorizer.work.add(to: line, work) { [weak self, work = authorizer.work, describe, strings] result in
            self?.unfinished -= 1
            switch result {
            case .success(let value):
                if let text = describeValue(value) { self?.done.send(text) ?? work.say(text) }
            case .failure(let error):
                if self == nil || refused?(error) != true {
                    let text = describe(error, strings)
                    self?.failed.send(text) ?? work.say(text, isFailure: true)
                }
            }
            if self != nil { completion(result) }
        }
        return true
    }

    /// Keeps something of which nothing is said, not even that it could not be kept.
    package func keep(_ work: @escaping @Sendable () async throws -> Void) {
        authorizer.work.add(work) { _ in }
    }

    /// Says that something was done which wrote nothing.
    package func say(_ text: String) { done.send(text) }

    /// Says that something cannot be done.
    package func fail(_ text: String) { failed.send(text) }
}
