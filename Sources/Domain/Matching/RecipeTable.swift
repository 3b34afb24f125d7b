/// The required lines of all recipes in flat arrays, for counting over all of them at once. An ingredient's number is
/// its index in `ingredients`. Recipes keep the order in which they were added.
package struct RecipeTable: Sendable {
    package let ingredients: [Identifier<Ingredient>]
    package private(set) var recipes: [Identifier<Drink>] = []
    private(set) var englishPositions: [Int32] = []
    private(set) var koreanPositions: [Int32] = []
    /// The lines of all recipes, packed (see `RecipeWords`).
    private(set) var words: [UInt32] = []
    /// The start of each recipe in `words`, and the end of the last.
    private(set) var starts: [Int32] = [0]

    /// Creates an empty table; the order of the ingredients gives their numbers.
    package init(ingredients: [Identifier<Ingredient>]) { self.ingredients = ingredients }

    /// Creates a table of complete recipes; a recipe's position is its index in the array.
    package init(drinks: [Drink]) {
        var numbers = RecipeNumbers()
        let lines = drinks.map { RecipeWords.words(of: $0, numbers: &numbers) }
        ingredients = numbers.ingredients
        for (position, drink) in drinks.enumerated() {
            lines[position].withUnsafeBufferPointer {
                append(drink.id, english: position, korean: position, words: $0)
            }
        }
    }

    package mutating func append(
        _ id: Identifier<Drink>, english: Int, korean: Int, words lines: UnsafeBufferPointer<UInt32>
    ) {
        recipes.append(id)
        englishPositions.append(Int32(clamping: english))
        koreanPositions.append(Int32(clamping: korean))
        words.append(contentsOf: lines)
        starts.append(Int32(words.count))
    }

    func position(of recipe: Int, by language: Language) -> Int {
        Int(language == .english ? englishPositions[recipe] : koreanPositions[recipe])
    }

    /// Returns the table at new positions, without the recipes that have none by English name.
    func filtered(english: [Int: Int], korean: [Int: Int]) -> RecipeTable {
        var table = RecipeTable(ingredients: ingredients)
        for recipe in recipes.indices {
            guard let position = english[Int(englishPositions[recipe])] else { continue }
            let lines = Array(words[Int(starts[recipe])..<Int(starts[recipe + 1])])
            lines.withUnsafeBufferPointer {
                table.append(
                    recipes[recipe], english: position, korean: korean[Int(koreanPositions[recipe])] ?? position,
                    words: $0)
            }
        }
        return table
    }
}

/// Numbers ingredients from 0, in order of first appearance.
package struct RecipeNumbers: Sendable {
    package private(set) var ingredients: [Identifier<Ingredient>] = []
    private var numbers: [Identifier<Ingredient>: UInt32] = [:]

    package init() {}

    package init(_ ingredients: [Identifier<Ingredient>]) {
        for id in ingredients { _ = number(of: id) }
    }

    mutating func number(of id: Identifier<Ingredient>) -> UInt32 {
        if let known = numbers[id] { return known }
        let new = UInt32(ingredients.count)
        numbers[id] = new
        ingredients.append(id)
        return new
    }
}

/// Packs the required lines of a recipe into 32-bit words. A line is one word (bit 0: exact; bits 1-7: number of
/// substitutes; the rest: number of its ingredient), followed by one word per substitute, the number of an ingredient.
package enum RecipeWords {
    /// The most substitutes per line; more are dropped.
    package static let mostSubstitutes = 127

    package static func words(of drink: Drink, numbers: inout RecipeNumbers) -> [UInt32] {
        var words: [UInt32] = []
        for line in drink.lines where !line.isOptional {
            let substitutes = line.substitutes.prefix(mostSubstitutes)
            words.append(
                numbers.number(of: line.ingredient) << 8 | UInt32(substitutes.count) << 1 | (line.isExact ? 1 : 0))
            for substitute in substitutes { words.append(numbers.number(of: substitute.ingredient)) }
        }
        return words
    }

    static func line(_ head: UInt32) -> (ingredient: UInt32, isExact: Bool, substitutes: Int) {
        (head >> 8, head & 1 == 1, Int(head >> 1 & 127))
    }
}

package protocol RecipeIndexSource: Sendable {
    /// Reads all contents in one consistent view.
    func recipeIndex() async throws -> RecipeIndexContents
}

extension Catalogue {
    package var asked: [Identifier<Drink>: Int] {
        Dictionary(firstOf: drinks.compactMap { drink in drink.asked.map { (drink.id, $0) } })
    }
}

package struct RecipeIndexContents: Sendable {
    package let graph: IngredientGraph
    package let substitutions: [Substitution]
    package let table: RecipeTable
    /// See `Drink.asked`; only of drinks that have it.
    package let asked: [Identifier<Drink>: Int]

    package init(
        graph: IngredientGraph, substitutions: [Substitution], table: RecipeTable,
        asked: [Identifier<Drink>: Int] = [:]
    ) {
        self.graph = graph
        self.substitutions = substitutions
        self.table = table
        self.asked = asked
    }

    package init(_ catalogue: Catalogue) {
        self.init(
            graph: IngredientGraph(ingredients: catalogue.ingredients), substitutions: catalogue.substitutions,
            table: RecipeTable(drinks: catalogue.drinks), asked: catalogue.asked)
    }
}
