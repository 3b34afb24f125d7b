import Domain
import FeatureKit
import Reactive

/// Another nickname, at most once in 30 days. Kept as a draft.
@MainActor
final class NicknameViewModel: SettingDraftViewModel, DraftedForm {
    private let access: AccountAccess
    let session: FormSession
    let form: FormDraft<String>
    let flow: Flow<SettingsStep>
    private let changed: (Profile) -> Void
    private var account: Account?

    init(
        access: AccountAccess, slot: DraftSlot, session: FormSession, flow: Flow<SettingsStep>,
        changed: @escaping (Profile) -> Void
    ) {
        self.access = access
        form = FormDraft("", in: slot)
        self.session = session
        self.flow = flow
        self.changed = changed
    }

    func apply(_ edit: FormEdit) {
        guard case .text("nickname", let text) = edit else { return }
        form.content = text
        form.keep()
        show()
    }

    func refresh() {
        guard account == nil else { return show() }
        session.read { [access] in
            try await AccountOverview.read(access).account
        } show: { [weak self] account in
            guard let self else { return }
            self.account = account
            form.content = account.profile.nickname
            form.original = form.content
            show()
            if next == nil { form.resume { [weak self] in self?.show() } }
        }
    }

    private var next: Int64? { account.flatMap { ChangeNickname(access.services).nextChange(of: $0) } }

    func show() {
        session.show(
            fields, title: strings["me.nickname"], isDirty: form.isDirty, keepsDraft: form.isStored,
            canSave: next == nil)
    }

    private var fields: [FormField] {
        let note = FormField("note", .note(strings["me.rule"]))
        let label = strings["me.nickname"]
        guard let next else {
            return form.note + [
                note,
                FormField("nickname", label: label, .text(form.content, limit: Profile.longestNickname)),
                FormField("save", label: strings["action.save"], .button),
            ]
        }
        let day = AccountDateText(strings: strings, localTime: access.localTime).day(next)
        return [
            note,
            FormField(
                "nickname", label: label, .value(form.content),
                message: FormMessage(strings("me.locked-until", day), kind: .warning)),
        ]
    }

    func save() {
        guard account != nil, next == nil else { return }
        session.save(.open(route: AccountItem.nickname.route), forgetting: form.slot) {
            [services = access.services, id = access.session.profile.id, nickname = form.content] in
            try await ChangeNickname(services)(nickname, of: id).profile
        } done: { [strings] profile in
            strings("me.nickname.done", profile.nickname)
        } refused: { [weak self, strings] error in
            self?.session.refuse("nickname", ErrorText.describe(error, strings))
            return self != nil
        } completion: { [changed, session] profile in
            changed(profile)
            session.finish()
        }
    }
}
