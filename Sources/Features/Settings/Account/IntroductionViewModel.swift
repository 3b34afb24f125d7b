import Domain
import FeatureKit
import Reactive

/// The member's introduction on their page, which may change at any time and be empty. Kept as a draft.
@MainActor
final class IntroductionViewModel: SettingDraftViewModel, DraftedForm {
    private let profile: Identifier<Profile>
    private let introductions: any IntroductionRepository
    let session: FormSession
    let form: FormDraft<String>
    let flow: Flow<SettingsStep>
    private var isRead = false

    init(
        of profile: Identifier<Profile>, introductions: any IntroductionRepository, slot: DraftSlot,
        session: FormSession, flow: Flow<SettingsStep>
    ) {
        self.profile = profile
        self.introductions = introductions
        form = FormDraft("", in: slot)
        self.session = session
        self.flow = flow
    }

    func apply(_ edit: FormEdit) {
        guard case .text("introduction", let text) = edit else { return }
        form.content = text
        form.keep()
        show()
    }

    func refresh() {
        guard !isRead else { return show() }
        session.read { [introductions, profile] in
            try await introductions.introduction(of: profile)
        } show: { [weak self] introduction in
            guard let self else { return }
            isRead = true
            form.content = introduction.text
            form.original = form.content
            show()
            form.resume { [weak self] in self?.show() }
        }
    }

    func show() {
        session.show(
            form.note + [
                FormField("note", .note(strings["me.introduction.note"])),
                FormField(
                    "introduction", label: strings["me.introduction"],
                    .text(form.content, limit: Introduction.longest)),
                FormField("save", label: strings["action.save"], .button),
            ], title: strings["me.introduction"], isDirty: form.isDirty, keepsDraft: form.isStored)
    }

    func save() {
        guard isRead else { return }
        let introduction = Introduction(form.content)
        session.save(.open(route: AccountItem.introduction.route), forgetting: form.slot) {
            [introductions, profile] in
            try await introductions.setIntroduction(introduction, of: profile)
        } done: { [strings] in
            strings[introduction.isEmpty ? "me.introduction.removed" : "me.introduction.done"]
        }
    }
}
