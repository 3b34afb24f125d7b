import Domain
import FeatureKit
import Reactive

/// A form in which only the button `save` opens anything.
protocol SettingFormViewModel: SessionFormViewModel {}

extension SettingFormViewModel {
    func open(_ target: FormTarget) {
        if target.field == "save" { save() }
    }
}

@MainActor
protocol SettingDraftViewModel: SettingFormViewModel {
    var flow: Flow<SettingsStep> { get }

    func drop()
}

extension SettingDraftViewModel {
    func transform(_ input: FormInput) -> FormOutput {
        bind(input)
        on(input.leaveRequested) { $0.session.finish() }
        on(input.dropRequested) { form in form.flow.show(.dropDraft { [weak form] in form?.drop() }) }
        refresh()
        return session.output
    }
}

@MainActor
final class PasswordPromptViewModel<Value: Sendable>: SettingFormViewModel {
    struct Prompt {
        let route: String
        let field: String
        let title: String
        let note: String
        let label: String
        let button: String
        var line = MemberWork.Line.writes
        let work: @Sendable (Password) async throws -> Value
        let done: (Value) -> String?
        let isShownInField: (any Error) -> Bool
        var completion: (Value) -> Void = { _ in }
    }

    private let prompt: Prompt
    let session: FormSession
    private var typed = ""

    init(_ prompt: Prompt, session: FormSession) {
        self.prompt = prompt
        self.session = session
    }

    func refresh() { show() }

    func apply(_ edit: FormEdit) {
        guard case .text(prompt.field, let text) = edit else { return }
        typed = text
        show()
    }

    private func show() {
        session.show(
            [
                FormField("note", .note(strings[prompt.note])),
                FormField(
                    prompt.field, label: strings[prompt.label],
                    .text(typed, limit: Password.lengths.upperBound, isSecret: true)),
                FormField("save", label: strings[prompt.button], .button),
            ], title: strings[prompt.title])
    }

    func save() {
        session.save(.open(route: prompt.route), in: prompt.line) { [work = prompt.work, password = Password(typed)] in
            try await work(password)
        } done: { [prompt] in
            prompt.done($0)
        } refused: { [weak self] error in
            guard let self, prompt.isShownInField(error) else { return false }
            session.refuse(prompt.field, ErrorText.describe(error, strings))
            return true
        } completion: { [weak self, session, prompt] value in
            self?.typed = ""
            session.finish()
            prompt.completion(value)
        }
    }
}
