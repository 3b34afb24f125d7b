import Domain
import FeatureKit
import Reactive

@MainActor
final class CodesViewModel: FormViewModel {
    private let name: AccountName?
    private let services: AccountServices
    private let session: FormSession
    private let flow: Flow<SettingsStep>
    private let strings: Strings
    private var typed = ""
    private var flaw: String?

    init(
        of name: AccountName?, services: AccountServices, session: FormSession, flow: Flow<SettingsStep>,
        strings: Strings
    ) {
        self.name = name
        self.services = services
        self.session = session
        self.flow = flow
        self.strings = strings
    }

    func transform(_ input: FormInput) -> FormOutput {
        input.edited.observe { [weak self] edit in
            guard let self, case .text("current", let text) = edit else { return }
            typed = text
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
                FormField("note", .note(strings["me.codes.note"])),
                FormField(
                    "current", label: strings["me.password.current"],
                    .text(typed, limit: Password.lengths.upperBound, isSecret: true),
                    message: flaw.map { FormMessage($0) }),
                FormField("save", label: strings["me.codes.make"], .button),
            ], title: strings["me.codes"])
    }

    private func save() {
        guard let name else { return }
        session.save(.open(route: AccountItem.codes.route)) { [services, password = Password(typed)] in
            try await RenewRecoveryCodes(services)(of: name, password: password)
        } done: { _ in
            nil
        } refused: { [weak self] error in
            self?.refuse(error)
            return self != nil
        } completion: { [weak self, session, flow] codes in
            self?.typed = ""
            session.finish()
            flow.show(.codes(codes))
        }
    }

    private func refuse(_ error: any Error) {
        flaw = ErrorText.describe(error, strings)
        show()
        session.focus("current")
    }
}
