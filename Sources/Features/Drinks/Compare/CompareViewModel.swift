internal import Domain
internal import FeatureKit
internal import Reactive

/// Two drinks beside each other.
@MainActor
final class CompareViewModel {
    struct Input {
        let opened: Events<CompareTarget>
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<BlockPageState<CompareTarget>>
    }

    private let ids: (Identifier<Drink>, Identifier<Drink>)
    private let dependencies: DrinksDIContainer.Dependencies
    private let actions: CompareActions
    private let state = Observable(BlockPageState<CompareTarget>())
    private let bag = SubscriptionBag()
    private let reading = LatestTask()

    init(
        _ left: Identifier<Drink>, _ right: Identifier<Drink>, dependencies: DrinksDIContainer.Dependencies,
        actions: CompareActions
    ) {
        ids = (left, right)
        self.dependencies = dependencies
        self.actions = actions
    }

    func transform(_ input: Input) -> Output {
        input.opened.observe { [weak self] target in
            switch target {
            case .drink(let id): self?.actions.showDrink(id)
            case .ingredient(let id): self?.actions.showIngredient(id)
            }
        }.store(in: bag)
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
        let describe = DescribeDrink(
            drinks: dependencies.drinks, ingredients: dependencies.ingredients, bar: dependencies.bar)
        reading.run { [ids] in
            guard let left = try await describe(ids.0) else { throw NotFound(id: ids.0.rawValue) }
            guard let right = try await describe(ids.1) else { throw NotFound(id: ids.1.rawValue) }
            return (left, right)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let (left, right)):
                state.send(
                    CompareFormatter(
                        left: left, right: right, strings: dependencies.strings,
                        standardDrink: dependencies.preferences.value.standardDrink
                    ).state)
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.dependencies.strings)) }
            }
        }
    }
}
