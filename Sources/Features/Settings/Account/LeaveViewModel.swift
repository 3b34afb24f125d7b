import Domain
import FeatureKit
import Reactive

/// Leaving with a reason and a typed confirmation. The local profile is emptied instead.
@MainActor
final class LeaveViewModel: SettingFormViewModel {
    private let member: Session
    private let services: AccountServices
    let session: FormSession
    private let left: () -> Void
    private var reason = LeavingReason.Kind.other
    private var text = ""
    private var typed = ""

    /// The text to type: the account's ID, or the nickname of the local profile.
    private var word: String { member.accountName?.text ?? member.profile.nickname }
    private var isLocal: Bool { member.accountName == nil }

    /// `left` is called when all personal data is gone.
    init(
        of member: Session, services: AccountServices, session: FormSession, left: @escaping () -> Void
    ) {
        self.member = member
        self.services = services
        self.session = session
        self.left = left
    }

    func refresh() { show() }

    func apply(_ edit: FormEdit) {
        switch edit {
        case .option("reason", let id): reason = LeavingReason.Kind(rawValue: id) ?? reason
        case .text("text", let new): text = new
        case .text("confirm", let new): typed = new
        default: return
        }
        show()
    }

    private func show() {
        session.show(
            [FormField("note", .note(strings[isLocal ? "me.empty.note" : "me.leave.note"]))]
                + (isLocal ? [] : reasonFields)
                + [
                    FormField(
                        "confirm", label: strings["me.confirm"], .text(typed, placeholder: word, limit: 30),
                        message: FormMessage(strings("me.confirm.hint", word), kind: .hint)),
                    FormField("save", label: strings[isLocal ? "me.empty" : "me.leave"], .button),
                ], title: strings[isLocal ? "me.empty" : "me.leave"])
    }

    private var reasonFields: [FormField] {
        let reasons = LeavingReason.Kind.allCases.map {
            FormOption($0.rawValue, title: strings["me.reason.\($0.rawValue)"])
        }
        return [
            FormField("reason", label: strings["me.reason"], .choice(reasons, selected: reason.rawValue)),
            FormField(
                "text", label: strings["me.reason.text"],
                .text(text, limit: LeavingReason.longestText, isProse: true)),
        ]
    }

    func save() {
        guard typed == word else { return session.refuse("confirm", strings("me.confirm.wrong", word)) }
        let item = isLocal ? AccountItem.empty : .leave
        session.save(.open(route: item.route)) {
            [services, member, isLocal, reason = LeavingReason(reason, text: text)] in
            let leave = Leave(services)
            if isLocal { try await leave.emptyLocalProfile() } else { try await leave(member, because: reason) }
        } done: { [strings, isLocal] in
            strings[isLocal ? "me.empty.done" : "me.leave.done"]
        } completion: { [session, left] in
            session.finish()
            left()
        }
    }
}
