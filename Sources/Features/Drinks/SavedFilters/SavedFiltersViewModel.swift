import Domain
import FeatureKit
import Reactive

@MainActor
final class SavedFiltersViewModel: ViewModel, Subscriber {
    struct Input: ScreenInput {
        let rowChosen = Signal<Int>()
        let keepRequested = Signal<Void>()
        let removalRequested = Signal<Int>()
        let refresh = Signal<Void>()
    }

    typealias Output = StateOutput<SavedFiltersState>

    private let arrangement: Observable<DrinkArrangement>
    private let search: DrinkFilter?
    private let filters: MemberFilters
    private let writer: MemberWriter
    private let intent: MemberIntent
    private let flow: Flow<DrinksStep>
    private let strings: Strings
    private let state = Observable(SavedFiltersState())
    let bag = SubscriptionBag()
    private let reading = LatestTask()
    private var saved: [SavedFilter] = []

    init(
        section: DrinkSection, arrangement: Observable<DrinkArrangement>, search: DrinkFilter?, filters: MemberFilters,
        writer: MemberWriter, flow: Flow<DrinksStep>, strings: Strings
    ) {
        self.arrangement = arrangement
        self.search = search
        self.filters = filters
        self.writer = writer
        intent = .open(route: section.route)
        self.flow = flow
        self.strings = strings
    }

    func transform(_ input: Input) -> Output {
        on(input.rowChosen) { $0.choose($1) }
        on(input.keepRequested) { $0.askForName() }
        on(input.removalRequested) { $0.remove($1) }
        on(input.refresh) { $0.reload() }
        on(arrangement.changes) { $0.reload() }
        reload()
        return Output(state: state.readOnly, messages: writer.messages)
    }

    private func reload() {
        reading.read(into: state, strings) { [filters] in
            try await filters.read()
        } show: { [weak self] contents in
            guard let self else { return }
            let (filters, vocabulary) = contents
            apply(filters, vocabulary)
        }
    }

    private func apply(_ filters: [SavedFilter], _ vocabulary: DrinkVocabulary) {
        saved = filters
        let words = DrinkOptionText(strings: strings, vocabulary: vocabulary)
        func text(_ filter: DrinkFilter) -> String {
            words.chips(of: filter, isRemovable: false).map(\.text).joined(separator: " · ")
        }
        let current = current
        state.update { state in
            state.rows = filters.map {
                SavedFiltersState.Row(name: $0.name, text: text($0.filter), isCurrent: $0.filter == current)
            }
            state.current = text(current)
            state.phase = filters.isEmpty ? .empty : .loaded
        }
    }

    /// The filter to save: the list's query with its filter, or the filter alone.
    private var current: DrinkFilter { search ?? arrangement.value.filter }

    private func choose(_ row: Int) {
        guard saved.indices.contains(row) else { return }
        arrangement.update { $0.filter = saved[row].filter }
    }

    private func askForName() {
        let filter = current
        guard !filter.isEmpty, writer.isAuthorized(intent) else { return }
        flow.show(
            .prompt(
                NamePrompt(
                    route: "drinks/filters/name", title: strings["filters.keep"], label: strings["filters.name"],
                    text: "", limit: SavedFilter.longestName
                ) { [weak self] in self?.keep(filter, as: $0) }))
    }

    private func keep(_ filter: DrinkFilter, as name: String) {
        guard let kept = SavedFilter(name: name, filter: filter) else { return }
        writer.write(intent, saying: strings("filters.kept", kept.name)) { [filters] in try await filters.save(kept) }
    }

    private func remove(_ row: Int) {
        guard saved.indices.contains(row) else { return }
        let name = saved[row].name
        writer.write(intent, saying: strings("filters.removed", name)) { [filters] in try await filters.remove(name) }
    }
}

struct MemberFilters: Sendable {
    let repository: any SavedFilterRepository
    let profile: Identifier<Profile>
    let finder: DrinkSearchIndex

    func read() async throws -> (filters: [SavedFilter], vocabulary: DrinkVocabulary) {
        (try await repository.filters(of: profile), try await finder.vocabulary())
    }

    func save(_ filter: SavedFilter) async throws { try await repository.save(filter, of: profile) }

    func remove(_ name: String) async throws { _ = try await repository.remove(name, of: profile) }
}
