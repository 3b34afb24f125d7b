internal import Domain
internal import FeatureKit
internal import Reactive

/// What a member says of themselves on their page; it may be changed at any time, and emptied.
@MainActor
final class IntroductionViewModel: FormViewModel {
    private let profile: Identifier<Profile>
    private let introductions: any IntroductionRepository
    private let session: FormSession
    private let strings: Strings
    private let reading = LatestTask()
    private var typed: String?

    init(
        of profile: Identifier<Profile>, introductions: any IntroductionRepository, session: FormSession,
        strings: Strings
    ) {
        self.profile = profile
        self.introductions = introductions
        self.session = session
        self.strings = strings
    }

    func transform(_ input: FormInput) -> FormOutput {
        input.edited.observe { [weak self] edit in
            guard let self, case .text("introduction", let text) = edit else { return }
            typed = text
            show()
        }.store(in: session.bag)
        input.opened.observe { [weak self] in if $0.field == "save" { self?.save() } }.store(in: session.bag)
        input.saveRequested.observe { [weak self] in self?.save() }.store(in: session.bag)
        input.refresh.observe { [weak self] in self?.refresh() }.store(in: session.bag)
        reload()
        return session.output
    }

    private func refresh() {
        if typed == nil { reload() } else { show() }
    }

    private func reload() {
        session.state.update { $0.phase = .loading }
        reading.run { [introductions, profile] in
            try await introductions.introduction(of: profile)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let introduction):
                typed = introduction.text
                show()
            case .failure(let error):
                session.state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
        }
    }

    private func show() {
        session.show(
            [
                FormField("note", .note(strings["me.introduction.note"])),
                FormField(
                    "introduction", label: strings["me.introduction"],
                    .text(typed ?? "", limit: Introduction.longest)),
                FormField("save", label: strings["action.save"], .button),
            ], title: strings["me.introduction"])
    }

    private func save() {
        guard let typed else { return }
        let introduction = Introduction(typed)
        session.save(.open(route: AccountItem.introduction.route)) { [introductions, profile] in
            try await introductions.setIntroduction(introduction, of: profile)
        } done: { [strings] in
            strings[introduction.isEmpty ? "me.introduction.removed" : "me.introduction.done"]
        }
    }
}
