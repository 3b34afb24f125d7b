internal import Domain
internal import FeatureKit
internal import Reactive

/// What is to be bought: ticked, it stands in the bar; taken off or cleared, it comes back with undo.
@MainActor
final class ShoppingViewModel {
    struct Input {
        /// What the find line looks for; empty for nothing.
        let query: ReadOnly<String>
        /// A row was opened.
        let rowSelected: Events<Int>
        /// A row was ticked, or its tick taken away.
        let rowTicked: Events<Int>
        /// A row is to go.
        let rowRemoved: Events<Int>
        /// Something is to be added by hand.
        let addRequested: Events<Void>
        /// What is ticked is to go, or everything.
        let clearRequested: Events<ClearScope>
        /// The list is wanted as text.
        let copyRequested: Events<Void>
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<ShoppingState>
        /// The list as text.
        let copied: Events<String>
        /// What a change did, to be shown as a message.
        let done: Events<String>
        /// What could not be done.
        let failed: Events<String>
    }

    /// How much is cleared.
    enum ClearScope {
        case ticked
        case everything
    }

    private let dependencies: BarDIContainer.Dependencies
    private let actions: ShoppingActions
    private let state = Observable(ShoppingState())
    private let copied = Signal<String>()
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let writing = TaskQueue()
    private var query = ""

    private var strings: Strings { dependencies.strings }
    private var formatter: ShoppingFormatter {
        let preferences = dependencies.preferences.value
        return ShoppingFormatter(strings: strings, units: preferences.units, volume: preferences.volume)
    }

    init(dependencies: BarDIContainer.Dependencies, actions: ShoppingActions) {
        self.dependencies = dependencies
        self.actions = actions
    }

    func transform(_ input: Input) -> Output {
        input.query.observe { [weak self] in self?.find($0) }.store(in: bag)
        input.rowSelected.observe { [weak self] in self?.open($0) }.store(in: bag)
        input.rowTicked.observe { [weak self] in self?.tick($0) }.store(in: bag)
        input.rowRemoved.observe { [weak self] in self?.remove($0) }.store(in: bag)
        input.addRequested.observe { [weak self] in self?.add() }.store(in: bag)
        input.clearRequested.observe { [weak self] in self?.clear($0) }.store(in: bag)
        input.copyRequested.observe { [weak self] in self?.copy() }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
        return Output(
            state: state.readOnly, copied: copied.events, done: done.events, failed: failed.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await writing.settle()
        await reading.settle()
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        reading.run { [dependencies, formatter] in
            let items = try await dependencies.records.shopping.items(of: dependencies.bar.profile)
            let known = try await dependencies.ingredients.ingredients(items.compactMap(\.subject.ingredient))
            let drinks = try await dependencies.drinks.drinks(with: items.flatMap(\.drinks))
            let language = dependencies.strings.language
            let names = Dictionary(
                drinks.map { ($0.id, $0.name[language]) }, uniquingKeysWith: { first, _ in first })
            return formatter.rows(
                items, ingredients: known, bottles: try await dependencies.bar.bottles(), drinks: names)
        } completion: { [weak self] result in
            guard let self else { return }
            state.update { state in
                switch result {
                case .success(let rows):
                    state.rows = rows
                    state.open = rows.count { !$0.isDone }
                    state.phase = rows.isEmpty ? .empty : .loaded
                case .failure(let error):
                    state.phase = .failed(ErrorText.describe(error, self.strings))
                }
            }
            find(query)
        }
    }

    private func find(_ text: String) {
        query = text
        let matches = RowMatches.positions(of: text, in: state.value.rows) { [$0.name] }
        if matches != state.value.matches { state.update { $0.matches = matches } }
    }

    private func open(_ index: Int) {
        guard let row = row(index), let ingredient = row.ingredient else { return }
        actions.showIngredient(ingredient)
    }

    private func tick(_ index: Int) {
        guard let row = row(index), authorize() else { return }
        write { [tick = dependencies.tickShopping] in
            try await tick([row.id], isDone: !row.isDone).bar
        } describe: { outcome, strings in
            if row.isDone { return strings("shopping.open", row.name) }
            return outcome.applied.isEmpty
                ? strings("shopping.bought", row.name) : BarOutcomeText.describe(outcome, name: row.name, strings)
        }
    }

    private func remove(_ index: Int) {
        guard let row = row(index), authorize() else { return }
        write { [shopping = dependencies.records.shopping, profile = dependencies.bar.profile] in
            try await shopping.remove([row.id], of: profile).count
        } describe: { _, strings in
            strings("shopping.removed", row.name)
        }
    }

    private func clear(_ scope: ClearScope) {
        guard authorize() else { return }
        write { [shopping = dependencies.records.shopping, profile = dependencies.bar.profile] in
            try await shopping.clear(onlyDone: scope == .ticked, of: profile).count
        } describe: { count, strings in
            count == 0 ? strings["bar.unchanged"] : strings.counted("shopping.cleared", count)
        }
    }

    private func add() {
        guard authorize() else { return }
        actions.chooseItem { [weak self] row in self?.add(row) }
    }

    private func add(_ row: FinderRow) {
        write { [add = dependencies.addToShopping] in
            row.id.hasPrefix(":")
                ? try await add(text: row.name).count : try await add([Identifier(row.id)]).count
        } describe: { count, strings in
            strings(count == 0 ? "shopping.there" : "shopping.on-list", row.name)
        }
    }

    private func copy() {
        let text = formatter.document(state.value.rows)
        if text.isEmpty { done.send(strings["shopping.nothing-open"]) } else { copied.send(text) }
    }

    private func row(_ index: Int) -> ShoppingState.Row? {
        state.value.rows.indices.contains(index) ? state.value.rows[index] : nil
    }

    private func authorize() -> Bool { dependencies.authorizer.authorize(.open(route: "bar/shopping")) }

    private func write<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value, describe: @escaping (Value, Strings) -> String
    ) {
        writing.run(work) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let value):
                dependencies.storeChanged.send()
                done.send(describe(value, strings))
            case .failure(let error): failed.send(ErrorText.describe(error, strings))
            }
        }
    }
}
