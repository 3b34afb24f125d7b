import Domain

/// A text that is the same in both languages.
func text(_ text: String) -> LocalizedText { LocalizedText(both: text) }

/// An ingredient with the values that a test needs.
func ingredient(
    _ id: Identifier<Ingredient>, under parent: Identifier<Ingredient>? = nil, brand: Bool = false,
    parts: [Identifier<Ingredient>] = [], staple: Bool = false, content: IngredientContent = IngredientContent()
) -> Ingredient {
    Ingredient(
        id: id, name: text(id.rawValue), parent: parent, isBrand: brand, category: .other, content: content,
        parts: parts, isStaple: staple)
}

/// A line that asks for 30 ml.
func line(
    _ id: Identifier<Ingredient>, optional: Bool = false, exact: Bool = false, or: [Identifier<Ingredient>] = []
) -> DrinkLine {
    DrinkLine(
        ingredient: id, amount: 30, unit: .millilitre, isOptional: optional, isExact: exact,
        substitutes: or.map { DrinkSubstitute(ingredient: $0) })
}

func drink(
    _ id: Identifier<Drink> = "drink", _ lines: [DrinkLine], techniques: [TechniqueKind] = [.build],
    serving: ServingStyle = .up, color: String? = nil
) -> Drink {
    Drink(
        id: id, name: text(id.rawValue), summary: text("A drink."), base: .other, lines: lines,
        steps: [text("Mix.")], techniques: techniques, glass: "glass", serving: serving, color: color)
}

extension BarContents {
    /// A bar with these ingredients.
    init(
        _ ids: [Identifier<Ingredient>], _ graph: IngredientGraph,
        preferences: BarPreferences = BarPreferences()
    ) {
        self.init(bottles: ids.map { Bottle(ingredient: $0) }, graph: graph, preferences: preferences)
    }
}
