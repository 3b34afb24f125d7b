internal import Domain
internal import FeatureKit
internal import Reactive

/// The collections of the member.
@MainActor
final class CollectionsViewModel {
    struct Input {
        let visibleRowsChanged: Events<Range<Int>>
        /// What the find line looks for; empty for nothing.
        let query: ReadOnly<String>
        let rowSelected: Events<Int>
        let newRequested: Events<Void>
        let renameRequested: Events<Int>
        let deleteRequested: Events<Int>
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<CollectionsState>
        let done: Events<String>
        let failed: Events<String>
    }

    private static let pageSize = 100

    private let dependencies: RecipesDIContainer.Dependencies
    private let actions: CollectionsActions
    private let state = Observable(CollectionsState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let writing = LatestTask()
    private var last: DrinkCollection?
    private var hasMore = false
    private var query = ""

    private var strings: Strings { dependencies.strings }

    init(dependencies: RecipesDIContainer.Dependencies, actions: CollectionsActions) {
        self.dependencies = dependencies
        self.actions = actions
    }

    func transform(_ input: Input) -> Output {
        input.visibleRowsChanged.observe { [weak self] in self?.show($0) }.store(in: bag)
        input.query.observe { [weak self] in self?.find($0) }.store(in: bag)
        input.rowSelected.observe { [weak self] in self?.open($0) }.store(in: bag)
        input.newRequested.observe { [weak self] in self?.askForNew() }.store(in: bag)
        input.renameRequested.observe { [weak self] in self?.askForName(of: $0) }.store(in: bag)
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

    private func read(after last: DrinkCollection?, limit: Int) {
        reading.run { [dependencies] in
            try await dependencies.collections.collections(of: dependencies.profile, after: last, limit: limit)
        } completion: { [weak self] result in
            guard let self else { return }
            state.update { state in
                switch result {
                case .success(let page):
                    let rows = page.map {
                        CollectionsState.Row(
                            id: $0.id, name: $0.name, count: self.strings.counted("collection.count", $0.count))
                    }
                    state.rows = last == nil ? rows : state.rows + rows
                    state.phase = state.rows.isEmpty ? .empty : .loaded
                    self.last = page.last ?? self.last
                    self.hasMore = page.count == limit
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

    private func row(_ index: Int) -> CollectionsState.Row? {
        state.value.rows.indices.contains(index) ? state.value.rows[index] : nil
    }

    private func open(_ index: Int) {
        if let row = row(index) { actions.show(row.id) }
    }

    private func askForNew() {
        guard dependencies.authorizer.authorize(.open(route: "drinks/collections")) else { return }
        actions.askName(
            NamePrompt(
                route: "collection/new", title: strings["collection.new"], label: strings["collection.name"],
                text: "", limit: DrinkCollection.longestName
            ) { [weak self] name in
                self?.write("collection.made", name) {
                    _ = try await $0.collections.create(name, with: [], at: $0.clock.now(), of: $0.profile)
                }
            })
    }

    private func askForName(of index: Int) {
        guard let row = row(index), dependencies.authorizer.authorize(.open(route: "drinks/collections")) else {
            return
        }
        actions.askName(
            NamePrompt(
                route: "collection/rename", title: strings["collection.rename"], label: strings["collection.name"],
                text: row.name, limit: DrinkCollection.longestName
            ) { [weak self] name in
                self?.write("collection.renamed", name) {
                    try await $0.collections.rename(row.id, to: name, at: $0.clock.now(), of: $0.profile)
                }
            })
    }

    private func delete(_ index: Int) {
        guard let row = row(index), dependencies.authorizer.authorize(.open(route: "drinks/collections")) else {
            return
        }
        write("collection.deleted", row.name) { try await $0.collections.delete(row.id, of: $0.profile) }
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
                done.send(strings(key, name))
                dependencies.storeChanged.send()
            case .failure(let error): failed.send(ErrorText.describe(error, strings))
            }
        }
    }
}
