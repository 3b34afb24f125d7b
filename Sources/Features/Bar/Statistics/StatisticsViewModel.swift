internal import Domain
internal import FeatureKit
internal import Reactive

/// What a member's log and bar add up to.
@MainActor
final class StatisticsViewModel {
    struct Input {
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<StatisticsState>
    }

    private let dependencies: BarDIContainer.Dependencies
    private let state = Observable(StatisticsState())
    private let bag = SubscriptionBag()
    private let reading = LatestTask()

    init(dependencies: BarDIContainer.Dependencies) {
        self.dependencies = dependencies
    }

    func transform(_ input: Input) -> Output {
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
        return Output(state: state.readOnly)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await reading.settle()
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        reading.run { [dependencies] in
            try await StatisticsContents.read(dependencies)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let contents):
                state.send(StatisticsFormatter(strings: dependencies.strings).state(of: contents))
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.dependencies.strings)) }
            }
        }
    }
}
