import Domain
import FeatureKit
import Reactive

@MainActor
final class RecoverViewModel: SessionFormViewModel {
    private let services: AccountServices
    let session: FormSession
    private let flow: Flow<OnboardingStep>
    private var texts: [RecoverField: String]

    init(name: String, services: AccountServices, session: FormSession, flow: Flow<OnboardingStep>) {
        self.services = services
        self.session = session
        self.flow = flow
        texts = [.name: name]
    }

    func refresh() { show() }

    func apply(_ edit: FormEdit) {
        guard case .text(let id, let text) = edit, let field = RecoverField(rawValue: id) else { return }
        texts[field] = text
        show()
    }

    func open(_ target: FormTarget) { save() }

    func save() {
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
        let isWrong = problem == .wrongCredentials
        session.refuse(
            RecoverField(of: problem).rawValue,
            isWrong ? strings["recover.wrong"] : AccountText.describe(problem, strings))
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
        FormField(field.rawValue, label: strings[key], .text(texts[field] ?? "", limit: limit, isSecret: isSecret))
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
