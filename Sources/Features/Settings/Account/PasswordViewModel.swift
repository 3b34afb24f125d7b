internal import Domain
internal import FeatureKit
internal import Reactive

/// Another password; other sessions end. A form that is left forgets what was typed: passwords are no drafts.
@MainActor
final class PasswordViewModel: AccountFormModel {
    private let access: AccountAccess
    private let strings: Strings
    private let changed: ([RecoveryCode]) -> Void
    private let state = Observable(AccountFormState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let flawed = Signal<String>()
    private let bag = SubscriptionBag()
    private let working = LatestTask()
    private var account: Account?
    private var typed: [String: String] = [:]
    private var flaw: (field: String, text: String)?

    /// - Parameter changed: takes new recovery codes, none where the old ones go on.
    init(access: AccountAccess, strings: Strings, changed: @escaping ([RecoveryCode]) -> Void) {
        self.access = access
        self.strings = strings
        self.changed = changed
    }

    func transform(_ input: AccountFormInput) -> AccountFormOutput {
        input.edited.observe { [weak self] edit in
            guard let self, case .text(let field, let text) = edit else { return }
            typed[field] = text
            flaw = nil
            format()
        }.store(in: bag)
        input.opened.observe { [weak self] in if $0.field == "save" { self?.save() } }.store(in: bag)
        input.saveRequested.observe { [weak self] in self?.save() }.store(in: bag)
        reload()
        return AccountFormOutput(
            state: state.readOnly, done: done.events, failed: failed.events, flawed: flawed.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await working.settle()
    }

    private func reload() {
        state.update { $0.phase = .loading }
        working.run { [access] in
            try await AccountOverview.read(access).account
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let account):
                self.account = account
                format()
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
        }
    }

    private func format() {
        var fields = [FormField("note", .note(strings["me.password.note"]))]
        if account?.hasPassword == true { fields.append(field("current")) }
        fields += [field("new"), field("repeat"), FormField("save", label: strings["action.save"], .button)]
        state.send(AccountFormState(phase: .loaded, fields: fields))
    }

    private func field(_ id: String) -> FormField {
        var message = flaw.flatMap { $0.field == id ? FormMessage($0.text) : nil }
        if message == nil, id == "new", let text = typed["new"], !text.isEmpty {
            message = strength(of: Password(text))
        }
        return FormField(
            id, label: strings["me.password.\(id)"],
            .text(typed[id] ?? "", limit: Password.lengths.upperBound, isSecret: true), message: message)
    }

    private func strength(of password: Password) -> FormMessage? {
        switch password.strength {
        case .none: nil
        case .weak: FormMessage(strings["me.password.weak"], kind: .warning)
        case .fair: FormMessage(strings["me.password.fair"], kind: .hint)
        case .strong: FormMessage(strings["me.password.strong"], kind: .hint)
        }
    }

    private func save() {
        guard let name = account?.name, !working.isRunning else { return }
        let current = Password(typed["current"] ?? "")
        let new = Password(typed["new"] ?? "")
        let repeated = Password(typed["repeat"] ?? "")
        working.run { [services = access.services, number = access.session.number] in
            try await ChangePassword(services)(
                of: name, current: current, new: new, repeated: repeated, keeping: number)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let codes):
                typed = [:]
                done.send(strings[new.isEmpty ? "me.password.gone" : "me.password.done"])
                changed(codes)
            case .failure(let error): fail(error)
            }
        }
    }

    private func fail(_ error: any Error) {
        let text = ErrorText.describe(error, strings)
        let field: String
        switch error as? AccountProblem {
        case .wrongCredentials?, .wait?: field = "current"
        case .password(.notRepeated)?: field = "repeat"
        case .password?: field = "new"
        default: return failed.send(text)
        }
        flaw = (field, text)
        format()
        flawed.send(field)
    }
}
