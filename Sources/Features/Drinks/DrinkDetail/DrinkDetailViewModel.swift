internal import Domain
internal import FeatureKit
internal import Reactive

/// A drink's page: the recipe for so many servings in a unit, with what the bar has of it.
@MainActor
final class DrinkDetailViewModel {
    struct Input {
        /// One serving more (+1) or less (-1).
        let servingsStepped: Events<Int>
        /// The next unit of volume.
        let unitCycled: Events<Void>
        let unitSelected: Events<VolumeUnit>
        let ingredientSelected: Events<Identifier<Ingredient>>
        let noteSelected: Events<DrinkNote>
        /// An ingredient shall be put into the bar, or taken out.
        let ownershipToggled: Events<Identifier<Ingredient>>
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<DrinkDetailState>
        /// What a change of the bar did, to be shown as a message.
        let barChanged: Events<String>
        /// What could not be done.
        let failed: Events<String>
    }

    private let id: Identifier<Drink>
    private let dependencies: DrinksDIContainer.Dependencies
    private let actions: DrinkDetailActions
    private let describe: DescribeDrink
    private let state = Observable(DrinkDetailState())
    private let barChanged = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let writing = LatestTask()
    private var description: DrinkDescription?

    init(id: Identifier<Drink>, dependencies: DrinksDIContainer.Dependencies, actions: DrinkDetailActions) {
        self.id = id
        self.dependencies = dependencies
        self.actions = actions
        describe = DescribeDrink(
            drinks: dependencies.drinks, ingredients: dependencies.ingredients, bar: dependencies.bar)
    }

    func transform(_ input: Input) -> Output {
        input.servingsStepped.observe { [weak self] in self?.stepServings(by: $0) }.store(in: bag)
        input.unitCycled.observe { [weak self] in
            self?.dependencies.preferences.update { $0.volume = $0.volume.next }
        }.store(in: bag)
        input.unitSelected.observe { [weak self] unit in
            self?.dependencies.preferences.update { $0.volume = unit }
        }.store(in: bag)
        input.ingredientSelected.observe { [weak self] in self?.actions.showIngredient($0) }.store(in: bag)
        input.noteSelected.observe { [weak self] in self?.actions.showNote($0) }.store(in: bag)
        input.ownershipToggled.observe { [weak self] in self?.toggle($0) }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in self?.reload() }.store(in: bag)
        dependencies.preferences.changes.observe { [weak self] _ in self?.format() }.store(in: bag)
        reload()
        return Output(state: state.readOnly, barChanged: barChanged.events, failed: failed.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await writing.settle()
        await reading.settle()
    }

    private func stepServings(by step: Int) {
        let servings = min(max(state.value.servings + step, 1), 99)
        guard servings != state.value.servings else { return }
        state.update { $0.servings = servings }
        format()
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        reading.run { [describe, id] in
            guard let description = try await describe(id) else { throw NotFound(id: id.rawValue) }
            return description
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let description):
                self.description = description
                format()
            case .failure(let error):
                fail(ErrorText.describe(error, dependencies.strings))
            }
        }
    }

    /// A recipe that is there stays; then only the wish to read it again has failed.
    private func fail(_ reason: String) {
        let hasContent = state.value.content != nil
        state.update { $0.phase = hasContent ? .loaded : .failed(reason) }
        if hasContent { failed.send(reason) }
    }

    private func format() {
        guard let description else { return }
        let formatter = DrinkDetailFormatter(
            strings: dependencies.strings, preferences: dependencies.preferences.value,
            servings: state.value.servings)
        state.update {
            $0.content = formatter.content(of: description)
            $0.phase = .loaded
        }
    }

    private func toggle(_ ingredient: Identifier<Ingredient>) {
        let name = description?.ingredients[ingredient]?.name[dependencies.strings.language] ?? ingredient.rawValue
        writing.run { [bar = dependencies.bar] in
            try await ToggleBottle(bar: bar)(ingredient)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let outcome):
                dependencies.storeChanged.send()
                barChanged.send(BarOutcomeText.describe(outcome, name: name, dependencies.strings))
            case .failure(let error):
                failed.send(ErrorText.describe(error, dependencies.strings))
            }
        }
    }
}
