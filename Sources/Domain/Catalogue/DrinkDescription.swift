package struct DrinkDescription: Sendable {
    package let drink: Drink
    package let match: DrinkMatch
    package let ingredients: [Identifier<Ingredient>: Ingredient]
    /// The content of each of `ingredients`; bottles inherit missing values from their kind.
    package let contents: [Identifier<Ingredient>: IngredientContent]
    package let glass: Glass?
    package let tools: [Tool]
    package let techniques: [Technique]
    package let tags: [Tag]
    /// One serving with the recipe's ingredients.
    package let estimate: DrinkEstimate
    /// One serving with the bottles of the bar; nil if they make no difference.
    package let bottleEstimate: DrinkEstimate?
    package let color: DrinkColor?
    /// The layers poured, in the order of the recipe: the first lies at the bottom of the glass.
    package let layers: [DrinkLayer]
    /// One serving at the prices of the bar's bottles; nil if none has a price.
    package let cost: DrinkCost?

    /// The names of the ingredients that the bar lacks, in the order of the recipe.
    package var missing: [LocalizedText] { match.missing.compactMap { ingredients[$0]?.name } }
    package var meters: DrinkMeters { DrinkMeters(drink, estimate: estimate) }

    /// Grams of acid in 100 ml in the glass, from the ingredients of known acid; 0 if there are none.
    package var acidPer100: Double {
        let acid = layers.reduce(0.0) { sum, layer in
            guard drink.lines.indices.contains(layer.line) else { return sum }
            return sum + layer.millilitres * (contents[drink.lines[layer.line].ingredient]?.acid ?? 0) / 100
        }
        return estimate.dilutedVolume > 0 ? acid / estimate.dilutedVolume * 100 : 0
    }

    /// Whether a poured ingredient of unknown acid may hold some, such as wine or cranberry juice.
    package var isAcidAtLeast: Bool {
        layers.contains { layer in
            guard drink.lines.indices.contains(layer.line) else { return false }
            let id = drink.lines[layer.line].ingredient
            guard contents[id]?.acid == nil, let ingredient = ingredients[id], !ingredient.isStaple else {
                return false
            }
            return [.wine, .vermouth, .beer, .juice, .fruit, .mixer, .dairy, .other].contains(ingredient.category)
        }
    }
}

/// The part of the glass that a line of the recipe fills.
package struct DrinkLayer: Hashable, Sendable {
    package let line: Int
    package let millilitres: Double
    package let color: DrinkColor?

    static func layers(
        of poured: DrinkPours, contents: [Identifier<Ingredient>: IngredientContent]
    ) -> [DrinkLayer] {
        zip(poured.pours, poured.lines).compactMap { pour, line in
            guard pour.millilitres > 0, pour.millilitres.isFinite else { return nil }
            return DrinkLayer(
                line: line, millilitres: pour.millilitres,
                color: contents[pour.ingredient]?.color.flatMap(DrinkColor.init(hex:)))
        }
    }
}
