import Domain
import FeatureKit
import Reactive

@MainActor
final class WelcomeViewModel: ViewModel, Subscriber {
    struct Input: ScreenInput {
        let chosen = Signal<WelcomeChoice>()
        let refresh = Signal<Void>()
    }

    typealias Output = StateOutput<WelcomeState>

    /// The most accounts to count.
    private static let counted = 100

    private let services: AccountServices
    private let flow: Flow<OnboardingStep>
    private let strings: Strings
    private let state: Observable<WelcomeState>
    private let failed = Signal<String>()
    let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let work: MemberWork
    private var isStarting = false

    init(
        services: AccountServices, work: MemberWork, notice: String?, hasDemo: Bool, flow: Flow<OnboardingStep>,
        strings: Strings
    ) {
        self.services = services
        self.work = work
        self.flow = flow
        self.strings = strings
        let choices = WelcomeChoice.allCases.filter { $0 != .demo || hasDemo }
        state = Observable(WelcomeState(choices: choices, notice: notice))
    }

    func transform(_ input: Input) -> Output {
        show(nickname: nil, accounts: nil)
        on(input.chosen) { $0.choose($1) }
        on(input.refresh) { $0.read() }
        read()
        return Output(state: state.readOnly, messages: Messages(done: .never, failed: failed.events))
    }

    private func read() {
        reading.run { [services] in
            let local = try await services.accounts.account(of: Profile.localID)
            let accounts = try await services.accounts.accounts(after: nil, limit: Self.counted)
            return (local?.profile.nickname, accounts.count)
        } completion: { [weak self] result in
            // On failure, omits the details; every entrance still works.
            if case .success(let (nickname, count)) = result { self?.show(nickname: nickname, accounts: count) }
        }
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
        case .signIn: flow.show(.signIn)
        case .signUp: flow.show(.signUp)
        case .community: flow.show(.joinCommunity)
        case .guest: flow.show(.enter(.guest(named: strings["guest.name"])))
        case .demo: flow.show(.demo)
        }
    }

    private func startLocally() {
        guard !isStarting else { return }
        isStarting = true
        work.add { [services] in
            try await UseLocalProfile(services)()
        } completion: { [weak self] result in
            guard let self else { return }
            isStarting = false
            switch result {
            case .success(let signedIn): flow.show(.enter(signedIn.session))
            case .failure(let error): failed.send(ErrorText.describe(error, strings))
            }
        }
    }
}
