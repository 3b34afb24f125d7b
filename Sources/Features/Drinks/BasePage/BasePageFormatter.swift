import Domain
import FeatureKit

struct BasePageFormatter {
    let base: BaseSpirit
    let strings: Strings

    var title: String { strings["base.\(base.rawValue)"] }

    func blocks(of facts: BasePageFacts) -> [PageBlock<BasePageTarget>] {
        let language = strings.language
        func chips(_ members: [Ingredient]) -> [PageChip<BasePageTarget>] {
            members.map {
                PageChip(
                    .ingredient($0.id), mark: facts.owned.contains($0.id) ? .owned : .missing, title: $0.name[language])
            }
        }
        var blocks: [PageBlock<BasePageTarget>] = [
            .gap, .title(title), .text(strings["base.\(base.rawValue).about"], .muted), .gap,
        ]
        for (key, members) in [("base.kinds", facts.kinds), ("base.brands", facts.brands)] where !members.isEmpty {
            blocks += [.heading(strings[key]), .chips(chips(members)), .gap]
        }
        guard !facts.drinks.isEmpty else { return blocks + [.text(strings["base.no-drinks"], .muted)] }
        blocks.append(
            .heading(
                strings.counted("drinks.count", facts.count), remark: strings("drinks.makeable", String(facts.makeable))
            ))
        if facts.count > facts.drinks.count {
            blocks.append(.chips([PageChip(.allDrinks, title: strings("base.all-drinks", String(facts.count)))]))
        }
        for drink in facts.drinks {
            let row = DrinkRow(drink, away: facts.away[drink.id], strings: strings)
            blocks.append(
                .row(
                    PageRow(
                        .drink(drink.id), mark: row.reach == .now ? .check : .circle, title: row.name,
                        remark: row.otherName, detail: "\(row.strength) · \(row.reachText)")))
        }
        return blocks
    }
}

@MainActor
final class BasePageScreen: PageScreen<BasePageViewModel, BasePageTarget> {
    override var loadingText: String { strings["ingredient.loading"] }
}

enum BasePageTarget: Hashable, Sendable {
    case ingredient(Identifier<Ingredient>)
    case drink(Identifier<Drink>)
    case allDrinks
}

struct BasePageFacts: Sendable {
    /// The number of drinks on the page; the list has the rest.
    static let named = 24

    let kinds: [Ingredient]
    let brands: [Ingredient]
    let owned: Set<Identifier<Ingredient>>
    let drinks: [DrinkSummary]
    let away: [Identifier<Drink>: Int]
    let count: Int
    let makeable: Int

    static func read(_ base: BaseSpirit, _ sources: DrinkSources) async throws -> BasePageFacts {
        let language = sources.language
        let members = try await ingredients(of: base, sources)
        let bottles = try await sources.bar.bottles().filter(\.isInBar)
        let search = DrinkSearch(filter: DrinkFilter(wanted: [.base(base)]))
        let listing = try await sources.finder.listing(search, sort: .away, by: language)
        let ids = try await sources.finder.drinks(at: Array(listing.positions.prefix(named)), by: language)
        return BasePageFacts(
            kinds: members.filter { !$0.isBrand }, brands: members.filter(\.isBrand),
            owned: Set(bottles.map(\.ingredient)), drinks: try await sources.drinks.drinks(with: ids),
            away: try await sources.bar.away(of: ids), count: listing.count, makeable: listing.makeable ?? 0)
    }

    /// Returns the kinds and brands of a base, by name.
    private static func ingredients(of base: BaseSpirit, _ sources: DrinkSources) async throws -> [Ingredient] {
        let language = sources.language
        let found: [Ingredient]
        if base.shelves.isEmpty {
            let graph = try await sources.bar.graph()
            let ids = base.kinds.flatMap { [$0] + graph.descendants(of: $0) }
            found = Array(try await sources.ingredients.ingredients(ids).values)
        } else {
            let all = try await sources.ingredients.ingredients(matching: "", by: language, limit: 1_000)
            found = all.filter { base.shelves.contains($0.category) }
        }
        return found.sorted {
            let (left, right) = (Folding.folded($0.name[language]), Folding.folded($1.name[language]))
            return left == right ? $0.id < $1.id : left < right
        }
    }
}
