import Domain
import FeatureKit

/// Finds the step that pours each line of a recipe, in the words of the steps.
///
/// A step pours the lines whose ingredient, or a kind of it, no earlier step names. One that says "everything" or "the
/// rest" pours all lines left, except those that a later step names, and optional ones and those added after mixing
/// unless it names them.
struct StepPours {
    /// The index of the step of each line; nil if the words do not say.
    let steps: [Int?]
    private let stepCount: Int

    init(of drink: Drink, ingredients: [Identifier<Ingredient>: Ingredient]) {
        let texts = drink.steps.map { StepText($0, ingredients: ingredients) }
        stepCount = texts.count
        steps = drink.lines.map { line in
            texts.indices.first { index in
                let isNamed = texts[index].names(line, asKind: true)
                guard texts[index].saysEverything else { return isNamed }
                return (isNamed || !line.isOptional && !line.isAfter)
                    && !texts[(index + 1)...].contains { $0.names(line, asKind: false) }
            }
        }
    }

    func lines(pouredBy step: Int) -> [Int] { steps.indices.filter { steps[$0] == step } }

    /// Layers of no known step are spread evenly over the steps; the last of them comes with the last step.
    func layers(of layers: [GlassLayer], after step: Int) -> [GlassLayer] {
        let unknown = layers.filter { steps[$0.line] == nil }
        return layers.filter { layer in
            if let known = steps[layer.line] { return known <= step }
            let place = unknown.firstIndex(of: layer) ?? 0
            return (place + 1) * stepCount <= (step + 1) * unknown.count
        }
    }
}

/// The text of a step in both languages, prepared for finding names.
private struct StepText {
    private static let everything = ["everything", "the rest", "모두", "나머지"]

    let saysEverything: Bool
    private let folded: [String]
    private let ingredients: [Identifier<Ingredient>: Ingredient]

    init(_ text: LocalizedText, ingredients: [Identifier<Ingredient>: Ingredient]) {
        let words = [text.english.lowercased(), text.korean]
        saysEverything = words.contains { text in Self.everything.contains { text.contains($0) } }
        folded = words.map(Folding.folded)
        self.ingredients = ingredients
    }

    /// With `asKind`, the name of one of the ingredient's kinds is enough.
    func names(_ line: DrinkLine, asKind: Bool) -> Bool {
        var id: Identifier<Ingredient>? = line.ingredient
        var visited: Set<Identifier<Ingredient>> = []
        while let current = id, visited.insert(current).inserted, let ingredient = ingredients[current] {
            let names = [ingredient.name.english, ingredient.name.korean] + ingredient.aliases
            if names.map(Folding.folded).contains(where: { name in
                !name.isEmpty && folded.contains { $0.contains(name) }
            }) {
                return true
            }
            id = asKind ? ingredient.parent : nil
        }
        return false
    }
}
