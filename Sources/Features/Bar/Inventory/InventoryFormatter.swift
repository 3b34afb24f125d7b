import Domain
import FeatureKit

struct InventoryFormatter {
    let strings: Strings
    let times: BarTimes
    /// Whether bottles are ordered by name instead of by category.
    var isByName = false

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
                ingredient: suggestion.ingredient, name: name(of: suggestion.ingredient, contents),
                opens: "+\(suggestion.unlocks.count)", brings: "+\(suggestion.bringsToOneAway.count)",
                oneAwayCount: suggestion.bringsToOneAway.count,
                unlocks: suggestion.unlocks.map { named($0, contents) }.sorted { ($0.name, $0.id) < ($1.name, $1.id) })
        }
        state.nearDrinks = contents.nearDrinks.map {
            InventoryState.NearDrink(drink: named($0.drink, contents), lack: name(of: $0.lack, contents))
        }
        state.urgentBottles = contents.urgentBottles.map { entry in
            InventoryState.UrgentBottle(
                bottle: .init(id: entry.bottle.ingredient, name: name(of: entry.bottle.ingredient, contents)),
                age: strings.counted("shelf.days", entry.freshness.daysOpen),
                share: Double(entry.freshness.daysOpen) / Double(entry.freshness.shelfLife),
                drinks: entry.drinks.compactMap { contents.names[$0] })
        }
        state.shopping = contents.shopping.map { item in
            InventoryState.ShoppingLine(
                ingredient: item.subject.ingredient,
                name: item.subject.text ?? item.subject.ingredient.map { name(of: $0, contents) } ?? "")
        }
        state.made = contents.made.map { entry in
            InventoryState.MadeDrink(
                drink: named(entry.variant ?? entry.drink, contents),
                day: DayText.date(entry.madeAt, now: times.now, times.local, strings), rating: entry.rating,
                note: entry.note ?? "")
        }
        state.phase = contents.bottles.isEmpty ? .empty : .loaded
        return state
    }

    private func name(of ingredient: Identifier<Ingredient>, _ contents: InventoryContents) -> String {
        contents.ingredients[ingredient]?.name[strings.language] ?? ingredient.rawValue
    }

    private func named(_ drink: Identifier<Drink>, _ contents: InventoryContents) -> InventoryState.Named<Drink> {
        .init(id: drink, name: contents.names[drink] ?? drink.rawValue)
    }

    /// Sorts bottles by category and name, or by name alone; those missing from the catalogue come last, by id.
    private func lines(of contents: InventoryContents) -> [InventoryState.Line] {
        let language = strings.language
        var groups: [IngredientCategory: [InventoryState.Bottle]] = [:]
        for bottle in contents.bottles {
            let ingredient = contents.ingredients[bottle.ingredient]
            let parent = ingredient?.parent.flatMap { contents.ingredients[$0] }
            let mark = mark(bottle, ingredient, contents.freshness[bottle.ingredient])
            let level = bottle.level.map { BottleText.level($0, strings) } ?? ""
            groups[ingredient?.category ?? .other, default: []].append(
                InventoryState.Bottle(
                    ingredient: bottle.ingredient, name: ingredient?.name[language] ?? bottle.ingredient.rawValue,
                    kind: ingredient == nil ? strings["shelf.unknown"] : parent?.name[language] ?? "",
                    level: bottle.level, levelText: mark.hasPrefix(level) ? "" : level, mark: mark,
                    isUrgent: bottle.level == .empty || bottle.level == .low
                        || contents.freshness[bottle.ingredient]?.isUrgent == true,
                    color: ingredient?.content.color ?? parent?.content.color,
                    makes: contents.uses[bottle.ingredient]?.makeable ?? [],
                    nearlyMakes: contents.uses[bottle.ingredient]?.near ?? []))
        }
        if isByName { return sorted(groups.values.flatMap(\.self)) }
        return IngredientCategory.allCases.flatMap { category -> [InventoryState.Line] in
            guard let bottles = groups[category] else { return [] }
            return [.heading(strings["category.\(category.rawValue)"])] + sorted(bottles)
        }
    }

    private func sorted(_ bottles: [InventoryState.Bottle]) -> [InventoryState.Line] {
        bottles.sorted { ($0.name, $0.ingredient) < ($1.name, $1.ingredient) }.map { .bottle($0) }
    }

    /// Describes a low or empty bottle, otherwise its age, and the bottles, millilitres or pieces left.
    private func mark(_ bottle: Bottle, _ ingredient: Ingredient?, _ freshness: Freshness?) -> String {
        let word =
            switch bottle.level {
            case .empty: BottleText.level(.empty, strings)
            case .low where freshness?.isUrgent != true: BottleText.level(.low, strings)
            default: freshness.map { BottleText.age($0, strings) } ?? ""
            }
        let left = bottle.level == .empty ? "" : left(bottle, ingredient)
        return [word, left].filter { !$0.isEmpty }.joined(separator: " · ")
    }

    private func left(_ bottle: Bottle, _ ingredient: Ingredient?) -> String {
        if ingredient?.isCountedInPieces == true {
            return bottle.remaining.map { strings("bottle.pieces", NumberText.whole($0.rounded(.up))) } ?? ""
        }
        guard let left = bottle.millilitresLeft else { return "" }
        let text = strings("unit.ml", NumberText.whole(left))
        guard let count = bottle.count, count > 1 else { return text }
        return strings("bottle.several", String(count), text)
    }
}
