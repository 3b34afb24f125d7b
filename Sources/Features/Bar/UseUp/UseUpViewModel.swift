internal import Domain
internal import FeatureKit
internal import Reactive

/// Opened bottles that are near or past their shelf life, the most urgent first, each with the drinks that use it.
@MainActor
final class UseUpViewModel {
    struct Input {
        /// What the find line looks for; empty for nothing.
        let query: ReadOnly<String>
        /// A row was opened.
        let rowSelected: Events<Int>
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<UseUpState>
    }

    private let dependencies: BarDIContainer.Dependencies
    private let actions: BarListActions
    private let state = Observable(UseUpState())
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private var query = ""

    init(dependencies: BarDIContainer.Dependencies, actions: BarListActions) {
        self.dependencies = dependencies
        self.actions = actions
    }

    func transform(_ input: Input) -> Output {
        input.query.observe { [weak self] in self?.find($0) }.store(in: bag)
        input.rowSelected.observe { [weak self] in self?.open($0) }.store(in: bag)
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
            try await Self.rows(dependencies)
        } completion: { [weak self] result in
            guard let self else { return }
            state.update { state in
                switch result {
                case .success(let (rows, bottles)):
                    state.rows = rows
                    state.bottles = bottles
                    state.phase = rows.isEmpty ? .empty : .loaded
                case .failure(let error):
                    state.phase = .failed(ErrorText.describe(error, self.dependencies.strings))
                }
            }
            find(query)
        }
    }

    private nonisolated static func rows(
        _ dependencies: BarDIContainer.Dependencies
    ) async throws -> ([UseUpState.Row], Int) {
        let strings = dependencies.strings
        let useUp = UseUp(bar: dependencies.bar, drinks: dependencies.drinks, ingredients: dependencies.ingredients)
        let entries = try await useUp(now: dependencies.times.now, by: strings.language)
        let known = try await dependencies.ingredients.ingredients(entries.map(\.bottle.ingredient))
        var rows: [UseUpState.Row] = []
        for entry in entries {
            let id = entry.bottle.ingredient
            rows.append(
                .bottle(
                    id, name: known[id]?.name[strings.language] ?? id.rawValue,
                    age: BottleText.age(entry.freshness, strings) + " · "
                        + BottleText.left(entry.freshness, strings)))
            let drinks = try await dependencies.drinks.drinks(with: entry.drinks)
            rows += drinks.map { .drink(DrinkRow($0, away: 0, strings: strings)) }
            if drinks.isEmpty { rows.append(.nothing(strings["use-up.nothing"])) }
        }
        return (rows, entries.count)
    }

    private func find(_ text: String) {
        query = text
        let matches = RowMatches.positions(of: text, in: state.value.rows) { [$0.text] }
        if matches != state.value.matches { state.update { $0.matches = matches } }
    }

    private func open(_ row: Int) {
        guard state.value.rows.indices.contains(row) else { return }
        switch state.value.rows[row] {
        case .bottle(let id, _, _): actions.showIngredient(id)
        case .drink(let drink): actions.showDrink(drink.id)
        case .nothing: break
        }
    }
}
