internal import Domain
internal import FeatureKit
internal import Reactive

/// Finds ingredients and puts them on the shelf or takes them away; every toggle is kept at once and can be undone.
@MainActor
final class AddBottlesViewModel {
    struct Input {
        /// What is looked for; empty for everything.
        let query: ReadOnly<String>
        /// A row was toggled.
        let rowToggled: Events<Int>
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<AddBottlesState>
        /// What a change did, to be shown as a message.
        let barChanged: Events<String>
        /// What could not be done.
        let failed: Events<String>
    }

    /// The list is narrowed by typing, never scrolled through to its end.
    private static let limit = 400

    private let dependencies: BarDIContainer.Dependencies
    private let state = Observable(AddBottlesState())
    private let barChanged = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let writing = LatestTask()
    private var query = ""

    private var strings: Strings { dependencies.strings }

    init(dependencies: BarDIContainer.Dependencies) {
        self.dependencies = dependencies
    }

    func transform(_ input: Input) -> Output {
        input.query.observe { [weak self] text in
            self?.query = text
            self?.reload()
        }.store(in: bag)
        input.rowToggled.observe { [weak self] in self?.toggle($0) }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in self?.reload() }.store(in: bag)
        return Output(state: state.readOnly, barChanged: barChanged.events, failed: failed.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await writing.settle()
        await reading.settle()
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        reading.run { [dependencies, query, language = strings.language] in
            let found = try await dependencies.ingredients.ingredients(
                matching: query, by: language, limit: Self.limit)
            let bottles = try await dependencies.bar.bottles()
            return (found, bottles, try await dependencies.bar.makeableCount())
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let (found, bottles, makeable)):
                let owned = Set(bottles.filter { $0.level != .empty }.map(\.ingredient))
                let rows = found.filter { !$0.isStaple }.map { self.row($0, isOwned: owned.contains($0.id)) }
                state.send(
                    AddBottlesState(
                        phase: rows.isEmpty ? .empty : .loaded, rows: rows,
                        summary: self.strings.counted("shelf.bottles", bottles.count)
                            + " · " + self.strings("drinks.makeable", String(makeable))))
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
        }
    }

    private func row(_ ingredient: Ingredient, isOwned: Bool) -> AddBottlesState.Row {
        AddBottlesState.Row(
            ingredient: ingredient.id, name: ingredient.name[strings.language],
            otherName: ingredient.name[strings.language.other],
            category: strings["category.\(ingredient.category.rawValue)"], isOwned: isOwned)
    }

    private func toggle(_ index: Int) {
        guard state.value.rows.indices.contains(index) else { return }
        let row = state.value.rows[index]
        writing.run { [bar = dependencies.bar] in
            try await ToggleBottle(bar: bar)(row.ingredient)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let outcome):
                dependencies.storeChanged.send()
                barChanged.send(BarOutcomeText.describe(outcome, name: row.name, strings))
            case .failure(let error):
                failed.send(ErrorText.describe(error, strings))
            }
        }
    }
}
