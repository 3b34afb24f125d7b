internal import Domain
internal import FeatureKit
internal import Reactive

/// The choice of an ingredient: what is typed is looked for at once, and what is not there can be made.
@MainActor
final class IngredientPickerViewModel {
    struct Input {
        let query: ReadOnly<String>
        let rowSelected: Events<Int>
    }

    struct Output {
        let state: ReadOnly<IngredientPickerState>
    }

    private static let limit = 60

    private let dependencies: RecipesDIContainer.Dependencies
    private let actions: IngredientPickerActions
    private let state = Observable(IngredientPickerState())
    private let bag = SubscriptionBag()
    private let search = LatestTask()

    init(dependencies: RecipesDIContainer.Dependencies, actions: IngredientPickerActions) {
        self.dependencies = dependencies
        self.actions = actions
    }

    func transform(_ input: Input) -> Output {
        input.query.observe { [weak self] in self?.find($0) }.store(in: bag)
        input.rowSelected.observe { [weak self] in self?.open($0) }.store(in: bag)
        return Output(state: state.readOnly)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await search.settle()
    }

    private func find(_ text: String) {
        let language = dependencies.strings.language
        search.run { [dependencies] in
            try await dependencies.ingredients.ingredients(matching: text, by: language, limit: Self.limit)
        } completion: { [weak self] result in
            guard let self else { return }
            let strings = dependencies.strings
            state.update { state in
                state.query = text
                switch result {
                case .success(let found):
                    state.failure = nil
                    state.rows = found.map {
                        .ingredient(
                            $0, name: $0.name[language], detail: strings["category.\($0.category.rawValue)"])
                    }
                    let name = PlainText.line(text, limit: RecipeDraft.longestName)
                    if actions.mayCreate, !name.isEmpty { state.rows.append(.create(name)) }
                case .failure(let error):
                    state.rows = []
                    state.failure = ErrorText.describe(error, strings)
                }
            }
        }
    }

    private func open(_ row: Int) {
        guard state.value.rows.indices.contains(row) else { return }
        switch state.value.rows[row] {
        case .ingredient(let ingredient, _, _): actions.done(ingredient)
        case .create(let name): actions.create(name)
        }
    }
}
