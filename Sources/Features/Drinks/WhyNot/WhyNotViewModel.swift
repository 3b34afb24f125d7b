internal import Domain
internal import FeatureKit
internal import Reactive

/// The one cheapest way to a drink the bar cannot make.
@MainActor
final class WhyNotViewModel {
    struct Input {
        /// What is to be bought shall go on the shopping list.
        let buyRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<WhyNotState>
        /// What was done, to be shown as a message.
        let done: Events<String>
        /// What could not be done.
        let failed: Events<String>
    }

    private let id: Identifier<Drink>
    private let dependencies: DrinksDIContainer.Dependencies
    private let drinkWriter: DrinkWriter
    private let state = Observable(WhyNotState())
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private var answer: WhyNotAnswer?

    init(id: Identifier<Drink>, dependencies: DrinksDIContainer.Dependencies) {
        self.id = id
        self.dependencies = dependencies
        drinkWriter = DrinkWriter(member: dependencies.member, strings: dependencies.strings)
    }

    func transform(_ input: Input) -> Output {
        input.buyRequested.observe { [weak self] in self?.buy() }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in self?.read() }.store(in: bag)
        read()
        return Output(state: state.readOnly, done: drinkWriter.messages.done, failed: drinkWriter.messages.failed)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await LatestTask.settleAll()
        await reading.settle()
    }

    private func read() {
        state.update { $0.phase = $0.phase.requesting }
        reading.run { [id, dependencies] in
            try await WhyNotAnswer.read(id, dependencies.drinks, dependencies.ingredients, dependencies.bar)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let answer):
                self.answer = answer
                state.send(WhyNotFormatter(answer: answer, strings: dependencies.strings).state)
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.dependencies.strings)) }
            }
        }
    }

    private func buy() {
        guard let way = answer?.way else { return }
        drinkWriter.buy(way.purchases, for: id)
    }
}
