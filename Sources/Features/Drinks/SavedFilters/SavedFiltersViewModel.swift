internal import Domain
internal import FeatureKit
internal import Reactive

/// The filters the member gave a name: one is chosen for the list, the one that holds now is kept, one is taken away.
@MainActor
final class SavedFiltersViewModel {
    struct Input {
        /// The list shall show what a row says.
        let rowChosen: Events<Int>
        /// The filter that holds now shall get a name.
        let keepRequested: Events<Void>
        /// A row shall go.
        let removalRequested: Events<Int>
    }

    struct Output {
        let state: ReadOnly<SavedFiltersState>
        /// What was done, to be shown as a message.
        let done: Events<String>
        /// What could not be done.
        let failed: Events<String>
    }

    private let dependencies: DrinksDIContainer.Dependencies
    private let section: DrinkSection
    private let arrangement: Observable<DrinkArrangement>
    private let actions: SavedFiltersActions
    private let state = Observable(SavedFiltersState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let writing = TaskQueue()
    private var filters: [SavedFilter] = []

    private var strings: Strings { dependencies.strings }

    init(section: DrinkSection, dependencies: DrinksDIContainer.Dependencies, actions: SavedFiltersActions) {
        self.section = section
        self.dependencies = dependencies
        self.actions = actions
        arrangement = dependencies.arrangements[section]
    }

    func transform(_ input: Input) -> Output {
        input.rowChosen.observe { [weak self] in self?.choose($0) }.store(in: bag)
        input.keepRequested.observe { [weak self] in self?.askForName() }.store(in: bag)
        input.removalRequested.observe { [weak self] in self?.remove($0) }.store(in: bag)
        arrangement.changes.observe { [weak self] _ in self?.reload() }.store(in: bag)
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
        let profile = dependencies.member.profile
        reading.run { [filters = dependencies.savedFilters, finder = dependencies.finder] in
            (try await filters.filters(of: profile), try await finder.vocabulary())
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let (filters, vocabulary)): apply(filters, vocabulary)
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
        }
    }

    private func apply(_ filters: [SavedFilter], _ vocabulary: DrinkVocabulary) {
        self.filters = filters
        let words = DrinkOptionText(strings: strings, vocabulary: vocabulary)
        func text(_ filter: DrinkFilter) -> String {
            words.chips(of: filter, isRemovable: false).map(\.text).joined(separator: " · ")
        }
        let current = arrangement.value.filter
        state.update { state in
            state.rows = filters.map {
                SavedFiltersState.Row(name: $0.name, text: text($0.filter), isCurrent: $0.filter == current)
            }
            state.current = text(current)
            state.phase = filters.isEmpty ? .empty : .loaded
        }
    }

    private func choose(_ row: Int) {
        guard filters.indices.contains(row) else { return }
        arrangement.update { $0.filter = filters[row].filter }
    }

    private func askForName() {
        let filter = arrangement.value.filter
        guard !filter.isEmpty, dependencies.member.authorizer.authorize(.open(route: section.route)) else { return }
        actions.askName(
            NamePrompt(
                route: "drinks/filters/name", title: strings["filters.keep"], label: strings["filters.name"],
                text: "", limit: SavedFilter.longestName
            ) { [weak self] name in
                guard let kept = SavedFilter(name: name, filter: filter) else { return }
                self?.write("filters.kept", kept.name) { try await $0.save(kept, of: $1) }
            })
    }

    private func remove(_ row: Int) {
        guard filters.indices.contains(row), dependencies.member.authorizer.authorize(.open(route: section.route))
        else {
            return
        }
        let name = filters[row].name
        write("filters.removed", name) { _ = try await $0.remove(name, of: $1) }
    }

    private func write(
        _ key: String, _ name: String,
        _ work: @escaping @Sendable (any SavedFilterRepository, Identifier<Profile>) async throws -> Void
    ) {
        let profile = dependencies.member.profile
        writing.add { [filters = dependencies.savedFilters] in
            try await work(filters, profile)
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
