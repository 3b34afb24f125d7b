internal import Domain
internal import FeatureKit
internal import Reactive

/// Another type, once in 30 days; the first is free.
@MainActor
final class TypeViewModel {
    struct Input {
        /// A type was chosen.
        let typeSelected: Events<MBTI>
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<TypeState>
        /// It was done: the page closes with this message.
        let done: Events<String>
        /// What could not be done.
        let failed: Events<String>
    }

    private let access: AccountAccess
    private let strings: Strings
    private let changed: (Profile) -> Void
    private let state = Observable(TypeState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let working = LatestTask()

    /// - Parameter changed: takes the profile as it is now.
    init(access: AccountAccess, strings: Strings, changed: @escaping (Profile) -> Void) {
        self.access = access
        self.strings = strings
        self.changed = changed
    }

    func transform(_ input: Input) -> Output {
        input.typeSelected.observe { [weak self] in self?.save($0) }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
        return Output(state: state.readOnly, done: done.events, failed: failed.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await working.settle()
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        working.run { [access] in
            try await AccountOverview.read(access)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let overview):
                let day = overview.typeAt.map {
                    AccountDateText(strings: self.strings, localTime: self.access.localTime).day($0)
                }
                state.send(
                    TypeState(
                        phase: .loaded, type: overview.account.profile.type, lockedUntil: day))
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
        }
    }

    private func save(_ type: MBTI) {
        guard state.value.lockedUntil == nil, !working.isRunning else { return }
        working.run { [services = access.services, id = access.session.profile.id] in
            try await ChangeType(services)(type, of: id)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let account):
                changed(account.profile)
                done.send(strings("me.type.done", type.text))
            case .failure(let error): failed.send(ErrorText.describe(error, strings))
            }
        }
    }
}
