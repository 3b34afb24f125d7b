internal import Domain
internal import FeatureKit
internal import Reactive

/// The choice of collections for a drink: ticking puts it in or takes it out at once.
@MainActor
final class CollectionPickerViewModel {
    struct Input {
        let rowToggled: Events<Int>
        let newRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<CollectionPickerState>
        let done: Events<String>
        let failed: Events<String>
    }

    /// More collections are found in their own list.
    private static let limit = 200

    private let drink: Identifier<Drink>
    private let dependencies: RecipesDIContainer.Dependencies
    private let actions: CollectionPickerActions
    private let state = Observable(CollectionPickerState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let writing = LatestTask()

    private var strings: Strings { dependencies.strings }

    init(
        drink: Identifier<Drink>, dependencies: RecipesDIContainer.Dependencies, actions: CollectionPickerActions
    ) {
        self.drink = drink
        self.dependencies = dependencies
        self.actions = actions
    }

    func transform(_ input: Input) -> Output {
        input.rowToggled.observe { [weak self] in self?.toggle($0) }.store(in: bag)
        input.newRequested.observe { [weak self] in self?.askForNew() }.store(in: bag)
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
        reading.run { [drink, dependencies] in
            let all = try await dependencies.collections.collections(
                of: dependencies.profile, after: nil, limit: Self.limit)
            let holding = try await dependencies.collections.collections(
                holding: drink, of: dependencies.profile)
            return (all, holding, try await dependencies.drinks.drinks(with: [drink]).first?.name)
        } completion: { [weak self] result in
            guard let self else { return }
            state.update { state in
                switch result {
                case .success(let (all, holding, name)):
                    // Ticking changes what was edited last: the rows stay where they are meanwhile.
                    let order = state.rows.map(\.id)
                    let rows = all.map {
                        CollectionPickerState.Row(id: $0.id, name: $0.name, isIn: holding.contains($0.id))
                    }
                    let known = order.compactMap { id in rows.first { $0.id == id } }
                    state.rows = rows.filter { !order.contains($0.id) } + known
                    state.name = name?[self.strings.language] ?? self.drink.rawValue
                    state.phase = .loaded
                case .failure(let error):
                    state.phase = .failed(ErrorText.describe(error, self.strings))
                }
            }
        }
    }

    private func toggle(_ index: Int) {
        guard state.value.rows.indices.contains(index) else { return }
        let row = state.value.rows[index]
        write(row.isIn ? "collection.taken-out" : "collection.put-in", row.name) { [drink] in
            if row.isIn {
                try await $0.collections.remove(drink, from: row.id, at: $0.clock.now(), of: $0.profile)
            } else {
                try await $0.collections.add([drink], to: row.id, at: $0.clock.now(), of: $0.profile)
            }
        }
    }

    private func askForNew() {
        actions.askName(
            NamePrompt(
                route: "collection/new", title: strings["collection.new"], label: strings["collection.name"],
                text: "", limit: DrinkCollection.longestName
            ) { [weak self] name in
                guard let self else { return }
                write("collection.put-in", name) { [drink] in
                    _ = try await $0.collections.create(name, with: [drink], at: $0.clock.now(), of: $0.profile)
                }
            })
    }

    private func write(
        _ key: String, _ name: String,
        _ work: @escaping @Sendable (RecipesDIContainer.Dependencies) async throws -> Void
    ) {
        writing.run { [dependencies] in
            try await work(dependencies)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success:
                done.send(strings(key, name, state.value.name))
                dependencies.storeChanged.send()
            case .failure(let error): failed.send(ErrorText.describe(error, strings))
            }
        }
    }
}
