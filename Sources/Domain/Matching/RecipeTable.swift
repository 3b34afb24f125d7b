/// The required lines of all recipes in flat arrays, for counting over all of them at once.
///
/// Ingredients are numbered densely: a number is an index into `ingredients`. Recipes keep the order in which they were
/// added.
package struct RecipeTable: Sendable {
    /// The ingredients by their number.
    package let ingredients: [Identifier<Ingredient>]
    package private(set) var recipes: [Identifier<Drink>] = []
    /// The positions of the recipes in the list by English and by Korean name.
    private(set) var englishPositions: [Int32] = []
    private(set) var koreanPositions: [Int32] = []
    /// The lines of all recipes, packed (see `RecipeWords`).
    private(set) var words: [UInt32] = []
    /// Where the words of each recipe begin; one more at the end.
    private(set) var starts: [Int32] = [0]

    /// An empty table; the order of the ingredients gives their numbers.
    package init(ingredients: [Identifier<Ingredient>]) {
        self.ingredients = ingredients
    }

    /// A table of whole recipes; a recipe's position is its index in the array.
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

    /// Adds a recipe at its positions by name, with its lines packed by `RecipeWords`.
    package mutating func append(
        _ id: Identifier<Drink>, english: Int, korean: Int, words lines: UnsafeBufferPointer<UInt32>
    ) {
        recipes.append(id)
        englishPositions.append(Int32(clamping: english))
        koreanPositions.append(Int32(clamping: korean))
        words.append(contentsOf: lines)
        starts.append(Int32(words.count))
    }

    /// The position of a recipe in the list by name.
    func position(of recipe: Int, by language: Language) -> Int {
        Int(language == .english ? englishPositions[recipe] : koreanPositions[recipe])
    }
}

extension RecipeTable {
    /// The table without the recipes that have no new position by English name, at the new positions.
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
