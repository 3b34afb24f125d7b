import Domain
import FeatureKit
import Reactive

@MainActor
final class SignInViewModel: FormViewModel, Subscriber {
    /// The number of listed accounts; any other ID can be typed.
    private static let listed = 12

    private let services: AccountServices
    private let session: FormSession
    var bag: SubscriptionBag { session.bag }
    private let scheduler: any Scheduler
    private let flow: Flow<OnboardingStep>
    private let strings: Strings
    private let reading = LatestTask()
    private var accounts: [Account] = []
    /// The typed ID, which outlives the screen.
    private let typed: Observable<String>
    private var name: String {
        get { typed.value }
        set { typed.send(newValue) }
    }
    private var password = ""
    private var problem: AccountProblem?
    private var waiting: Subscription?

    init(
        services: AccountServices, session: FormSession, scheduler: any Scheduler, typed: Observable<String>,
        flow: Flow<OnboardingStep>, strings: Strings
    ) {
        self.typed = typed
        self.services = services
        self.session = session
        self.scheduler = scheduler
        self.flow = flow
        self.strings = strings
    }

    func transform(_ input: FormInput) -> FormOutput {
        on(input.edited) { $0.edit($1) }
        on(input.opened) { $0.open($1.field) }
        on(input.saveRequested) { $0.submit() }
        show()
        reading.run(reportingTo: session.writer) { [services] in
            try await services.accounts.accounts(after: nil, limit: Self.listed)
        } success: { [weak self] accounts in
            guard let self else { return }
            self.accounts = accounts
            show()
            let first = accounts.first.map(SignInField.account) ?? SignInField.name
            // Resumes at the password if an ID was typed before.
            session.focus(name.isEmpty ? first : SignInField.password)
        }
        return session.output
    }

    private func edit(_ edit: FormEdit) {
        guard case .text(let field, let text) = edit else { return }
        switch field {
        case SignInField.name: name = text
        case SignInField.password: password = text
        default: return
        }
        if waiting == nil { problem = nil }
        show()
    }

    private func open(_ field: String) {
        switch field {
        case SignInField.submit: submit()
        case SignInField.recover: flow.show(.recover(name: name))
        default:
            guard let account = accounts.first(where: { SignInField.account($0) == field }) else { return }
            name = account.name?.text ?? ""
            if waiting == nil { problem = nil }
            show()
            if account.hasPassword { session.focus(SignInField.password) } else { submit() }
        }
    }

    private func submit() {
        guard waiting == nil else { return }
        session.save(.open(route: "sign-in"), saying: nil) { [services, name, password] in
            try await SignIn(services)(name: name, password: Password(password))
        } refused: { [weak self] error in
            self?.refuse(error) ?? false
        } completion: { [flow] signedIn in
            flow.show(.enter(signedIn.session))
        }
    }

    private func refuse(_ error: any Error) -> Bool {
        guard let problem = error as? AccountProblem else { return false }
        self.problem = problem
        password = ""
        if case .wait(let seconds) = problem { countDown(seconds) }
        show()
        session.focus(SignInField.password)
        return true
    }

    private func countDown(_ seconds: Int) {
        problem = seconds > 0 ? .wait(seconds: seconds) : nil
        waiting = nil
        show()
        guard seconds > 0 else { return }
        waiting = scheduler.schedule(after: .seconds(1)) { [weak self] in self?.countDown(seconds - 1) }
    }

    private func show() {
        let message = problem.map { FormMessage(AccountText.describe($0, strings)) }
        var fields: [FormField] = []
        if !accounts.isEmpty {
            fields.append(FormField("accounts", .note(strings["sign-in.accounts"])))
            fields += accounts.map { FormField(SignInField.account($0), label: label(of: $0), .button) }
            fields.append(FormField("gap", .note("")))
        }
        fields += [
            FormField(
                SignInField.name, label: strings["field.name"], .text(name, limit: AccountName.lengths.upperBound)),
            FormField(
                SignInField.password, label: strings["field.password"],
                .text(password, limit: Password.lengths.upperBound, isSecret: true), message: message),
            FormField(SignInField.submit, label: strings["sign-in.submit"], .button),
            FormField(SignInField.recover, label: strings["sign-in.recover"], .button),
        ]
        session.show(fields, title: strings["welcome.sign-in"])
    }

    private func label(of account: Account) -> String {
        [account.name?.text, account.profile.nickname, account.profile.type?.text].compactMap { $0 }
            .joined(separator: " · ")
    }
}

enum SignInField {
    static let name = "name"
    static let password = "password"
    static let submit = "submit"
    static let recover = "recover"

    static func account(_ account: Account) -> String { "account:\(account.name?.text ?? "")" }
}
