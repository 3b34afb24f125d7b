internal import Domain
internal import FeatureKit
internal import Reactive

/// Another nickname, once in 30 days.
@MainActor
final class NicknameViewModel: AccountFormModel {
    private let access: AccountAccess
    private let strings: Strings
    private let changed: (Profile) -> Void
    private let state = Observable(AccountFormState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let flawed = Signal<String>()
    private let bag = SubscriptionBag()
    private let working = LatestTask()
    private var account: Account?
    private var typed = ""
    private var flaw: String?

    /// - Parameter changed: takes the profile as it is now.
    init(access: AccountAccess, strings: Strings, changed: @escaping (Profile) -> Void) {
        self.access = access
        self.strings = strings
        self.changed = changed
    }

    func transform(_ input: AccountFormInput) -> AccountFormOutput {
        input.edited.observe { [weak self] edit in
            guard let self, case .text("nickname", let text) = edit else { return }
            typed = text
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
                typed = account.profile.nickname
                format()
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
        }
    }

    private var next: Int64? { account.flatMap { ChangeNickname(access.services).nextChange(of: $0) } }

    private func format() {
        let note = FormField("note", .note(strings["me.rule"]))
        let fields: [FormField]
        if let next {
            let day = AccountDateText(strings: strings, localTime: access.localTime).day(next)
            fields = [
                note,
                FormField(
                    "nickname", label: strings["me.nickname"], .value(typed),
                    message: FormMessage(strings("me.locked-until", day), kind: .warning)),
            ]
        } else {
            fields = [
                note,
                FormField(
                    "nickname", label: strings["me.nickname"],
                    .text(typed, limit: Profile.longestNickname), message: flaw.map { FormMessage($0) }),
                FormField("save", label: strings["action.save"], .button),
            ]
        }
        state.send(AccountFormState(phase: .loaded, fields: fields, canSave: next == nil))
    }

    private func save() {
        guard next == nil, !working.isRunning else { return }
        working.run { [services = access.services, id = access.session.profile.id, typed] in
            try await ChangeNickname(services)(typed, of: id)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let account):
                changed(account.profile)
                done.send(strings("me.nickname.done", account.profile.nickname))
            case .failure(let error):
                flaw = ErrorText.describe(error, strings)
                format()
                flawed.send("nickname")
            }
        }
    }
}
