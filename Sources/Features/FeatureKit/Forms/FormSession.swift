package import Domain
package import Reactive

@MainActor
package final class FormSession {
    package let state = Observable(FormState())
    package let bag = SubscriptionBag()
    package let writer: MemberWriter
    package let strings: Strings
    /// What is wrong with a field, shown below it. The next edit clears it.
    package var flaw: (field: String, text: String)?

    private var shown: [FormField] = []
    private let describe: (any Error, Strings) -> String
    private let reading = LatestTask()
    private let focusRequested = Signal<String>()
    private let rowRequested = Signal<FormTarget>()
    private let finished = Signal<Void>()

    package init(
        authorizer: any MemberAuthorizer, strings: Strings,
        describe: @escaping (any Error, Strings) -> String = ErrorText.describe
    ) {
        writer = MemberWriter(authorizer: authorizer, strings: strings, describe: describe)
        self.strings = strings
        self.describe = describe
    }

    package var output: FormOutput {
        FormOutput(
            state: state.readOnly, messages: writer.messages, focusRequested: focusRequested.events,
            rowRequested: rowRequested.events, finished: finished.events)
    }

    /// Reads what the form is about. The form shows that it reads, or why it failed.
    package func read<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value, show: @escaping @MainActor (Value) -> Void
    ) {
        state.update { $0.phase = $0.phase.requesting }
        reading.read(work) { [weak state, strings, describe] result in
            switch result {
            case .success(let value): show(value)
            case .failure(let error): state?.update { $0.phase = .failed(describe(error, strings)) }
            }
        }
    }

    /// `keepsDraft` means that the input returns when the form is next opened.
    package func show(
        _ fields: [FormField], title: String? = nil, isDirty: Bool = false, keepsDraft: Bool = false,
        isRemovable: Bool = false, canSave: Bool = true
    ) {
        shown = fields
        state.update {
            $0.phase = .loaded
            $0.fields = flawed
            $0.title = title ?? $0.title
            $0.isDirty = isDirty
            $0.keepsDraft = keepsDraft
            $0.isRemovable = isRemovable
            $0.canSave = canSave
        }
    }

    /// Shows what is wrong with a field, and focuses it.
    package func refuse(_ field: String, _ text: String) {
        flaw = (field, text)
        state.update { $0.fields = flawed }
        focus(field)
    }

    private var flawed: [FormField] {
        guard let flaw else { return shown }
        return shown.map {
            $0.id == flaw.field ? FormField($0.id, label: $0.label, $0.control, message: FormMessage(flaw.text)) : $0
        }
    }

    package func focus(_ field: String) { focusRequested.send(field) }

    package func focus(_ target: FormTarget) { rowRequested.send(target) }

    package func finish() { finished.send() }

    /// Saves the input. Until it ends, ignores edits and further saves. `line` is `community`
    /// for work that waits for a server; `refused` returns whether a field shows the error. Success forgets the draft
    /// and calls `completion`, even if the form is gone; without one, the form closes.
    package func save<Value: Sendable>(
        _ intent: MemberIntent, in line: MemberWork.Line = .writes, forgetting draft: DraftSlot? = nil,
        _ work: @escaping @Sendable () async throws -> Value,
        done: @escaping (Value) -> String?, refused: ((any Error) -> Bool)? = nil,
        completion: ((Value) -> Void)? = nil
    ) {
        guard !state.value.isSaving else { return }
        let isStarted = writer.write(intent, in: line, work, done: done, refused: refused) { [self] result in
            state.update { $0.isSaving = false }
            guard case .success(let value) = result else { return }
            draft?.forget()
            if let completion { completion(value) } else { finish() }
        }
        if isStarted { state.update { $0.isSaving = true } }
    }

    /// Saves the input and reports success as `text`, or not at all for nil.
    package func save<Value: Sendable>(
        _ intent: MemberIntent, in line: MemberWork.Line = .writes, forgetting draft: DraftSlot? = nil,
        saying text: String?, _ work: @escaping @Sendable () async throws -> Value,
        refused: ((any Error) -> Bool)? = nil, completion: ((Value) -> Void)? = nil
    ) {
        save(
            intent, in: line, forgetting: draft, work, done: { _ in text }, refused: refused, completion: completion)
    }
}
