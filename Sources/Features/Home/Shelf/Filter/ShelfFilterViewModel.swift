internal import Domain
internal import FeatureKit
internal import Reactive

/// The filter of a shelf: its options with their counts. Every change holds at once, for the list too.
@MainActor
final class ShelfFilterViewModel: FilterViewModel {
    typealias Option = WorkOption
    typealias Input = FilterInput<WorkOption>
    typealias Output = StateOutput<FilterState<WorkOption>>

    private let shelf: HomeShelf
    private let dependencies: HomeDIContainer.Dependencies
    private let arrangement: Observable<ShelfArrangement>
    private let state = Observable(FilterState<WorkOption>())
    private let bag = SubscriptionBag()
    private let counting = LatestTask()

    private var strings: Strings { dependencies.strings }

    init(shelf: HomeShelf, dependencies: HomeDIContainer.Dependencies) {
        self.shelf = shelf
        self.dependencies = dependencies
        arrangement = dependencies.arrangements[shelf]
    }

    func transform(_ input: Input) -> Output {
        input.optionToggled.observe { [weak self] option in
            self?.arrangement.update { $0.filter.toggle(option) }
        }.store(in: bag)
        input.cleared.observe { [weak self] in self?.arrangement.update { $0.filter.clear() } }.store(in: bag)
        arrangement.changes.observe { [weak self] _ in self?.count() }.store(in: bag)
        input.refresh.observe { [weak self] in self?.count() }.store(in: bag)
        count()
        return Output(state: state.readOnly)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await counting.settle()
    }

    private func count() {
        let filter = WorkFilter(kind: dependencies.kind.value, wanted: arrangement.value.filter.wanted)
        let list = HomeShelfReader(
            shelf, type: filter.type ?? dependencies.member()?.type, dependencies, arrangement.value
        ).list
        state.update { $0.phase = $0.phase.requesting }
        counting.run { [shelves = dependencies.shelves, works = dependencies.works, reader = dependencies.reader()] in
            let genres = try await works.genres()
            guard let list else { return (genres, []) }
            return (genres, try await shelves.facts(of: list, for: reader))
        } completion: { [weak self] (result: Result<([Genre], [WorkFacts]?), any Error>) in
            guard let self else { return }
            switch result {
            case .success(let (genres, facts)):
                dependencies.arrangements.genres = Dictionary(
                    genres.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
                if facts == nil {
                    dependencies.arrangements.long.insert(shelf)
                } else {
                    dependencies.arrangements.long.remove(shelf)
                }
                state.send(describe(facts, filter))
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
        }
    }

    private func describe(_ facts: [WorkFacts]?, _ filter: WorkFilter) -> FilterState<WorkOption> {
        let words = WorkOptionText(strings: strings, genres: dependencies.arrangements.genres)
        let facets = facts.map { WorkFacets($0, filter) }
        // What is ticked stays in sight, even where nothing has it any longer.
        var options = filter.wanted.union(facts.map { $0.reduce(into: Set()) { $0.formUnion($1.options) } } ?? all)
        if shelf.needsType { options.formUnion(MBTI.all.map { .type($0) }) }
        let groups = Dictionary(grouping: words.sorted(options), by: \.kind)
        return FilterState(
            phase: .loaded,
            groups: WorkOptionKind.allCases.compactMap { kind in
                guard let options = groups[kind], !options.isEmpty else { return nil }
                return FilterState.Group(
                    title: strings["home.filter.kind.\(kind.rawValue)"], active: filter.count(of: kind),
                    choices: options.map { option in
                        FilterState.Choice(
                            option, title: words.name(of: option),
                            count: kind == .type ? nil : facets.map { $0.counts[option] ?? 0 },
                            mark: filter.wanted.contains(option) ? .check : .circle)
                    })
            },
            summary: facets.map { strings("home.filter.of", String($0.count), String($0.total)) }
                ?? strings["home.filter.uncounted"],
            isClear: filter.wanted.isEmpty)
    }

    /// What may be asked where there is too much to look at all of it.
    private var all: Set<WorkOption> {
        let thisYear = 1970 + Int(dependencies.clock.now() / 31_556_952)
        return Set(dependencies.arrangements.genres.keys.map { .genre($0) })
            .union(stride(from: Self.firstDecade, through: thisYear, by: 10).map { .decade($0) })
            .union(Self.ages.map { .age($0) })
    }

    private static let firstDecade = 1890
    private static let ages: [String?] = ["all", "12", "15", "19", nil]
}
