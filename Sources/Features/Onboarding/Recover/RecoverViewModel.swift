import Domain
import FeatureKit
import Reactive

@MainActor
final class RecoverViewModel: FormViewModel {
    private let services: AccountServices
    private let session: FormSession
    private let flow: Flow<OnboardingStep>
    private let strings: Strings
    private var texts: [RecoverField: String]
    private var problem: AccountProblem?

    init(name: String, services: AccountServices, session: FormSession, flow: Flow<OnboardingStep>, strings: Strings) {
        self.services = services
        self.session = session
        self.flow = flow
        self.strings = strings
        texts = [.name: name]
    }

    func transform(_ input: FormInput) -> FormOutput {
        input.edited.observe { [weak self] edit in
            guard let self, case .text(let id, let text) = edit, let field = RecoverField(rawValue: id) else { return }
            texts[field] = text
            problem = nil
            show()
        }.store(in: session.bag)
        input.opened.observe { [weak self] _ in self?.submit() }.store(in: session.bag)
        input.saveRequested.observe { [weak self] in self?.submit() }.store(in: session.bag)
        show()
        return session.output
    }

    private func submit() {
        session.save(.open(route: "recover"), saying: nil) { [services, texts] in
            try await RecoverPassword(services)(
                name: texts[.name] ?? "", code: texts[.code] ?? "", new: Password(texts[.password] ?? ""),
                repeated: Password(texts[.repeated] ?? ""))
        } refused: { [weak self] error in
            self?.refuse(error) ?? false
        } completion: { [flow] signedIn in
            flow.show(.enter(signedIn.session))
        }
    }

    private func refuse(_ error: any Error) -> Bool {
        guard let problem = error as? AccountProblem else { return false }
        self.problem = problem
        show()
        session.focus(RecoverField(of: problem).rawValue)
        return true
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
        session.show(fields, title: strings["recover.title"])
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

/// The fields to reset a password with a recovery code, in order.
enum RecoverField: String, Hashable, Sendable {
    case name
    case code
    case password
    case repeated
    case submit

    init(of problem: AccountProblem) {
        self =
            switch problem {
            case .password(.notRepeated): .repeated
            case .password: .password
            default: .code
            }
    }
}
