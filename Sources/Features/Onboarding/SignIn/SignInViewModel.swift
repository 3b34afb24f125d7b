internal import Domain
internal import FeatureKit
internal import Reactive

/// Signs in: an account of this machine from the list, or an ID that is typed, with its password.
@MainActor
final class SignInViewModel {
    /// So many accounts are listed; the ID of any other can be typed.
    private static let listed = 12

    private let services: AccountServices
    private let strings: Strings
    private let actions: SignInActions
    private let state = Observable(FormState())
    private let focused = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let signing = LatestTask()
    private var accounts: [Account] = []
    private var name = ""
    private var password = ""
    private var problem: AccountProblem?
    private var waiting: Subscription?
    private var scheduler: (any Scheduler)?

    init(services: AccountServices, strings: Strings, actions: SignInActions) {
        self.services = services
        self.strings = strings
        self.actions = actions
    }

    func transform(_ input: FormInput) -> FormOutput {
        scheduler = input.scheduler
        input.edited.observe { [weak self] in self?.edit($0) }.store(in: bag)
        input.opened.observe { [weak self] in self?.open($0.field) }.store(in: bag)
        input.submitted.observe { [weak self] in self?.submit() }.store(in: bag)
        show()
        reading.run { [services] in
            try await services.accounts.accounts(after: nil, limit: Self.listed)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let accounts):
                self.accounts = accounts
                show()
                focused.send(accounts.first.map(SignInField.account) ?? SignInField.name)
            case .failure(let error): failed.send(ErrorText.describe(error, strings))
            }
        }
        return FormOutput(state: state.readOnly, focused: focused.events, failed: failed.events)
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
        case SignInField.recover: actions.showRecover(name)
        default:
            guard let account = accounts.first(where: { SignInField.account($0) == field }) else { return }
            name = account.name?.text ?? ""
            if waiting == nil { problem = nil }
            show()
            if account.hasPassword { focused.send(SignInField.password) } else { submit() }
        }
    }

    private func submit() {
        guard !state.value.isBusy, waiting == nil else { return }
        state.update { $0.isBusy = true }
        signing.run { [services, name, password] in
            try await SignIn(services)(name: name, password: Password(password))
        } completion: { [weak self] result in
            guard let self else { return }
            state.update { $0.isBusy = false }
            switch result {
            case .success(let signedIn): actions.signedIn(signedIn.session)
            case .failure(let problem as AccountProblem): refuse(problem)
            case .failure(let error): failed.send(ErrorText.describe(error, strings))
            }
        }
    }

    private func refuse(_ problem: AccountProblem) {
        self.problem = problem
        password = ""
        if case .wait(let seconds) = problem { countDown(seconds) }
        show()
        focused.send(SignInField.password)
    }

    /// Shows the seconds as they pass; nothing is tried meanwhile.
    private func countDown(_ seconds: Int) {
        problem = seconds > 0 ? .wait(seconds: seconds) : nil
        waiting = nil
        show()
        guard seconds > 0 else { return }
        waiting = scheduler?.schedule(after: .seconds(1)) { [weak self] in self?.countDown(seconds - 1) }
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
        state.update { $0.fields = fields }
    }

    private func label(of account: Account) -> String {
        [account.name?.text, account.profile.nickname, account.profile.type?.text].compactMap { $0 }
            .joined(separator: " · ")
    }
}
