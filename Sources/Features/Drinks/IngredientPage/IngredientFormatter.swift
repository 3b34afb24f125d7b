import Domain
import FeatureKit

struct IngredientFormatter {
    let strings: Strings

    func content(of facts: IngredientFacts) -> IngredientPageState.Content {
        let language = strings.language
        let ingredient = facts.ingredient
        func link(_ other: Ingredient) -> IngredientPageState.Link {
            IngredientPageState.Link(id: other.id, name: other.name[language], isOwned: facts.owned.contains(other.id))
        }
        let kind = strings[ingredient.isBrand ? "ingredient.brand" : "ingredient.kind"]
        return IngredientPageState.Content(
            name: ingredient.name[language], otherName: ingredient.name.other(than: language),
            kindLine: [strings["category.\(ingredient.category.rawValue)"], kind, ingredient.origin?[language]]
                .compactMap { $0 }.joined(separator: " · "),
            summary: ingredient.summary?[language], facts: numbers(of: ingredient) + takenFact(facts.taken),
            isOwned: facts.isOwned,
            isInBar: facts.isOwned || facts.ownedBelow != nil || ingredient.isStaple,
            isOwn: OwnRecordID.isOwn(ingredient.id.rawValue), ownership: ownership(facts),
            parent: facts.parent.map(link),
            children: facts.children.map(link), parts: facts.parts.map(link),
            opens: opens(facts),
            base: facts.base.map { IngredientPageState.BaseLink(base: $0, name: strings["base.\($0.rawValue)"]) },
            drinks: facts.drinks.map { DrinkRow($0, away: facts.away[$0.id], strings: strings) },
            drinksTitle: strings.counted(
                ingredient.isBrand ? "ingredient.brand-drinks" : "ingredient.drinks", facts.drinkCount),
            allDrinks: facts.drinkCount > facts.drinks.count && !ingredient.isBrand
                ? strings("base.all-drinks", String(facts.drinkCount)) : "",
            taken: facts.taken)
    }

    private func takenFact(_ taken: [TakenName]) -> [IngredientPageState.Fact] {
        guard !taken.isEmpty else { return [] }
        let names = taken.map { $0.recipes == 0 ? $0.name : "\($0.name) (\($0.recipes))" }
        return [IngredientPageState.Fact(label: strings["fact.taken"], value: names.joined(separator: ", "))]
    }

    private func opens(_ facts: IngredientFacts) -> String {
        guard !facts.opens.isEmpty else { return "" }
        let names = facts.opens.map { $0.name[strings.language] }.joined(separator: ", ")
        let rest = facts.effect.unlocks.count - facts.opens.count
        return strings("ingredient.opens", rest > 0 ? "\(names), \(strings("shelf.more", String(rest)))" : names)
    }

    private func numbers(of ingredient: Ingredient) -> [IngredientPageState.Fact] {
        var facts: [IngredientPageState.Fact] = []
        func add(_ key: String, _ value: String?) {
            if let value { facts.append(IngredientPageState.Fact(label: strings[key], value: value)) }
        }
        let content = ingredient.content
        add("fact.strength", content.strength.map { strings.percent(NumberText.short($0)) })
        add("fact.sugar", content.sugar.map { strings("fact.per-100", NumberText.short($0)) })
        add("fact.acid", content.acid.map { strings("fact.per-100", NumberText.short($0)) })
        add("fact.piece", content.pieceMillilitres.map { "\(NumberText.short($0)) ml" })
        add("fact.shelf-life", ingredient.shelfLifeDays.map { strings.counted("fact.days", $0) })
        add("fact.aliases", ingredient.aliases.isEmpty ? nil : ingredient.aliases.joined(separator: ", "))
        return facts
    }

    private func ownership(_ facts: IngredientFacts) -> String {
        if facts.ingredient.isStaple { return strings["ownership.staple"] }
        if facts.isOwned { return strings["ownership.mine"] }
        if let below = facts.ownedBelow { return strings("ownership.by", below.name[strings.language]) }
        let unlocks = facts.effect.unlocks.count
        let near = facts.effect.bringsToOneAway.count
        if unlocks + near == 0 { return strings["ownership.none"] }
        return strings("ownership.would", String(unlocks), String(near))
    }
}
