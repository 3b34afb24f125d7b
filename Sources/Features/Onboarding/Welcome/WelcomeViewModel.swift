internal import Domain
internal import FeatureKit
internal import Reactive

/// The ways into the program; the local profile is remembered when it is taken.
@MainActor
final class WelcomeViewModel {
    struct Input {
        /// A way in was chosen.
        let chosen: Events<WelcomeChoice>
    }

    struct Output {
        let state: ReadOnly<WelcomeState>
        /// What could not be done.
        let failed: Events<String>
    }

    /// So many accounts are counted; beyond it there are "many".
    private static let counted = 100

    private let services: AccountServices
    private let strings: Strings
    private let actions: WelcomeActions
    private let state: Observable<WelcomeState>
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let starting = LatestTask()

    init(services: AccountServices, strings: Strings, notice: String?, hasDemo: Bool, actions: WelcomeActions) {
        self.services = services
        self.strings = strings
        self.actions = actions
        let choices = WelcomeChoice.allCases.filter { $0 != .demo || hasDemo }
        state = Observable(WelcomeState(choices: choices, notice: notice))
    }

    func transform(_ input: Input) -> Output {
        show(nickname: nil, accounts: nil)
        input.chosen.observe { [weak self] in self?.choose($0) }.store(in: bag)
        reading.run { [services] in
            let local = try await services.accounts.account(of: Profile.localID)
            let accounts = try await services.accounts.accounts(after: nil, limit: Self.counted)
            return (local?.profile.nickname, accounts.count)
        } completion: { [weak self] result in
            // What is not known is left out: every way in still works.
            if case .success(let (nickname, count)) = result { self?.show(nickname: nickname, accounts: count) }
        }
        return Output(state: state.readOnly, failed: failed.events)
    }

    private func show(nickname: String?, accounts: Int?) {
        state.update { state in
            state.rows = state.choices.map { choice in
                let detail =
                    switch (choice, nickname, accounts) {
                    case (.start, let nickname?, _): strings("welcome.start.as", nickname)
                    case (.signIn, _, let count?) where count > 0: strings.counted("welcome.sign-in.count", count)
                    default: strings["welcome.\(choice.rawValue).detail"]
                    }
                return MenuList.Row(title: strings["welcome.\(choice.rawValue)"], detail: detail)
            }
        }
    }

    private func choose(_ choice: WelcomeChoice) {
        switch choice {
        case .start: startLocally()
        case .signIn: actions.showSignIn()
        case .signUp: actions.showSignUp()
        case .guest: actions.lookAround()
        case .demo: actions.showDemo?()
        }
    }

    private func startLocally() {
        guard !starting.isRunning else { return }
        starting.run { [services] in
            try await StartLocally(services)()
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let signedIn): actions.started(signedIn.session)
            case .failure(let error): failed.send(ErrorText.describe(error, strings))
            }
        }
    }
}
