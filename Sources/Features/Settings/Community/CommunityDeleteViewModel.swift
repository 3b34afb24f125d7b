import Domain
import FeatureKit
import Reactive

/// Deletes the community account after a choice about the votes, the typed ID and a confirmation.
@MainActor
final class CommunityDeleteViewModel: SettingFormViewModel {
    private let profile: Identifier<Profile>
    private let access: CommunityAccess
    let session: FormSession
    private let flow: Flow<SettingsStep>
    private var account: AccountName?
    private var keepsVotes = true
    private var reason = LeavingReason.Kind.other
    private var texts: [String: String] = [:]

    init(
        of profile: Identifier<Profile>, access: CommunityAccess, session: FormSession, flow: Flow<SettingsStep>
    ) {
        self.profile = profile
        self.access = access
        self.session = session
        self.flow = flow
    }

    func refresh() {
        guard account == nil else { return show() }
        session.read { [access, profile] in
            guard let membership = try await access.memberships.membership(of: profile) else {
                throw CommunityProblem.notMember
            }
            return membership.account
        } show: { [weak self] account in
            self?.account = account
            self?.show()
        }
    }

    func apply(_ edit: FormEdit) {
        switch edit {
        case .option("votes", let id): keepsVotes = id == "keep"
        case .option("reason", let id): reason = LeavingReason.Kind(rawValue: id) ?? reason
        case .text(let field, let text): texts[field] = text
        default: return
        }
        show()
    }

    private func show() {
        let votes = ["keep", "remove"].map { FormOption($0, title: strings["community.delete.votes.\($0)"]) }
        let reasons = LeavingReason.Kind.allCases.map {
            FormOption($0.rawValue, title: strings["me.reason.\($0.rawValue)"])
        }
        session.show(
            [
                FormField("note", .note(strings["community.delete.note"])),
                FormField(
                    "votes", label: strings["community.delete.votes"],
                    .choice(votes, selected: keepsVotes ? "keep" : "remove")),
                FormField("reason", label: strings["me.reason"], .choice(reasons, selected: reason.rawValue)),
                text("text", strings["me.reason.text"], limit: LeavingReason.longestText),
                text(
                    "password", strings["community.join.password"], limit: Password.lengths.upperBound, isSecret: true),
                text(
                    "confirm", strings["me.confirm"], limit: AccountName.lengths.upperBound,
                    hint: strings("me.confirm.hint", account?.text ?? "")),
                FormField("save", label: strings["community.delete"], .button),
            ], title: strings["community.delete"])
    }

    private func text(
        _ id: String, _ label: String, limit: Int, isSecret: Bool = false, hint: String? = nil
    ) -> FormField {
        FormField(
            id, label: label, .text(texts[id] ?? "", limit: limit, isSecret: isSecret),
            message: hint.map { FormMessage($0, kind: .hint) })
    }

    func save() {
        guard let account else { return }
        guard texts["confirm"] == account.text else {
            return session.refuse("confirm", strings("me.confirm.wrong", account.text))
        }
        guard texts["password"]?.isEmpty == false else {
            return session.refuse("password", strings["community.join.password.needed"])
        }
        flow.show(
            .question(
                title: strings["community.delete"],
                text: strings[keepsVotes ? "community.delete.question.keep" : "community.delete.question.remove"],
                yes: strings["community.delete"], onYes: { [weak self] in self?.delete() }))
    }

    private func delete() {
        session.save(.open(route: CommunityStep.delete.route), in: .community) {
            [
                service = access.service, profile, keepsVotes, password = Password(texts["password"] ?? ""),
                reason = LeavingReason(reason, text: texts["text"] ?? "")
            ] in
            try await service.delete(profile, password: password, keepingVotes: keepsVotes, because: reason)
        } done: { [strings] _ in
            strings["community.delete.done"]
        } refused: { [weak self] error in
            guard let self, error as? CommunityProblem == .wrongCredentials else { return false }
            session.refuse("password", ErrorText.describe(error, strings))
            return true
        }
    }
}
