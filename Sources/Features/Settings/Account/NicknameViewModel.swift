internal import Domain
internal import FeatureKit
internal import Reactive

/// Another nickname, once in 30 days.
@MainActor
final class NicknameViewModel: FormViewModel {
    private let access: AccountAccess
    private let session: FormSession
    private let changed: (Profile) -> Void
    private let strings: Strings
    private let reading = LatestTask()
    private var account: Account?
    private var typed = ""
    private var flaw: String?

    /// - Parameter changed: gets the profile as it is now.
    init(access: AccountAccess, session: FormSession, changed: @escaping (Profile) -> Void, strings: Strings) {
        self.access = access
        self.session = session
        self.changed = changed
        self.strings = strings
    }

    func transform(_ input: FormInput) -> FormOutput {
        input.edited.observe { [weak self] edit in
            guard let self, case .text("nickname", let text) = edit else { return }
            typed = text
            flaw = nil
            show()
        }.store(in: session.bag)
        input.opened.observe { [weak self] in if $0.field == "save" { self?.save() } }.store(in: session.bag)
        input.saveRequested.observe { [weak self] in self?.save() }.store(in: session.bag)
        input.refresh.observe { [weak self] in self?.refresh() }.store(in: session.bag)
        reload()
        return session.output
    }

    private func refresh() {
        if account == nil { reload() } else { show() }
    }

    private func reload() {
        session.state.update { $0.phase = .loading }
        reading.run { [access] in
            try await AccountOverview.read(access).account
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let account):
                self.account = account
                typed = account.profile.nickname
                show()
            case .failure(let error):
                session.state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
        }
    }

    private var next: Int64? { account.flatMap { ChangeNickname(access.services).nextChange(of: $0) } }

    private func show() {
        session.show(fields, title: strings["me.nickname"], canSave: next == nil)
    }

    private var fields: [FormField] {
        let note = FormField("note", .note(strings["me.rule"]))
        let label = strings["me.nickname"]
        guard let next else {
            return [
                note,
                FormField(
                    "nickname", label: label, .text(typed, limit: Profile.longestNickname),
                    message: flaw.map { FormMessage($0) }),
                FormField("save", label: strings["action.save"], .button),
            ]
        }
        let day = AccountDateText(strings: strings, localTime: access.localTime).day(next)
        return [
            note,
            FormField(
                "nickname", label: label, .value(typed),
                message: FormMessage(strings("me.locked-until", day), kind: .warning)),
        ]
    }

    private func save() {
        guard account != nil, next == nil else { return }
        session.save(.open(route: AccountItem.nickname.route)) {
            [services = access.services, id = access.session.profile.id, typed] in
            try await ChangeNickname(services)(typed, of: id).profile
        } done: { [strings] profile in
            strings("me.nickname.done", profile.nickname)
        } refused: { [weak self] error in
            self?.refuse(error)
            return true
        } completion: { [changed, session] profile in
            changed(profile)
            session.finish()
        }
    }

    private func refuse(_ error: any Error) {
        flaw = ErrorText.describe(error, strings)
        show()
        session.focus("nickname")
    }
}
