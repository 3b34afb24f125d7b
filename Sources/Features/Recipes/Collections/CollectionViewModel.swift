internal import Domain
internal import FeatureKit
internal import Reactive

/// A collection: its drinks in their order, moved and taken out by keys.
@MainActor
final class CollectionViewModel {
    struct Input {
        let visibleRowsChanged: Events<Range<Int>>
        /// What the find line looks for; empty for nothing.
        let query: ReadOnly<String>
        let rowSelected: Events<Int>
        /// A row shall go up (-1) or down (+1).
        let moveRequested: Events<(row: Int, step: Int)>
        let removeRequested: Events<Int>
        let renameRequested: Events<Void>
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<CollectionState>
        /// The row that shall be selected.
        let selection: Events<Int>
        let done: Events<String>
        let failed: Events<String>
    }

    private static let pageSize = 200

    private let id: Identifier<DrinkCollection>
    private let dependencies: RecipesDIContainer.Dependencies
    private let actions: CollectionActions
    private let state = Observable(CollectionState())
    private let selection = Signal<Int>()
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let writing = LatestTask()
    private var hasMore = false
    private var query = ""

    private var strings: Strings { dependencies.strings }

    init(
        id: Identifier<DrinkCollection>, dependencies: RecipesDIContainer.Dependencies, actions: CollectionActions
    ) {
        self.id = id
        self.dependencies = dependencies
        self.actions = actions
    }

    func transform(_ input: Input) -> Output {
        input.visibleRowsChanged.observe { [weak self] in self?.show($0) }.store(in: bag)
        input.query.observe { [weak self] in self?.find($0) }.store(in: bag)
        input.rowSelected.observe { [weak self] in self?.open($0) }.store(in: bag)
        input.moveRequested.observe { [weak self] in self?.move($0.row, by: $0.step) }.store(in: bag)
        input.removeRequested.observe { [weak self] in self?.remove($0) }.store(in: bag)
        input.renameRequested.observe { [weak self] in self?.askForName() }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
        return Output(
            state: state.readOnly, selection: selection.events, done: done.events, failed: failed.events)
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
        read(after: state.value.rows.last?.id, limit: Self.pageSize)
    }

    private func read(after last: Identifier<Drink>?, limit: Int) {
        reading.run { [id, dependencies] in
            guard let found = try await dependencies.collections.collection(id, of: dependencies.profile) else {
                throw NotFound(id: id.rawValue)
            }
            let ids = try await dependencies.collections.drinks(in: id, after: last, limit: limit)
            let missingCounts = try await dependencies.bar.away(of: ids)
            let rows = try await dependencies.drinks.drinks(with: ids)
                .map { DrinkRow($0, away: missingCounts[$0.id], strings: dependencies.strings) }
            return (found, rows, ids.count == limit)
        } completion: { [weak self] result in
            guard let self else { return }
            state.update { state in
                switch result {
                case .success(let (found, rows, isFull)):
                    state.name = found.name
                    state.summary = self.strings.counted("collection.count", found.count)
                    state.rows = last == nil ? rows : state.rows + rows
                    state.phase = state.rows.isEmpty ? .empty : .loaded
                    self.hasMore = isFull
                case .failure(let error):
                    state.phase = .failed(ErrorText.describe(error, self.strings))
                }
            }
            find(query)
        }
    }

    private func find(_ text: String) {
        query = text
        let matches = RowMatches.positions(of: text, in: state.value.rows) { [$0.name, $0.otherName] }
        if matches != state.value.matches { state.update { $0.matches = matches } }
    }

    private func row(_ index: Int) -> DrinkRow? {
        state.value.rows.indices.contains(index) ? state.value.rows[index] : nil
    }

    private func open(_ index: Int) {
        if let row = row(index) { actions.showDrink(row.id) }
    }

    private func move(_ index: Int, by step: Int) {
        guard let drink = row(index)?.id, row(index + step) != nil else { return }
        write(nil) { [id] in
            try await $0.collections.move(drink, by: step, in: id, at: $0.clock.now(), of: $0.profile)
        }
        selection.send(index + step)
    }

    private func remove(_ index: Int) {
        guard let row = row(index) else { return }
        write(strings("collection.removed", row.name)) { [id] in
            try await $0.collections.remove(row.id, from: id, at: $0.clock.now(), of: $0.profile)
        }
    }

    private func askForName() {
        actions.askName(
            NamePrompt(
                route: "collection/rename", title: strings["collection.rename"], label: strings["collection.name"],
                text: state.value.name, limit: DrinkCollection.longestName
            ) { [weak self] name in
                guard let self else { return }
                write(strings("collection.renamed", name)) { [id] in
                    try await $0.collections.rename(id, to: name, at: $0.clock.now(), of: $0.profile)
                }
            })
    }

    private func write(
        _ text: String?,
        _ work: @escaping @Sendable (RecipesDIContainer.Dependencies) async throws -> Bool
    ) {
        guard dependencies.authorizer.authorize(.open(route: "collection:\(id)")) else { return }
        writing.run { [dependencies] in
            try await work(dependencies)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let isDone):
                if isDone, let text { done.send(text) }
                dependencies.storeChanged.send()
            case .failure(let error): failed.send(ErrorText.describe(error, strings))
            }
        }
    }
}
