internal import Domain
internal import FeatureKit
internal import Reactive

/// Makes an account: every field says under it what is wrong; whether names are free is asked while they are typed, and an
/// answer that comes late is dropped.
@MainActor
final class SignUpViewModel {
    /// How long nothing must be typed before the store is asked.
    static let debounce: Duration = .milliseconds(300)

    private let services: AccountServices
    private let strings: Strings
    private let actions: SignUpActions
    private let draft: Observable<SignUpDraft>
    private let state = Observable(FormState())
    private let focused = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let asking = LatestTask()
    private let signing = LatestTask()
    private var pause: Subscription?
    private var scheduler: (any Scheduler)?
    /// What the store said: names that are taken, and fields whose text is free.
    private var taken: [SignUpProblem] = []
    private var free: Set<SignUpField> = []
    private var localNickname: String?

    init(services: AccountServices, strings: Strings, draft: Observable<SignUpDraft>, actions: SignUpActions) {
        self.services = services
        self.strings = strings
        self.draft = draft
        self.actions = actions
    }

    func transform(_ input: FormInput) -> FormOutput {
        scheduler = input.scheduler
        input.edited.observe { [weak self] in self?.edit($0) }.store(in: bag)
        input.opened.observe { [weak self] in self?.open($0.field) }.store(in: bag)
        input.submitted.observe { [weak self] in self?.submit() }.store(in: bag)
        draft.observe { [weak self] _ in self?.show() }.store(in: bag)
        reading.run { [services] in
            try await services.accounts.account(of: Profile.localID)?.profile.nickname
        } completion: { [weak self] result in
            // Without an answer there is nothing to take over.
            guard let self, case .success(let nickname) = result else { return }
            localNickname = nickname
            show()
        }
        return FormOutput(state: state.readOnly, focused: focused.events, failed: failed.events)
    }

    private func edit(_ edit: FormEdit) {
        guard !state.value.isBusy else { return }
        switch edit {
        case .text(let id, let text):
            guard let field = SignUpField(rawValue: id) else { return }
            if field == .name || field == .nickname {
                free.remove(field)
                taken.removeAll { SignUpField(of: $0) == field }
                askSoon()
            }
            draft.update { $0.type(text, into: field) }
        case .flag(let id, let isOn):
            guard let field = SignUpField(rawValue: id) else { return }
            draft.update { $0.tick(field, isOn) }
        case .option, .moveRow, .removeRow: break
        }
    }

    /// Asks once nothing was typed for a moment; a newer question ends an older one.
    private func askSoon() {
        asking.cancel()
        pause = scheduler?.schedule(after: Self.debounce) { [weak self] in self?.ask() }
    }

    private func ask() {
        let form = draft.value.form
        let (name, nickname) = (try? AccountName(form.name), try? Nickname(form.nickname))
        asking.run { [accounts = services.accounts] in
            var answers: [SignUpField: Bool] = [:]
            if let name { answers[.name] = try await accounts.isTaken(name) }
            if let nickname { answers[.nickname] = try await accounts.isTaken(nickname, except: nil) }
            return answers
        } completion: { [weak self] result in
            // What could not be asked is found out when the form is sent.
            guard let self, case .success(let answers) = result else { return }
            let problems: [(SignUpField, SignUpProblem)] = [(.name, .name(.taken)), (.nickname, .nickname(.taken))]
            taken = problems.filter { answers[$0.0] == true }.map(\.1)
            free = Set(answers.filter { !$0.value }.keys)
            show()
        }
    }

    private func open(_ field: String) {
        switch SignUpField(rawValue: field) {
        case .type: actions.chooseType(draft.value.form.type)
        case .submit: submit()
        default: break
        }
    }

    private func submit() {
        guard !state.value.isBusy else { return }
        draft.update { $0.touched = Set(SignUpField.allCases) }
        if let first = problems.first { return focused.send(SignUpField(of: first).rawValue) }
        state.update { $0.isBusy = true }
        signing.run { [services, form = draft.value.form] in
            try await SignUp(services)(form)
        } completion: { [weak self] result in
            guard let self else { return }
            state.update { $0.isBusy = false }
            switch result {
            case .success(let outcome):
                draft.send(SignUpDraft())
                actions.signedUp(outcome)
            case .failure(let found as SignUpProblems):
                taken = found.problems
                show()
                if let first = problems.first { focused.send(SignUpField(of: first).rawValue) }
            case .failure(let error): failed.send(ErrorText.describe(error, strings))
            }
        }
    }

    /// What is wrong with the form, what the store said among it, in the order of the fields.
    private var problems: [SignUpProblem] {
        (draft.value.form.problems + taken).sorted { SignUpField(of: $0).place < SignUpField(of: $1).place }
    }

    private func show() {
        let touched = draft.value.touched
        let formatter = SignUpFormatter(
            strings: strings, draft: draft.value, problems: problems.filter { touched.contains(SignUpField(of: $0)) },
            free: free, localNickname: localNickname)
        state.update { $0.fields = formatter.fields }
    }
}
