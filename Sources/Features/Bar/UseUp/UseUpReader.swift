import Domain
import FeatureKit

/// Reads opened bottles near or past their shelf life, most urgent first, with the drinks that use them.
struct UseUpReader: Sendable {
    let useUp: UseUp
    let drinks: any DrinkRepository
    let ingredients: any IngredientRepository
    let times: BarTimes
    let strings: Strings

    func rows() async throws -> [UseUpRow] {
        let entries = try await useUp(now: times.now, by: strings.language)
        let known = try await ingredients.ingredients(entries.map(\.bottle.ingredient))
        var rows: [UseUpRow] = []
        for entry in entries {
            let id = entry.bottle.ingredient
            rows.append(
                .bottle(
                    id, name: known[id]?.name[strings.language] ?? id.rawValue,
                    age: BottleText.age(entry.freshness, strings) + " · " + BottleText.left(entry.freshness, strings)))
            let using = try await drinks.drinks(with: entry.drinks)
            rows += using.map { .drink(DrinkRow($0, away: 0, strings: strings)) }
            if using.isEmpty { rows.append(.nothing(strings["use-up.nothing"])) }
        }
        return rows
    }
}
