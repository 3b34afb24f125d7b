import Domain
import FeatureKit
import Reactive

/// Shows a shelf's filter options with their counts. Every change applies to the list at once.
@MainActor
final class ShelfFilterViewModel: FilterViewModel, Subscriber {
    typealias Option = WorkOption
    typealias Input = FilterInput<WorkOption>
    typealias Output = StateOutput<FilterState<WorkOption>>

    private static let firstDecade = 1890
    private static let ages: [String?] = ["all", "12", "15", "19", nil]

    private let setting: ShelfSetting
    private let reader: HomeShelfReader
    private let works: any WorkRepository
    private let state = Observable(FilterState<WorkOption>())
    let bag = SubscriptionBag()
    private let counting = LatestTask()

    private var strings: Strings { reader.strings }

    init(setting: ShelfSetting, reader: HomeShelfReader, works: any WorkRepository) {
        self.setting = setting
        self.reader = reader
        self.works = works
    }

    func transform(_ input: Input) -> Output {
        on(input.optionToggled) { $0.setting.toggle($1) }
        on(input.cleared) { $0.setting.clearFilter() }
        on(setting.changes.merge(input.refresh)) { $0.count() }
        count()
        return Output(state: state.readOnly)
    }

    private func count() {
        let filter = setting.current.filter
        counting.read(into: state, strings) { [works, reader, type = setting.type] in
            (try await works.genres(), try await reader.facts(type: type))
        } show: { [weak self] contents in
            guard let self else { return }
            let (genres, facts) = contents
            learn(genres)
            state.send(describe(facts, filter))
        }
    }

    private func learn(_ genres: [Genre]) {
        setting.known.update { $0.genres = Dictionary(firstOf: genres.map { ($0.id, $0.name) }) }
    }

    private func describe(_ facts: [WorkFacts]?, _ filter: WorkFilter) -> FilterState<WorkOption> {
        let words = WorkOptionText(strings: strings, genres: setting.known.value.genres)
        let facets = facts.map { WorkFacets($0, filter) }
        // Keeps selected options visible even if no work has them any more.
        var options = filter.wanted.union(facts.map { $0.reduce(into: Set()) { $0.formUnion($1.options) } } ?? all)
        if setting.shelf.needsType { options.formUnion(MBTI.all.map { .type($0) }) }
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

    /// The options for a shelf too large to be counted.
    private var all: Set<WorkOption> {
        let thisYear = reader.localTime.day(of: reader.clock.now()).year
        return Set(setting.known.value.genres.keys.map { .genre($0) })
            .union(stride(from: Self.firstDecade, through: thisYear, by: 10).map { .decade($0) })
            .union(Self.ages.map { .age($0) })
    }
}

struct WorkOptionText {
    let strings: Strings
    let genres: [Identifier<Genre>: LocalizedText]

    /// Names an option under a heading with its kind.
    func name(of option: WorkOption) -> String {
        switch option {
        case .genre(let id): genres[id]?[strings.language] ?? id.rawValue
        case .decade(let year): strings("home.filter.decade", String(year))
        case .age(nil): strings["home.filter.age-untold"]
        case .age("all"): strings["work.rating.all"]
        case .age(let rating?): Int(rating) == nil ? rating : strings("work.rating.from", rating)
        case .type(let type): type.text
        }
    }

    /// Names an option without such a heading.
    func phrase(of option: WorkOption) -> String {
        option == .age(nil) ? strings["home.filter.age-untold.alone"] : name(of: option)
    }

    /// Sorts options by kind, then years and ages ascending and the rest by name.
    func sorted(_ options: some Sequence<WorkOption>) -> [WorkOption] {
        options.sorted { one, other in
            if one.kind != other.kind { return Self.rank(one.kind) < Self.rank(other.kind) }
            switch (one, other) {
            case (.decade(let left), .decade(let right)): return left < right
            case (.age(let left), .age(let right)): return Self.age(left) < Self.age(right)
            default: return name(of: one) < name(of: other)
            }
        }
    }

    /// Ranks an age rating by its minimum age: "all ages" first, unknown last.
    private static func age(_ rating: String?) -> Int { rating.map { Int($0) ?? 0 } ?? .max }

    private static func rank(_ kind: WorkOptionKind) -> Int { WorkOptionKind.allCases.firstIndex(of: kind) ?? 0 }
}
