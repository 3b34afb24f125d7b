import Domain
import FeatureKit
import Reactive

/// Another password, which ends other sessions. Leaving the form forgets it: passwords are never drafts.
@MainActor
final class PasswordViewModel: SettingFormViewModel {
    private let place: PasswordPlace
    let session: FormSession
    private let flow: Flow<SettingsStep>
    /// Nil until it is read.
    private var hasPassword: Bool?
    private var typed: [String: String] = [:]

    init(of place: PasswordPlace, session: FormSession, flow: Flow<SettingsStep>) {
        self.place = place
        self.session = session
        self.flow = flow
    }

    func apply(_ edit: FormEdit) {
        guard case .text(let field, let text) = edit else { return }
        typed[field] = text
        show()
    }

    func refresh() {
        guard hasPassword == nil else { return show() }
        session.read { [place] in
            try await place.hasPassword()
        } show: { [weak self] hasPassword in
            self?.hasPassword = hasPassword
            self?.show()
        }
    }

    private func show() {
        var fields = [FormField("note", .note(strings[place.note]))]
        if hasPassword == true { fields.append(field("current")) }
        fields += [field("new"), field("repeat"), FormField("save", label: strings["action.save"], .button)]
        session.show(fields, title: strings[place.title])
    }

    private func field(_ id: String) -> FormField {
        let text = typed[id] ?? ""
        return FormField(
            id, label: strings["me.password.\(id)"],
            .text(text, limit: Password.lengths.upperBound, isSecret: true),
            message: id == "new" && !text.isEmpty ? strength(of: Password(text)) : nil)
    }

    private func strength(of password: Password) -> FormMessage? {
        switch password.strength {
        case .none: nil
        case .weak: FormMessage(strings["me.password.weak"], kind: .warning)
        case .fair: FormMessage(strings["me.password.fair"], kind: .hint)
        case .strong: FormMessage(strings["me.password.strong"], kind: .hint)
        }
    }

    func save() {
        guard hasPassword != nil else { return }
        let current = Password(typed["current"] ?? "")
        let new = Password(typed["new"] ?? "")
        let repeated = Password(typed["repeat"] ?? "")
        session.save(.open(route: place.route), in: .community) { [place] in
            try await place.change(current, new, repeated)
        } done: {
            $0.said
        } refused: { [weak self] error in
            self?.refuse(error) ?? false
        } completion: { [weak self, session, flow] _, codes in
            self?.typed = [:]
            session.finish()
            // Empty if the old codes stay valid.
            if !codes.isEmpty { flow.show(.codes(codes)) }
        }
    }

    private func refuse(_ error: any Error) -> Bool {
        let field: String
        switch error {
        case AccountProblem.wrongCredentials, AccountProblem.wait, CommunityProblem.wrongCredentials: field = "current"
        case AccountProblem.password(.notRepeated): field = "repeat"
        case AccountProblem.password: field = "new"
        default: return false
        }
        session.refuse(field, ErrorText.describe(error, strings))
        return true
    }
}
