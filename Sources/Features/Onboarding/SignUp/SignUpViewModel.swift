import Domain
import FeatureKit
import Reactive

/// Makes an account. Each field shows its problem; names are checked while typing, and late answers are dropped.
@MainActor
final class SignUpViewModel: FormViewModel, Subscriber {
    /// The pause in typing before names are checked.
    static let debounce: Duration = .milliseconds(300)

    private let draft: Observable<SignUpDraft>
    private let services: AccountServices
    private let session: FormSession
    var bag: SubscriptionBag { session.bag }
    private let scheduler: any Scheduler
    private let flow: Flow<OnboardingStep>
    private let strings: Strings
    private let reading = LatestTask()
    private let asking = LatestTask()
    /// Sends on each edit of a name; checked after a pause in typing.
    private let nameTyped = Signal<Void>()
    /// The store's answers: names that are taken, and fields whose names are available.
    private var taken: [SignUpProblem] = []
    private var free: Set<SignUpField> = []
    private var localNickname: String?

    init(
        draft: Observable<SignUpDraft>, services: AccountServices, session: FormSession, scheduler: any Scheduler,
        flow: Flow<OnboardingStep>, strings: Strings
    ) {
        self.draft = draft
        self.services = services
        self.session = session
        self.scheduler = scheduler
        self.flow = flow
        self.strings = strings
    }

    func transform(_ input: FormInput) -> FormOutput {
        on(input.edited) { $0.edit($1) }
        on(input.opened) { $0.open($1.field) }
        on(input.saveRequested) { $0.submit() }
        on(draft) { $0.show() }
        on(nameTyped.debounce(for: Self.debounce, on: scheduler)) { $0.ask() }
        reading.run { [services] in
            try await services.accounts.account(of: Profile.localID)?.profile.nickname
        } completion: { [weak self] result in
            // Without a local profile, there is nothing to take over.
            guard let self, case .success(let nickname) = result else { return }
            localNickname = nickname
            show()
        }
        return session.output
    }

    private func edit(_ edit: FormEdit) {
        guard !session.state.value.isSaving else { return }
        switch edit {
        case .text(let id, let text):
            guard let field = SignUpField(rawValue: id) else { return }
            if field == .name || field == .nickname { askAgain(field) }
            draft.update { $0.type(text, into: field) }
        case .flag(let id, let isOn):
            guard let field = SignUpField(rawValue: id) else { return }
            // Taking over the local profile makes its nickname available.
            if field == .takeOver { askAgain(.nickname) }
            draft.update { $0.tick(field, isOn) }
        case .option, .moveRow, .removeRow: break
        }
    }

    /// Drops the store's answer for a field and asks again.
    private func askAgain(_ field: SignUpField) {
        free.remove(field)
        taken.removeAll { SignUpField(of: $0) == field }
        asking.cancel()
        nameTyped.send()
    }

    private func ask() {
        let form = draft.value.form
        let (name, nickname) = (try? AccountName(form.name), try? Nickname(form.nickname))
        let former = form.isTakingOver ? Profile.localID : nil
        asking.run { [accounts = services.accounts] in
            var answers: [SignUpField: Bool] = [:]
            if let name { answers[.name] = try await accounts.isTaken(name) }
            if let nickname { answers[.nickname] = try await accounts.isTaken(nickname, except: former) }
            return answers
        } completion: { [weak self] result in
            // On failure, submitting the form finds the problem.
            guard let self, case .success(let answers) = result else { return }
            let problems: [(SignUpField, SignUpProblem)] = [(.name, .name(.taken)), (.nickname, .nickname(.taken))]
            taken = problems.filter { answers[$0.0] == true }.map(\.1)
            free = Set(answers.filter { !$0.value }.keys)
            show()
        }
    }

    private func open(_ field: String) {
        switch SignUpField(rawValue: field) {
        case .type: flow.show(.typeChoice(draft.value.form.type))
        case .submit: submit()
        default: break
        }
    }

    private func submit() {
        guard !session.state.value.isSaving else { return }
        draft.update { $0.touched = Set(SignUpField.allCases) }
        guard problems.isEmpty else { return focusFirstProblem() }
        session.save(.open(route: "sign-up"), saying: nil) { [services, form = draft.value.form] in
            try await SignUp(services)(form)
        } refused: { [weak self] error in
            self?.refuse(error) ?? false
        } completion: { [draft, flow] outcome in
            draft.send(SignUpDraft())
            flow.show(.setup(outcome))
        }
    }

    private func refuse(_ error: any Error) -> Bool {
        guard let found = error as? SignUpProblems else { return false }
        taken = found.problems
        show()
        focusFirstProblem()
        return true
    }

    private func focusFirstProblem() {
        if let first = problems.first { session.focus(SignUpField(of: first).rawValue) }
    }

    /// The problems of the form, including the store's answers, in field order.
    private var problems: [SignUpProblem] {
        (draft.value.form.problems + taken).sorted { SignUpField(of: $0).place < SignUpField(of: $1).place }
    }

    private func show() {
        let touched = draft.value.touched
        let formatter = SignUpFormatter(
            strings: strings, draft: draft.value, problems: problems.filter { touched.contains(SignUpField(of: $0)) },
            free: free, localNickname: localNickname)
        session.show(formatter.fields, title: strings["welcome.sign-up"])
    }
}
