import Domain
import FeatureKit
import Reactive

@MainActor
final class CodesViewModel: FormViewModel {
    private let route: String
    private let make: @Sendable (Password) async throws -> [RecoveryCode]
    private let session: FormSession
    private let flow: Flow<SettingsStep>
    private let strings: Strings
    private var typed = ""
    private var flaw: String?

    /// - Parameter make: replaces the codes, on this machine or in the community.
    init(
        route: String, session: FormSession, flow: Flow<SettingsStep>, strings: Strings,
        make: @escaping @Sendable (Password) async throws -> [RecoveryCode]
    ) {
        self.route = route
        self.make = make
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
        session.save(.open(route: route), in: .community) { [make, password = Password(typed)] in
            try await make(password)
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
