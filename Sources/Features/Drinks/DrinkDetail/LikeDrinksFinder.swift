import Domain
import FeatureKit

/// Finds similar drinks with the page if all drinks are loaded, otherwise after it; the page never waits for them.
@MainActor
final class LikeDrinksFinder {
    var onFound: (LikeDrinks) -> Void = { _ in }

    private let reader: LikeDrinksReader
    private let finding = LatestTask()
    /// Whether the search waits for the page.
    private var isDue = false

    init(reader: LikeDrinksReader) { self.reader = reader }

    /// Starts while the page is being read; `isPageThere` is called if not all drinks are loaded.
    func begin(isPageThere: @escaping () -> Bool) {
        isDue = false
        finding.run { [reader] in
            await reader.isReady() ? try await reader.read() : nil
        } completion: { [weak self] result in
            guard let self else { return }
            if let like = (try? result.get()) ?? nil { return onFound(like) }
            isDue = true
            if isPageThere() { pageArrived() }
        }
    }

    func pageArrived() {
        guard isDue else { return }
        isDue = false
        finding.run { [reader] in
            try await reader.read()
        } completion: { [weak self] result in
            if let like = try? result.get() { self?.onFound(like) }
        }
    }
}

struct LikeDrinks: Sendable {
    struct Entry: Sendable {
        let drink: DrinkSummary
        /// The missing ingredients; nil for a drink the bar does not know.
        let lacks: [Identifier<Ingredient>]?
    }

    let entries: [Entry]
    /// The names of ingredients that are the only one missing for a drink.
    let names: [Identifier<Ingredient>: LocalizedText]

    static let count = 5

    func links(_ strings: Strings) -> [DrinkDetailState.LikeLink] {
        entries.map { entry in
            DrinkDetailState.LikeLink(
                id: entry.drink.id, name: entry.drink.name[strings.language],
                isMakeable: entry.lacks?.isEmpty == true, reach: reach(of: entry, strings))
        }
    }

    private func reach(of entry: Entry, _ strings: Strings) -> String {
        guard let lacks = entry.lacks else { return "" }
        switch lacks.count {
        case 0: return strings["like.can-make"]
        case 1: return strings("like.needs", names[lacks[0]]?[strings.language] ?? lacks[0].rawValue)
        default: return strings("reach.away", String(lacks.count))
        }
    }
}

struct LikeDrinksReader: Sendable {
    let id: Identifier<Drink>
    let adviser: DrinkAdviser
    let sources: DrinkSources

    /// Returns whether all drinks are loaded, so that `read` is quick.
    func isReady() async -> Bool { await adviser.isReady }

    /// Returns the most similar drinks. The program's first call loads all drinks.
    func read() async throws -> LikeDrinks {
        let similar = try await adviser.similar(to: id, limit: LikeDrinks.count).map(\.drink)
        let summaries = try await sources.drinks.drinks(with: similar)
        let reach = try await sources.bar.reach(of: similar)
        let lacking = reach.values.compactMap { $0.lacks.count == 1 ? $0.lacks.first : nil }
        let names = try await sources.ingredients.ingredients(lacking).mapValues(\.name)
        return LikeDrinks(
            entries: summaries.map { LikeDrinks.Entry(drink: $0, lacks: reach[$0.id]?.lacks) }, names: names)
    }
}
