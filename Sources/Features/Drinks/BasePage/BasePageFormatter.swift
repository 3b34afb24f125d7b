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
                    .ingredient($0.id), mark: facts.owned.contains($0.id) ? .check : .circle, title: $0.name[language])
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
