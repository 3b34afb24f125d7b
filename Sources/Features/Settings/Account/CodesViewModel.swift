internal import Domain
internal import FeatureKit
internal import Reactive

/// New recovery codes, for who knows the password; the old ones end.
@MainActor
final class CodesViewModel: AccountFormModel {
    private let access: AccountAccess
    private let strings: Strings
    private let made: ([RecoveryCode]) -> Void
    private let state = Observable(AccountFormState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let flawed = Signal<String>()
    private let bag = SubscriptionBag()
    private let working = LatestTask()
    private var typed = ""
    private var flaw: String?

    /// - Parameter made: takes the codes.
    init(access: AccountAccess, strings: Strings, made: @escaping ([RecoveryCode]) -> Void) {
        self.access = access
        self.strings = strings
        self.made = made
    }

    func transform(_ input: AccountFormInput) -> AccountFormOutput {
        input.edited.observe { [weak self] edit in
            guard let self, case .text("current", let text) = edit else { return }
            typed = text
            flaw = nil
            format()
        }.store(in: bag)
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

    private func format() {
        state.send(
            AccountFormState(
                phase: .loaded,
                fields: [
                    FormField("note", .note(strings["me.codes.note"])),
                    FormField(
                        "current", label: strings["me.password.current"],
                        .text(typed, limit: Password.lengths.upperBound, isSecret: true),
                        message: flaw.map { FormMessage($0) }),
                    FormField("save", label: strings["me.codes.make"], .button),
                ]))
    }

    private func save() {
        guard let name = access.session.accountName, !working.isRunning else { return }
        let password = Password(typed)
        working.run { [services = access.services] in
            try await RenewRecoveryCodes(services)(of: name, password: password)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let codes):
                typed = ""
                done.send("")
                made(codes)
            case .failure(let error):
                flaw = ErrorText.describe(error, strings)
                format()
                flawed.send("current")
            }
        }
    }
}
