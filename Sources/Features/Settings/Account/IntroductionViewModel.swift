internal import Domain
internal import FeatureKit
internal import Reactive

/// What a member says of themselves on their page; it may be changed at any time, and emptied.
@MainActor
final class IntroductionViewModel: AccountFormModel {
    private let access: AccountAccess
    private let strings: Strings
    private let changed: () -> Void
    private let state = Observable(AccountFormState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let flawed = Signal<String>()
    private let bag = SubscriptionBag()
    private let working = LatestTask()
    private var typed = ""

    /// - Parameter changed: tells everybody who shows it.
    init(access: AccountAccess, strings: Strings, changed: @escaping () -> Void) {
        self.access = access
        self.strings = strings
        self.changed = changed
    }

    func transform(_ input: AccountFormInput) -> AccountFormOutput {
        input.edited.observe { [weak self] edit in
            guard let self, case .text("introduction", let text) = edit else { return }
            typed = text
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
            try await access.introductions.introduction(of: access.session.profile.id)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let introduction):
                typed = introduction.text
                format()
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
        }
    }

    private func format() {
        state.send(
            AccountFormState(
                phase: .loaded,
                fields: [
                    FormField("note", .note(strings["me.introduction.note"])),
                    FormField(
                        "introduction", label: strings["me.introduction"],
                        .text(typed, limit: Introduction.longest)),
                    FormField("save", label: strings["action.save"], .button),
                ]))
    }

    private func save() {
        guard state.value.phase == .loaded, !working.isRunning else { return }
        let introduction = Introduction(typed)
        working.run { [access] in
            try await access.introductions.setIntroduction(introduction, of: access.session.profile.id)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success:
                changed()
                done.send(strings[introduction.isEmpty ? "me.introduction.removed" : "me.introduction.done"])
            case .failure(let error): failed.send(ErrorText.describe(error, strings))
            }
        }
    }
}
