package enum OwnRecordRules {
    /// The most lines, steps and other parts of a drink.
    package static let mostLines = 60

    package static func check(
        _ drink: Drink, hasIngredient: (Identifier<Ingredient>) -> Bool, hasGlass: (Identifier<Glass>) -> Bool
    ) throws(OwnRecordProblem) {
        guard hasText(drink.name) else { throw .noName }
        guard !drink.requiredLines.isEmpty else { throw .noLines }
        for line in drink.lines {
            for id in [line.ingredient] + line.substitutes.map(\.ingredient) where !hasIngredient(id) {
                throw .unknownIngredient(id.rawValue)
            }
        }
        guard hasGlass(drink.glass) else { throw .unknownGlass(drink.glass.rawValue) }
    }

    /// Checks an ingredient and its place in the tree; `isBrand` returns nil for an unknown ingredient.
    package static func check(
        _ ingredient: Ingredient, parent: (Identifier<Ingredient>) -> Identifier<Ingredient>?,
        isBrand: (Identifier<Ingredient>) -> Bool?, parts: (Identifier<Ingredient>) -> [Identifier<Ingredient>]
    ) throws(OwnRecordProblem) {
        guard hasText(ingredient.name) else { throw .noName }
        for id in ingredient.parts + (ingredient.parent.map { [$0] } ?? []) where isBrand(id) == nil {
            throw .unknownIngredient(id.rawValue)
        }
        if let above = ingredient.parent {
            guard isBrand(above) == false else { throw .belowBrand(above.rawValue) }
            if reaches(ingredient.id, from: [above], { parent($0).map { [$0] } ?? [] }) {
                throw .cycle(ingredient.id.rawValue)
            }
        }
        if reaches(ingredient.id, from: ingredient.parts, parts) { throw .cycle(ingredient.id.rawValue) }
    }

    private static func hasText(_ name: LocalizedText) -> Bool {
        !name.english.allSatisfy(\.isWhitespace) || !name.korean.allSatisfy(\.isWhitespace)
    }

    private static func reaches(
        _ goal: Identifier<Ingredient>, from start: [Identifier<Ingredient>],
        _ steps: (Identifier<Ingredient>) -> [Identifier<Ingredient>]
    ) -> Bool {
        var open = start
        var seen: Set<Identifier<Ingredient>> = []
        while let next = open.popLast() {
            if next == goal { return true }
            if seen.insert(next).inserted { open += steps(next) }
        }
        return false
    }
}
