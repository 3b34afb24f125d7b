internal import Domain
internal import FeatureKit
internal import Reactive

/// What to buy: the things that single drinks wait for, or the ranking of what one more bottle would do.
@MainActor
final class PurchaseListViewModel {
    struct Input {
        /// What the find line looks for; empty for nothing.
        let query: ReadOnly<String>
        /// A row was opened.
        let rowSelected: Events<Int>
        /// A row is to go on the shopping list, for the drinks it opens.
        let rowBought: Events<Int>
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<PurchaseListState>
        /// What was put on the shopping list, to be shown as a message.
        let done: Events<String>
        /// What could not be done.
        let failed: Events<String>
    }

    /// Beyond so many the ranking says nothing any more.
    private static let limit = 60

    private let list: PurchaseList
    private let dependencies: BarDIContainer.Dependencies
    private let actions: BarListActions
    private let state = Observable(PurchaseListState())
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let writing = TaskQueue()
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private var query = ""

    init(list: PurchaseList, dependencies: BarDIContainer.Dependencies, actions: BarListActions) {
        self.list = list
        self.dependencies = dependencies
        self.actions = actions
    }

    func transform(_ input: Input) -> Output {
        input.query.observe { [weak self] in self?.find($0) }.store(in: bag)
        input.rowSelected.observe { [weak self] in self?.open($0) }.store(in: bag)
        input.rowBought.observe { [weak self] in self?.buy($0) }.store(in: bag)
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
        reading.run { [list, dependencies] in
            try await Self.rows(list, dependencies)
        } completion: { [weak self] result in
            guard let self else { return }
            state.update { state in
                switch result {
                case .success(let rows):
                    state.rows = rows
                    state.phase = rows.isEmpty ? .empty : .loaded
                case .failure(let error):
                    state.phase = .failed(ErrorText.describe(error, self.dependencies.strings))
                }
            }
            find(query)
        }
    }

    private nonisolated static func rows(
        _ list: PurchaseList, _ dependencies: BarDIContainer.Dependencies
    ) async throws -> [PurchaseListState.Row] {
        let purchases: [RankedPurchase]
        switch list {
        case .oneAway:
            purchases = try await dependencies.bar.oneAway().map {
                RankedPurchase(
                    suggestion: PurchaseSuggestion(ingredient: $0.ingredient, unlocks: $0.drinks, bringsToOneAway: []))
            }
        case .buyNext: purchases = try await dependencies.rankPurchases(limit: limit)
        }
        let language = dependencies.strings.language
        let ingredients = try await dependencies.ingredients.ingredients(purchases.map(\.id))
        var rows: [PurchaseListState.Row] = []
        for purchase in purchases {
            let suggestion = purchase.suggestion
            let drinks = try await dependencies.drinks.drinks(with: suggestion.unlocks)
            rows.append(
                PurchaseListState.Row(
                    ingredient: suggestion.ingredient,
                    name: ingredients[suggestion.ingredient]?.name[language] ?? suggestion.ingredient.rawValue,
                    opens: "+\(suggestion.unlocks.count)",
                    brings: list == .buyNext ? "+\(suggestion.bringsToOneAway.count)" : "",
                    price: purchase.price.map(NumberText.short) ?? "",
                    drinks: drinks.map { $0.name[language] }.joined(separator: ", "), unlocks: suggestion.unlocks))
        }
        return rows
    }

    private func find(_ text: String) {
        query = text
        let folded = text.lowercased()
        let rows = state.value.rows
        let matches =
            folded.isEmpty
            ? [] : rows.indices.filter { (rows[$0].name + " " + rows[$0].drinks).lowercased().contains(folded) }
        if matches != state.value.matches { state.update { $0.matches = matches } }
    }

    private func open(_ row: Int) {
        guard state.value.rows.indices.contains(row) else { return }
        actions.showIngredient(state.value.rows[row].ingredient)
    }

    private func buy(_ row: Int) {
        guard state.value.rows.indices.contains(row), dependencies.authorizer.authorize(.open(route: "bar/shopping"))
        else {
            return
        }
        let row = state.value.rows[row]
        writing.run { [add = dependencies.addToShopping] in
            try await add([row.ingredient], for: row.unlocks)
        } completion: { [weak self] result in
            guard let self else { return }
            let strings = dependencies.strings
            switch result {
            case .success(let items):
                dependencies.storeChanged.send()
                done.send(strings(items.isEmpty ? "shopping.there" : "shopping.on-list", row.name))
            case .failure(let error): failed.send(ErrorText.describe(error, strings))
            }
        }
    }
}
