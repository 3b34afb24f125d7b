internal import Domain
internal import FeatureKit
internal import Reactive

/// Sets a new password with a recovery code, and signs in.
@MainActor
final class RecoverViewModel {
    private let services: AccountServices
    private let strings: Strings
    private let actions: RecoverActions
    private let state = Observable(FormState())
    private let focused = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let recovering = LatestTask()
    private var texts: [RecoverField: String]
    private var problem: AccountProblem?

    init(services: AccountServices, strings: Strings, name: String, actions: RecoverActions) {
        self.services = services
        self.strings = strings
        self.actions = actions
        texts = [.name: name]
    }

    func transform(_ input: FormInput) -> FormOutput {
        input.edited.observe { [weak self] edit in
            guard let self, case .text(let id, let text) = edit, let field = RecoverField(rawValue: id) else { return }
            texts[field] = text
            problem = nil
            show()
        }.store(in: bag)
        input.opened.observe { [weak self] _ in self?.submit() }.store(in: bag)
        input.submitted.observe { [weak self] in self?.submit() }.store(in: bag)
        show()
        return FormOutput(state: state.readOnly, focused: focused.events, failed: failed.events)
    }

    private func submit() {
        guard !state.value.isBusy else { return }
        state.update { $0.isBusy = true }
        recovering.run { [services, texts] in
            try await RecoverPassword(services)(
                name: texts[.name] ?? "", code: texts[.code] ?? "", new: Password(texts[.password] ?? ""),
                repeated: Password(texts[.repeated] ?? ""))
        } completion: { [weak self] result in
            guard let self else { return }
            state.update { $0.isBusy = false }
            switch result {
            case .success(let signedIn): actions.signedIn(signedIn.session)
            case .failure(let problem as AccountProblem):
                self.problem = problem
                show()
                focused.send(RecoverField(of: problem).rawValue)
            case .failure(let error): failed.send(ErrorText.describe(error, strings))
            }
        }
    }

    private func show() {
        let fields = [
            FormField("text", .note(strings["recover.text"])), FormField("gap", .note("")),
            field(.name, "field.name", limit: AccountName.lengths.upperBound),
            field(.code, "field.code", limit: RecoveryCode.length + 8),
            field(.password, "field.new-password", limit: Password.lengths.upperBound, isSecret: true),
            field(.repeated, "field.repeated", limit: Password.lengths.upperBound, isSecret: true),
            FormField(RecoverField.submit.rawValue, label: strings["recover.submit"], .button),
        ]
        state.update { $0.fields = fields }
    }

    private func field(_ field: RecoverField, _ key: String, limit: Int, isSecret: Bool = false) -> FormField {
        var message: FormMessage?
        if let problem, RecoverField(of: problem) == field {
            let isWrong = problem == .wrongCredentials
            message = FormMessage(isWrong ? strings["recover.wrong"] : AccountText.describe(problem, strings))
        }
        return FormField(
            field.rawValue, label: strings[key], .text(texts[field] ?? "", limit: limit, isSecret: isSecret),
            message: message)
    }
}
