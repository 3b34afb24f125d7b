/// The required lines of all recipes in flat arrays, for counting over all of them at once.
///
/// An ingredient's number is its index in `ingredients`. Recipes keep the order in which they were added.
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
    package init(ingredients: [Identifier<Ingredient>]) {
        self.ingredients = ingredients
    }

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
}

extension RecipeTable {
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
