import Domain
import FeatureKit
import Reactive

@MainActor
final class CommunitySignInViewModel: FormViewModel {
    private let profile: Identifier<Profile>
    private let access: CommunityAccess
    private let session: FormSession
    private let strings: Strings
    private var password = ""
    private var flaw: String?

    init(of profile: Identifier<Profile>, access: CommunityAccess, session: FormSession, strings: Strings) {
        self.profile = profile
        self.access = access
        self.session = session
        self.strings = strings
    }

    func transform(_ input: FormInput) -> FormOutput {
        input.edited.observe { [weak self] edit in
            guard let self, case .text("password", let text) = edit else { return }
            password = text
            flaw = nil
            show()
        }.store(in: session.bag)
        input.opened.observe { [weak self] in if $0.field == "save" { self?.save() } }.store(in: session.bag)
        input.saveRequested.observe { [weak self] in self?.save() }.store(in: session.bag)
        input.refresh.observe { [weak self] in self?.show() }.store(in: session.bag)
        show()
        return session.output
    }

    private func show() {
        session.show(
            [
                FormField("note", .note(strings["community.sign-in.note"])),
                FormField(
                    "password", label: strings["community.join.password"],
                    .text(password, limit: Password.lengths.upperBound, isSecret: true),
                    message: flaw.map { FormMessage($0) }),
                FormField("save", label: strings["community.sign-in"], .button),
            ], title: strings["community.sign-in"])
    }

    private func save() {
        session.save(.open(route: CommunityStep.signIn.route), in: .community) {
            [access, profile, password = Password(password)] in
            try await access.service.signIn(profile, password: password, deviceLabel: access.deviceLabel)
        } done: { [strings] _ in
            strings["community.sign-in.done"]
        } refused: { [weak self] error in
            guard let self, error as? CommunityProblem == .wrongCredentials else { return false }
            flaw = ErrorText.describe(error, strings)
            show()
            session.focus("password")
            return true
        }
    }
}
