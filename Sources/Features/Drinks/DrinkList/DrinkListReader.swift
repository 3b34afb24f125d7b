import Domain
import FeatureKit

struct DrinkListReader: Sendable {
    struct Row: Sendable {
        let drink: DrinkSummary
        let away: Int?
    }

    let sources: DrinkSources

    func contents(of request: DrinkListRequest) async throws -> DrinkListContents {
        if request.isPlain {
            return .all(count: try await sources.drinks.drinkCount(), makeable: try await sources.bar.makeableCount())
        }
        let vocabulary = try await sources.finder.vocabulary()
        let search = request.query.map { DrinkSearch($0, vocabulary: vocabulary) } ?? DrinkSearch()
        let listing = try await sources.finder.listing(
            search.within(request.arrangement.filter), sort: request.arrangement.sort, by: sources.language,
            scope: request.scope)
        return .some(listing, search, vocabulary)
    }

    /// Matches by name, by ingredient or despite a typing mistake. Returns positions in the list by name, and the one
    /// of the drink that the text most likely means.
    func positions(matching text: String) async throws -> (found: [Int], best: Int?) {
        let language = sources.language
        let named = try await sources.drinks.positions(finding: text, by: language)
        // A text with capitals that matches only names with other capitals finds nothing (smart case), not even similar
        // names.
        if named.isEmpty, text.contains(where: \.isUppercase),
            !(try await sources.drinks.positions(matching: text, by: language).isEmpty)
        {
            return ([], nil)
        }
        let found = try await sources.finder.widened(named, for: text, by: language)
        return (found, try await best(of: found, for: text))
    }

    /// The drink whose name begins with the text, whole names first, otherwise the one called for most often; nil if
    /// more than `mostCompared` would have to be compared.
    private func best(of found: [Int], for text: String) async throws -> Int? {
        let begun = try await sources.drinks.positions(beginning: text, among: found, by: sources.language)
        guard begun.isEmpty, found.count <= Self.mostCompared else { return begun.first }
        return try await sources.drinks.drinks(at: found, by: sources.language)
            .max { ($0.drink.asked ?? 0, $1.position) < ($1.drink.asked ?? 0, $0.position) }?.position
    }

    private static let mostCompared = 1_000

    func rows(_ window: Range<Int>, of contents: DrinkListContents) async throws -> [Int: Row] {
        let window = window.clamped(to: 0..<contents.count)
        var summaries: [(index: Int, drink: DrinkSummary)] = []
        switch contents {
        case .all:
            let page = try await sources.drinks.drinks(in: window, by: sources.language)
            summaries = page.enumerated().map { (window.lowerBound + $0.offset, $0.element) }
        case .some(let listing, _, _):
            let ids = try await sources.finder.drinks(at: Array(listing.positions[window]), by: sources.language)
            let page = try await sources.drinks.drinks(with: ids)
            let byID = Dictionary(firstOf: page.map { ($0.id, $0) })
            summaries = ids.enumerated().compactMap { offset, id in
                byID[id].map { (window.lowerBound + offset, $0) }
            }
        }
        let away = try await sources.bar.away(of: summaries.map(\.drink.id))
        return Dictionary(firstOf: summaries.map { ($0.index, Row(drink: $0.drink, away: away[$0.drink.id])) })
    }
}
