import Domain
import FeatureKit

struct InventoryFormatter {
    let strings: Strings

    func state(of contents: InventoryContents) -> InventoryState {
        var state = InventoryState()
        state.host = contents.host
        state.lines = lines(of: contents)
        state.bottles = contents.bottles.count
        state.makeable = contents.makeable
        state.oneAway = contents.oneAway
        state.drinks = contents.drinks.map { DrinkRow($0, away: 0, strings: strings) }
        state.urgentDrinks = contents.urgentDrinks
        state.purchases = contents.purchases.map { suggestion in
            InventoryState.Purchase(
                ingredient: suggestion.ingredient,
                name: contents.ingredients[suggestion.ingredient]?.name[strings.language]
                    ?? suggestion.ingredient.rawValue,
                opens: "+\(suggestion.unlocks.count)", brings: "+\(suggestion.bringsToOneAway.count)",
                unlockCount: suggestion.unlocks.count, oneAwayCount: suggestion.bringsToOneAway.count)
        }
        state.phase = contents.bottles.isEmpty ? .empty : .loaded
        return state
    }

    /// Sorts bottles by category and name; those missing from the catalogue come last, by id.
    private func lines(of contents: InventoryContents) -> [InventoryState.Line] {
        let language = strings.language
        var groups: [IngredientCategory: [InventoryState.Bottle]] = [:]
        for bottle in contents.bottles {
            let ingredient = contents.ingredients[bottle.ingredient]
            let parent = ingredient?.parent.flatMap { contents.ingredients[$0] }
            let mark = mark(bottle, contents.freshness[bottle.ingredient])
            let level = bottle.level.map { BottleText.level($0, strings) } ?? ""
            groups[ingredient?.category ?? .other, default: []].append(
                InventoryState.Bottle(
                    ingredient: bottle.ingredient, name: ingredient?.name[language] ?? bottle.ingredient.rawValue,
                    kind: ingredient == nil ? strings["shelf.unknown"] : parent?.name[language] ?? "",
                    level: bottle.level, levelText: mark.hasPrefix(level) ? "" : level, mark: mark,
                    isUrgent: bottle.level == .empty || bottle.level == .low
                        || contents.freshness[bottle.ingredient]?.isUrgent == true,
                    color: ingredient?.content.color ?? parent?.content.color,
                    makes: contents.uses[bottle.ingredient] ?? []))
        }
        return IngredientCategory.allCases.flatMap { category -> [InventoryState.Line] in
            guard let bottles = groups[category] else { return [] }
            let sorted = bottles.sorted { ($0.name, $0.ingredient) < ($1.name, $1.ingredient) }
            return [.heading(strings["category.\(category.rawValue)"])] + sorted.map { .bottle($0) }
        }
    }

    /// Describes a low or empty bottle, otherwise its age, and the millilitres left.
    private func mark(_ bottle: Bottle, _ freshness: Freshness?) -> String {
        let word =
            switch bottle.level {
            case .empty: BottleText.level(.empty, strings)
            case .low where freshness?.isUrgent != true: BottleText.level(.low, strings)
            default: freshness.map { BottleText.age($0, strings) } ?? ""
            }
        let left =
            bottle.level == .empty ? nil : bottle.millilitresLeft.map { strings("unit.ml", NumberText.whole($0)) }
        return [word, left ?? ""].filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
