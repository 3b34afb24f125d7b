package import Domain
import Reactive

/// Writes for a member: asks for permission, hands the write to the member's work, which completes it even if the
/// screen closes, and reports the outcome. A guest is asked to sign up or sign in. Every write can be undone in one
/// step. The store announces its own changes, so nothing is sent from here.
@MainActor
package final class MemberWriter {
    package var messages: Messages { Messages(done: done.events, failed: failed.events) }

    private let authorizer: any MemberAuthorizer
    private let strings: Strings
    private let describe: (any Error, Strings) -> String
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private var unfinished = 0

    package var isWriting: Bool { unfinished > 0 }

    package init(
        authorizer: any MemberAuthorizer, strings: Strings,
        describe: @escaping (any Error, Strings) -> String = ErrorText.describe
    ) {
        self.authorizer = authorizer
        self.strings = strings
        self.describe = describe
    }

    package func isAuthorized(_ intent: MemberIntent) -> Bool { authorizer.authorize(intent) }

    /// Writes after all earlier writes in the line, and returns whether the member may write. A success that can be
    /// undone says how. The screen reports the outcome, or the member's scope if the screen is gone.
    ///
    /// - Parameters:
    ///   - intent: lets a guest repeat the action after signing in.
    ///   - line: `community` for work that waits for a server.
    ///   - refused: handles an error and returns whether no message is needed; false if the screen is gone.
    ///   - completion: called with the outcome, after the message, even if the screen is gone.
    @discardableResult
    package func write<Value: Sendable>(
        _ intent: MemberIntent, in line: MemberWork.Line = .writes,
        _ work: @escaping @Sendable () async throws -> Value,
        done describeValue: @escaping (Value) -> String?, refused: ((any Error) -> Bool)? = nil,
        completion: @escaping (Result<Value, any Error>) -> Void = { _ in }
    ) -> Bool {
        guard authorizer.authorize(intent) else { return false }
        unfinished += 1
        let undo = authorizer.work.undo
        authorizer.work.add(to: line) {
            let before = await undo?.newestStep() ?? 0
            let value = try await work()
            return (value, isUndoable: await undo?.newestStep() ?? 0 > before)
        } completion: { [self] result in
            unfinished -= 1
            switch result {
            case .success(let (value, isUndoable)):
                if let text = describeValue(value) { say(text, isUndoable: isUndoable) }
            case .failure(let error):
                if refused?(error) != true { fail(error) }
            }
            completion(result.map(\.0))
        }
        return true
    }

    private var isSeen: Bool { done.isObserved || failed.isObserved }

    /// Writes without reporting success or failure.
    package func keep(_ work: @escaping @Sendable () async throws -> Void) {
        authorizer.work.add(work) { _ in }
    }

    /// Reports the success of an action that wrote nothing.
    package func say(_ text: String) {
        if isSeen { done.send(text) } else { authorizer.work.say(text) }
    }

    private func say(_ text: String, isUndoable: Bool) {
        let undo = isUndoable ? authorizer.work.undo?.text() : nil
        say([text, undo].compactMap { $0 }.joined(separator: " "))
    }

    package func fail(_ error: any Error) { fail(describe(error, strings)) }

    package func fail(_ text: String) {
        if isSeen { failed.send(text) } else { authorizer.work.say(text, isFailure: true) }
    }
}

extension MemberWriter {
    /// Writes and reports success as `text`, or not at all for nil.
    @discardableResult
    package func write<Value: Sendable>(
        _ intent: MemberIntent, in line: MemberWork.Line = .writes, saying text: String?,
        _ work: @escaping @Sendable () async throws -> Value, refused: ((any Error) -> Bool)? = nil,
        completion: @escaping (Result<Value, any Error>) -> Void = { _ in }
    ) -> Bool {
        write(intent, in: line, work, done: { _ in text }, refused: refused, completion: completion)
    }

    /// Writes and reports `text` if the work changed something, otherwise `unchanged`, or nothing for nil.
    package func write(
        _ intent: MemberIntent, ifChanged text: String, else unchanged: String? = nil,
        _ work: @escaping @Sendable () async throws -> Bool, refused: ((any Error) -> Bool)? = nil
    ) {
        write(intent, work, done: { $0 ? text : unchanged }, refused: refused)
    }

    /// Applies a setting and reports success as `text`, or not at all for nil. Reports a setting that cannot be saved,
    /// which then lasts until the program ends. Returns whether it was saved. `namesUndo` adds how to undo the change,
    /// where the key of undo is not typed into a field.
    @discardableResult
    package func apply(
        _ change: SettingChange, to store: any SettingsStore, saying text: String? = nil, namesUndo: Bool = false
    ) -> Bool {
        do {
            try store.apply(change)
        } catch {
            fail(strings("settings.not-kept", error.reason))
            return false
        }
        if let text { say(text, isUndoable: namesUndo) }
        return true
    }
}
