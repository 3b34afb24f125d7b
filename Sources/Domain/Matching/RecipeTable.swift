/// The required lines of all recipes in flat arrays, for counting over all of them at once.
///
/// Ingredients are numbered densely: a number is a place in `ingredients`. Recipes keep the order they came in.
public struct RecipeTable: Sendable {
    /// The ingredients by their number.
    public let ingredients: [Identifier<Ingredient>]
    /// The recipes.
    public private(set) var recipes: [Identifier<Drink>] = []
    /// The position of each recipe in the list by name, for English and Korean.
    private(set) var positions: [[Int32]] = [[], []]
    /// Where the lines of a recipe begin; one more at the end.
    private(set) var lineStarts: [Int32] = [0]
    /// The ingredient of each line.
    private(set) var lineIngredients: [Int32] = []
    /// Whether only the very ingredient will do.
    private(set) var lineIsExact: [Bool] = []
    /// Where the substitutes of a line begin; one more at the end.
    private(set) var substituteStarts: [Int32] = [0]
    /// The substitutes the recipes name.
    private(set) var substitutes: [Int32] = []

    /// Makes an empty table over ingredients; their order gives the numbers.
    public init(ingredients: [Identifier<Ingredient>]) {
        self.ingredients = ingredients
    }

    /// Makes a table of whole recipes; a recipe's position is its place in the array.
    public init(drinks: [Drink]) {
        var numbers: [Identifier<Ingredient>: Int32] = [:]
        var ingredients: [Identifier<Ingredient>] = []
        func number(of id: Identifier<Ingredient>) -> Int32 {
            if let known = numbers[id] { return known }
            numbers[id] = Int32(ingredients.count)
            ingredients.append(id)
            return Int32(ingredients.count - 1)
        }
        let lines = drinks.map { drink in
            drink.requiredLines.map { line in
                (number(of: line.ingredient), line.isExact, line.substitutes.map { number(of: $0.ingredient) })
            }
        }
        self.ingredients = ingredients
        for (position, drink) in drinks.enumerated() {
            appendRecipe(drink.id, english: position, korean: position)
            for (ingredient, isExact, substitutes) in lines[position] {
                appendLine(ingredient: ingredient, isExact: isExact, substitutes: substitutes)
            }
        }
    }

    /// Begins a recipe at its positions by name.
    public mutating func appendRecipe(_ id: Identifier<Drink>, english: Int, korean: Int) {
        recipes.append(id)
        positions[0].append(Int32(english))
        positions[1].append(Int32(korean))
        lineStarts.append(Int32(lineIngredients.count))
    }

    /// Adds a required line to the recipe begun last. Numbers outside the table are left out with their line.
    public mutating func appendLine(
        ingredient: Int32, isExact: Bool, substitutes names: some Sequence<Int32> = EmptyCollection()
    ) {
        let range = 0..<Int32(ingredients.count)
        guard !recipes.isEmpty, range.contains(ingredient) else { return }
        lineIngredients.append(ingredient)
        lineIsExact.append(isExact)
        substitutes.append(contentsOf: names.lazy.filter { range.contains($0) })
        substituteStarts.append(Int32(substitutes.count))
        lineStarts[recipes.count] = Int32(lineIngredients.count)
    }

    /// Makes room before many recipes are added.
    public mutating func reserveCapacity(recipes count: Int, lines: Int) {
        recipes.reserveCapacity(count)
        positions[0].reserveCapacity(count)
        positions[1].reserveCapacity(count)
        lineStarts.reserveCapacity(count + 1)
        lineIngredients.reserveCapacity(lines)
        lineIsExact.reserveCapacity(lines)
        substituteStarts.reserveCapacity(lines + 1)
    }

    /// The position of a recipe in the list by name.
    func position(of recipe: Int, by language: Language) -> Int {
        Int(positions[language == .english ? 0 : 1][recipe])
    }
}
