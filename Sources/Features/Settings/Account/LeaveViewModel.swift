internal import Domain
internal import FeatureKit
internal import Reactive

/// Leaving with a reason and a typed confirmation; the local profile is emptied.
@MainActor
final class LeaveViewModel: AccountFormModel {
    private let access: AccountAccess
    private let strings: Strings
    private let left: () -> Void
    private let state = Observable(AccountFormState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let flawed = Signal<String>()
    private let bag = SubscriptionBag()
    private let working = LatestTask()
    private var reason = LeavingReason.Kind.other
    private var text = ""
    private var typed = ""
    private var flaw: String?

    /// What must be typed: the ID, or the nickname of the local profile.
    private var word: String { access.session.accountName?.text ?? access.session.profile.nickname }
    private var isLocal: Bool { access.session.accountName == nil }

    /// - Parameter left: everything personal is gone.
    init(access: AccountAccess, strings: Strings, left: @escaping () -> Void) {
        self.access = access
        self.strings = strings
        self.left = left
    }

    func transform(_ input: AccountFormInput) -> AccountFormOutput {
        input.edited.observe { [weak self] in self?.edit($0) }.store(in: bag)
        input.opened.observe { [weak self] in if $0.field == "save" { self?.save() } }.store(in: bag)
        input.saveRequested.observe { [weak self] in self?.save() }.store(in: bag)
        format()
        return AccountFormOutput(
            state: state.readOnly, done: done.events, failed: failed.events, flawed: flawed.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await working.settle()
    }

    private func edit(_ edit: FormEdit) {
        switch edit {
        case .option("reason", let id): reason = LeavingReason.Kind(rawValue: id) ?? reason
        case .text("text", let new): text = new
        case .text("confirm", let new): typed = new
        default: return
        }
        flaw = nil
        format()
    }

    private func format() {
        let reasons = LeavingReason.Kind.allCases.map {
            FormOption($0.rawValue, title: strings["me.reason.\($0.rawValue)"])
        }
        var fields = [FormField("note", .note(strings[isLocal ? "me.empty.note" : "me.leave.note"]))]
        if !isLocal {
            fields += [
                FormField("reason", label: strings["me.reason"], .choice(reasons, selected: reason.rawValue)),
                FormField(
                    "text", label: strings["me.reason.text"], .text(text, limit: LeavingReason.longestText)),
            ]
        }
        fields += [
            FormField(
                "confirm", label: strings["me.confirm"], .text(typed, placeholder: word, limit: 30),
                message: flaw.map { FormMessage($0) }
                    ?? FormMessage(strings("me.confirm.hint", word), kind: .hint)),
            FormField("save", label: strings[isLocal ? "me.empty" : "me.leave"], .button),
        ]
        state.send(AccountFormState(phase: .loaded, fields: fields))
    }

    private func save() {
        guard typed == word else {
            flaw = strings("me.confirm.wrong", word)
            format()
            return flawed.send("confirm")
        }
        guard !working.isRunning else { return }
        let reason = LeavingReason(reason, text: text)
        working.run { [access, isLocal] in
            let leave = Leave(access.services)
            if isLocal { try await leave.emptyLocalProfile() } else { try await leave(access.session, because: reason) }
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success:
                done.send(strings[isLocal ? "me.empty.done" : "me.leave.done"])
                left()
            case .failure(let error): failed.send(ErrorText.describe(error, strings))
            }
        }
    }
}
