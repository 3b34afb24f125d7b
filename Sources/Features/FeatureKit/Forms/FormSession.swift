package import Domain
package import Reactive

/// What the view models of forms own: the state, where the focus goes, and one saving at a time.
@MainActor
package final class FormSession {
    package let state = Observable(FormState())
    /// Ends with the form.
    package let bag = SubscriptionBag()
    /// Writes what the form asks for.
    package let writer: MemberWriter

    private let focusRequested = Signal<String>()
    private let rowRequested = Signal<FormTarget>()
    private let finished = Signal<Void>()

    /// - Parameters:
    ///   - authorizer: who may save.
    ///   - describe: what the user is told about an error.
    package init(
        authorizer: any MemberAuthorizer, strings: Strings,
        describe: @escaping (any Error, Strings) -> String = ErrorText.describe
    ) {
        writer = MemberWriter(authorizer: authorizer, strings: strings, describe: describe)
    }

    /// What the screen gets.
    package var output: FormOutput {
        FormOutput(
            state: state.readOnly, messages: writer.messages, focusRequested: focusRequested.events,
            rowRequested: rowRequested.events, finished: finished.events)
    }

    /// Shows fields.
    ///
    /// - Parameter isKept: whether what is filled in is kept however the form ends.
    package func show(
        _ fields: [FormField], title: String? = nil, isDirty: Bool = false, isKept: Bool = false,
        isRemovable: Bool = false, canSave: Bool = true
    ) {
        state.update {
            $0.phase = .loaded
            $0.fields = fields
            $0.title = title ?? $0.title
            $0.isDirty = isDirty
            $0.isKept = isKept
            $0.isRemovable = isRemovable
            $0.canSave = canSave
        }
    }

    /// Takes the user to a field.
    package func focus(_ field: String) { focusRequested.send(field) }

    /// Takes the user to a row of a field, or to the line that adds one.
    package func focus(_ target: FormTarget) { rowRequested.send(target) }

    /// Closes the form.
    package func finish() { finished.send() }

    /// Saves what is filled in; while that goes on nothing can be changed and a second wish is not heard.
    ///
    /// - Parameters:
    ///   - line: `community` for what waits for a server.
    ///   - done: what to say after a success; nil for nothing.
    ///   - refused: what to do with an error that a field can show: answers whether it was shown there.
    ///   - completion: what follows a success; without one the form closes.
    package func save<Value: Sendable>(
        _ intent: MemberIntent, in line: MemberWork.Line = .writes,
        _ work: @escaping @Sendable () async throws -> Value,
        done: @escaping (Value) -> String?, refused: ((any Error) -> Bool)? = nil,
        completion: ((Value) -> Void)? = nil
    ) {
        guard !state.value.isSaving else { return }
        let isStarted = writer.write(intent, in: line, work, done: done, refused: refused) { [weak self] result in
            guard let self else { return }
            state.update { $0.isSaving = false }
            guard case .success(let value) = result else { return }
            if let completion { completion(value) } else { finish() }
        }
        if isStarted { state.update { $0.isSaving = true } }
    }
}
