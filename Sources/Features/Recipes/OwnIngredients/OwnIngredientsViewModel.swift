internal import Domain
internal import FeatureKit
internal import Reactive

/// The ingredients the member added.
@MainActor
final class OwnIngredientsViewModel {
    struct Input {
        /// The rows that are on the screen now.
        let visibleRowsChanged: Events<Range<Int>>
        /// What the find line looks for; empty for nothing.
        let query: ReadOnly<String>
        let rowSelected: Events<Int>
        let newRequested: Events<Void>
        /// A row shall be changed.
        let editRequested: Events<Int>
        /// A row shall go.
        let deleteRequested: Events<Int>
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<OwnIngredientsState>
        /// What was done.
        let done: Events<String>
        /// What could not be done.
        let failed: Events<String>
    }

    private static let pageSize = 100

    private let dependencies: RecipesDIContainer.Dependencies
    private let actions: OwnIngredientsActions
    private let refresh: RecipesRefresh
    private let state = Observable(OwnIngredientsState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let writing = LatestTask()
    private var last: OwnIngredientEntry?
    private var hasMore = false
    private var query = ""

    private var strings: Strings { dependencies.strings }

    init(dependencies: RecipesDIContainer.Dependencies, actions: OwnIngredientsActions) {
        self.dependencies = dependencies
        self.actions = actions
        refresh = RecipesRefresh(dependencies)
    }

    func transform(_ input: Input) -> Output {
        input.visibleRowsChanged.observe { [weak self] in self?.show($0) }.store(in: bag)
        input.query.observe { [weak self] in self?.find($0) }.store(in: bag)
        input.rowSelected.observe { [weak self] in self?.open($0) }.store(in: bag)
        input.newRequested.observe { [weak self] in self?.actions.create() }.store(in: bag)
        input.editRequested.observe { [weak self] in self?.edit($0) }.store(in: bag)
        input.deleteRequested.observe { [weak self] in self?.delete($0) }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
        return Output(state: state.readOnly, done: done.events, failed: failed.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await writing.settle()
        await reading.settle()
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        read(after: nil, limit: max(Self.pageSize, state.value.rows.count))
    }

    private func show(_ range: Range<Int>) {
        guard hasMore, state.value.phase == .loaded, range.upperBound + range.count > state.value.rows.count
        else { return }
        state.update { $0.phase = .loadingMore }
        read(after: last, limit: Self.pageSize)
    }

    private func read(after last: OwnIngredientEntry?, limit: Int) {
        reading.run { [repository = dependencies.ownRecipes, profile = dependencies.profile] in
            (
                count: try await repository.ingredientCount(of: profile),
                page: try await repository.ingredients(of: profile, after: last, limit: limit)
            )
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let (count, page)):
                self.last = page.last ?? self.last
                hasMore = page.count == limit
                state.update { state in
                    state.rows = (last == nil ? [] : state.rows) + page.map(row)
                    state.count = strings.counted("own-ingredients.count", count)
                    state.phase = state.rows.isEmpty ? .empty : .loaded
                }
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, strings)) }
            }
            find(query)
        }
    }

    private func row(_ entry: OwnIngredientEntry) -> OwnIngredientsState.Row {
        let ingredient = entry.ingredient
        return OwnIngredientsState.Row(
            id: ingredient.id, name: ingredient.name[strings.language],
            otherName: ingredient.name.other(than: strings.language),
            category: strings["category.\(ingredient.category.rawValue)"],
            strength: ingredient.content.strength.map { strings.percent(NumberText.short($0)) } ?? "",
            drinks: entry.drinkCount == 0
                ? strings["own-ingredients.unused"] : strings.counted("own-ingredients.drinks", entry.drinkCount))
    }

    private func find(_ text: String) {
        query = text
        let matches = RowMatches.positions(of: text, in: state.value.rows) { [$0.name, $0.otherName] }
        if matches != state.value.matches { state.update { $0.matches = matches } }
    }

    private func row(at index: Int) -> OwnIngredientsState.Row? {
        state.value.rows.indices.contains(index) ? state.value.rows[index] : nil
    }

    private func open(_ index: Int) {
        if let row = row(at: index) { actions.showIngredient(row.id) }
    }

    private func edit(_ index: Int) {
        if let row = row(at: index) { actions.edit(row.id) }
    }

    private func delete(_ index: Int) {
        guard let row = row(at: index), !writing.isRunning,
            dependencies.authorizer.authorize(.open(route: RecipesDestination.ownIngredients.route))
        else { return }
        writing.run { [dependencies, refresh] in
            try await dependencies.ownRecipes.delete(ingredient: row.id, of: dependencies.profile)
            try await refresh.reload()
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success:
                done.send(strings("own.deleted", row.name))
                refresh.tell()
            case .failure(let error): failed.send(OwnRecordText.describe(error, of: row.name, strings))
            }
        }
    }
}
