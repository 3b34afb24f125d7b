import Domain
import FeatureKit

struct TriedPickerReader: Sendable {
    struct Page: Sendable {
        let count: Int
        let rows: [Int: TriedPickerState.Row]
        let triedCount: Int
        let bases: [BaseSpirit]
    }

    let sources: DrinkSources
    let marks: any DrinkMarkRepository
    let profile: Identifier<Profile>

    /// Returns a window of the drinks that match a text, within a spirit family or all families for nil.
    func page(_ window: Range<Int>, of base: BaseSpirit?, matching query: String) async throws -> Page {
        let language = sources.language
        let search = DrinkSearch(
            filter: DrinkFilter(wanted: base.map { [.base($0)] } ?? []), words: query.isEmpty ? [] : [query])
        let positions = try await sources.finder.listing(search, sort: .name, by: language).positions
        let options = try await sources.finder.facets(DrinkFilter(), by: language).options[.base] ?? []
        let shown = window.clamped(to: 0..<positions.count)
        let ids = try await sources.finder.drinks(at: Array(positions[shown]), by: language)
        let drinks = try await sources.drinks.drinks(with: ids)
        let ticked = try await marks.marks(of: ids, for: profile)
        return Page(
            count: positions.count,
            rows: Dictionary(firstOf: zip(shown, drinks.map { row($0, isTried: ticked[$0.id]?.isTried ?? false) })),
            triedCount: try await marks.count(of: .tried, for: profile),
            bases: options.compactMap { if case .base(let base) = $0.option { base } else { nil } })
    }

    private func row(_ drink: DrinkSummary, isTried: Bool) -> TriedPickerState.Row {
        TriedPickerState.Row(
            id: drink.id, name: drink.name[sources.language], otherName: drink.name.other(than: sources.language),
            base: sources.strings["base.\(drink.base.rawValue)"], isTried: isTried)
    }
}

struct TriedPickerState: ReadingState {
    struct Row: Equatable {
        let id: Identifier<Drink>
        let name: String
        let otherName: String
        let base: String
        let isTried: Bool
    }

    var phase: Phase = .idle
    var rows: [Int: Row] = [:]
    var count = 0
    /// The selected spirit family; nil for all.
    var base: BaseSpirit?
    var bases: [BaseSpirit] = []
    var triedCount = 0
    var arrival = 0
}
