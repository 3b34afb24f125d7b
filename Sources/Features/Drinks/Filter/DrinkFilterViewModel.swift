import Domain
import FeatureKit
import Reactive

/// Shows the filter options with their counts. Every change applies to the list at once.
@MainActor
final class DrinkFilterViewModel: FilterViewModel, Subscriber {
    typealias Option = DrinkOption
    typealias Input = FilterInput<DrinkOption>
    typealias Output = StateOutput<FilterState<DrinkOption>>

    private let section: DrinkSection
    private let finder: DrinkSearchIndex
    private let arrangement: Observable<DrinkArrangement>
    private let strings: Strings
    private let state = Observable(FilterState<DrinkOption>())
    let bag = SubscriptionBag()
    private let counting = LatestTask()

    init(section: DrinkSection, finder: DrinkSearchIndex, arrangement: Observable<DrinkArrangement>, strings: Strings) {
        self.section = section
        self.finder = finder
        self.arrangement = arrangement
        self.strings = strings
    }

    func transform(_ input: Input) -> Output {
        input.optionToggled.observe { [weak self] option in
            self?.arrangement.update { $0.filter.toggle(option, .wanted) }
        }.store(in: bag)
        input.optionExcluded.observe { [weak self] option in
            self?.arrangement.update { $0.filter.toggle(option, .unwanted) }
        }.store(in: bag)
        input.cleared.observe { [weak self] in
            self?.arrangement.update { $0.filter = DrinkFilter() }
        }.store(in: bag)
        on(arrangement.changes) { $0.count() }
        on(input.refresh) { $0.count() }
        count()
        return Output(state: state.readOnly)
    }

    private func count() {
        let filter = arrangement.value.filter
        counting.read(into: state, strings) { [finder, language = strings.language, scope = section.scope] in
            try await finder.facets(filter, by: language, scope: scope)
        } show: { [weak self] facets in
            guard let self else { return }
            state.send(describe(facets, filter))
        }
    }

    private func describe(_ facets: DrinkFacets, _ filter: DrinkFilter) -> FilterState<DrinkOption> {
        let words = DrinkOptionText(strings: strings, vocabulary: facets.vocabulary)
        let groups = DrinkOptionKind.allCases.map { kind in
            FilterState<DrinkOption>.Group(
                title: strings["filter.kind.\(kind.rawValue)"], active: filter.count(of: kind),
                choices: (facets.options[kind] ?? []).map {
                    FilterState.Choice(
                        $0.option, title: words.name(of: $0.option), count: $0.count,
                        mark: Self.mark(filter.standing(of: $0.option)))
                })
        }
        return FilterState<DrinkOption>(
            phase: .loaded, groups: groups.filter { !$0.choices.isEmpty },
            summary: strings.counted("drinks.of", facets.total, String(facets.count)), isClear: filter.isEmpty)
    }

    private static func mark(_ standing: DrinkFilter.Standing) -> PageMark {
        switch standing {
        case .open: .circle
        case .wanted: .check
        case .unwanted: .cross
        }
    }
}
