import DimoApp
import Domain
import FeatureKit

struct HouseDocument {
    private let recipe: HouseRecipe
    private let names: [Identifier<Ingredient>: Ingredient]
    /// The day of the batch in the bar; nil for none.
    private let made: LocalDay?
    /// Whole days until the batch spoils; negative after that. Nil if it keeps, or there is none.
    private let daysLeft: Int?

    static func documents(_ recipes: [HouseRecipe], _ store: CommandStore) async throws -> [HouseDocument] {
        let ids = recipes.map(\.ingredient)
        let names = try await store.ingredients.ingredients(ids + recipes.flatMap { $0.parts.map(\.ingredient) })
        let days = try await ShelfLife(ingredients: store.ingredients, bar: store.bar).days(of: ids)
        let bottles = try await store.bar.bottles().filter(\.isInBar)
        return recipes.map { recipe in
            let bottle = bottles.first { $0.ingredient == recipe.ingredient }
            let freshness = bottle?.freshness(shelfLife: days[recipe.ingredient], now: store.clock.now())
            return HouseDocument(
                recipe: recipe, names: names, made: bottle?.openedAt.map { store.localTime.day(of: $0) },
                daysLeft: freshness.map { $0.shelfLife - $0.daysOpen })
        }
    }

    var members: [(String, JSONValue)] {
        let parts = recipe.parts.map { part in
            JSONValue.object(
                PurchaseDocument.name(part.ingredient, names[part.ingredient]) + [
                    ("amount", .amount(part.amount)), ("unit", .string(part.unit.code)),
                ])
        }
        return PurchaseDocument.name(recipe.ingredient, names[recipe.ingredient]) + [
            ("parts", .array(parts)), ("yield_ml", .amount(recipe.yield)), ("days", .integer(recipe.days)),
            ("made", .optional(made?.text)), ("days_left", .optional(daysLeft)),
        ]
    }

    /// The ingredient, its name, the parts, the yield, the days to stand, the day it was made, the days left.
    func columns(_ strings: Strings) -> [String] {
        [
            recipe.ingredient.rawValue, name(recipe.ingredient, strings), parts(strings).joined(separator: ", "),
            AmountFormatter(strings: strings).text(recipe.yield, .millilitre), String(recipe.days), made?.text ?? "",
            daysLeft.map { String($0) } ?? "",
        ]
    }

    func text(_ strings: Strings) -> String {
        let yield = AmountFormatter(strings: strings).text(recipe.yield, .millilitre)
        var lines =
            [name(recipe.ingredient, strings), ""] + parts(strings) + ["", "\(strings["house.yield"]) \(yield)"]
        if recipe.days > 0 {
            lines.append("\(strings["house.days"]) \(recipe.days) \(strings["house.days.unit"])")
        }
        if let made { lines.append(strings("house.made-on", made.text)) }
        return lines.joined(separator: "\n") + "\n"
    }

    private func name(_ id: Identifier<Ingredient>, _ strings: Strings) -> String {
        names[id]?.name[strings.language] ?? id.rawValue
    }

    private func parts(_ strings: Strings) -> [String] {
        let amounts = AmountFormatter(strings: strings)
        return recipe.parts.map { "\(amounts.text($0.amount, $0.unit)) \(name($0.ingredient, strings))" }
    }
}
