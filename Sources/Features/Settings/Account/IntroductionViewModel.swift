import Domain
import FeatureKit
import Reactive

/// The member's introduction on their page, which may change at any time and be empty. Kept as a draft.
@MainActor
final class IntroductionViewModel: FormViewModel {
    private let profile: Identifier<Profile>
    private let introductions: any IntroductionRepository
    private let session: FormSession
    private let form: FormDraft<String>
    private let flow: Flow<SettingsStep>
    private let strings: Strings
    private let reading = LatestTask()
    private var isRead = false

    init(
        of profile: Identifier<Profile>, introductions: any IntroductionRepository, slot: DraftSlot,
        session: FormSession, flow: Flow<SettingsStep>, strings: Strings
    ) {
        self.profile = profile
        self.introductions = introductions
        form = FormDraft("", in: slot)
        self.session = session
        self.flow = flow
        self.strings = strings
    }

    func transform(_ input: FormInput) -> FormOutput {
        input.edited.observe { [weak self] edit in
            guard let self, case .text("introduction", let text) = edit else { return }
            form.content = text
            form.keep()
            show()
        }.store(in: session.bag)
        input.opened.observe { [weak self] in if $0.field == "save" { self?.save() } }.store(in: session.bag)
        input.saveRequested.observe { [weak self] in self?.save() }.store(in: session.bag)
        input.leaveRequested.observe { [session] in session.finish() }.store(in: session.bag)
        input.dropRequested.observe { [weak self] in
            self?.flow.show(.dropDraft { [weak self] in self?.drop() })
        }.store(in: session.bag)
        input.refresh.observe { [weak self] in self?.refresh() }.store(in: session.bag)
        reload()
        return session.output
    }

    private func refresh() {
        if isRead { show() } else { reload() }
    }

    private func reload() {
        session.state.update { $0.phase = .loading }
        reading.run { [introductions, profile] in
            try await introductions.introduction(of: profile)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let introduction):
                isRead = true
                form.content = introduction.text
                form.original = form.content
                show()
                form.resume { [weak self] in self?.show() }
            case .failure(let error):
                session.state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
        }
    }

    private func drop() {
        form.drop()
        show()
    }

    private func show() {
        session.show(
            form.note + [
                FormField("note", .note(strings["me.introduction.note"])),
                FormField(
                    "introduction", label: strings["me.introduction"],
                    .text(form.content, limit: Introduction.longest)),
                FormField("save", label: strings["action.save"], .button),
            ], title: strings["me.introduction"], isDirty: form.isDirty, isKept: true)
    }

    private func save() {
        guard isRead else { return }
        let introduction = Introduction(form.content)
        session.save(.open(route: AccountItem.introduction.route)) { [introductions, profile] in
            try await introductions.setIntroduction(introduction, of: profile)
        } done: { [strings] in
            strings[introduction.isEmpty ? "me.introduction.removed" : "me.introduction.done"]
        } completion: { [form, session] _ in
            form.forget()
            session.finish()
        }
    }
}
