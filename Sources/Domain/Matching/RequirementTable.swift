/// The requirements of all recipes: what a recipe asks of a bar for one ingredient.
///
/// Recipes that ask for an ingredient without more share one requirement, so there are far fewer than lines; lines with
/// substitutes have their own. Lines of one recipe
/// that ask for the same ingredient in different words make one requirement of several variants, all of which must
/// hold; so a recipe lacks an ingredient at most once, as `DrinkMatch.missing` says it.
struct RequirementTable: Sendable {
    /// One line's words of a recipe, found in the table.
    private typealias Line = (start: Int, ingredient: Int32, isExact: Bool, substitutes: Int)

    /// The ingredient of each requirement.
    private(set) var ingredients: [Int32] = []
    /// Which variants each has.
    private(set) var variants = FlatLists()
    /// Whether a variant takes only the very ingredient.
    private(set) var isExact: [Bool] = []
    /// The recipe's own substitutes of a variant.
    private(set) var substitutes = FlatLists()
    /// The requirements of each recipe.
    private(set) var ofRecipe = FlatLists()
    /// The recipes of each requirement.
    private(set) var recipes = FlatLists()
    /// The requirements that may change when an ingredient comes or goes.
    private(set) var dependents = FlatLists()

    /// Collects the requirements of a table. Lines with numbers outside the table are left out.
    init(_ table: RecipeTable, numbers: IngredientNumbers) {
        let count = Int32(clamping: table.ingredients.count)
        var plain = [Int32](repeating: -1, count: Int(count) * 2)
        var lines: [Line] = []
        var own: [Int32] = []
        ofRecipe.reserveCapacity(lists: table.recipes.count, values: table.words.count)
        for recipe in table.recipes.indices {
            lines.removeAll(keepingCapacity: true)
            own.removeAll(keepingCapacity: true)
            Self.read(table, recipe, count, into: &lines)
            for (place, line) in lines.enumerated() {
                let isTwin = lines.contains { $0.ingredient == line.ingredient && $0.start != line.start }
                if !isTwin && line.substitutes == 0 {
                    let key = Int(line.ingredient) * 2 + (line.isExact ? 1 : 0)
                    if plain[key] < 0 { plain[key] = requirement(table, [line]) }
                    own.append(plain[key])
                } else if !lines[..<place].contains(where: { $0.ingredient == line.ingredient }) {
                    own.append(requirement(table, lines.filter { $0.ingredient == line.ingredient }))
                }
            }
            ofRecipe.append(own)
        }
        let ofRecipe = self.ofRecipe
        recipes = FlatLists(count: ingredients.count) { add in
            for recipe in 0..<ofRecipe.count {
                for place in Int(ofRecipe.starts[recipe])..<Int(ofRecipe.starts[recipe + 1]) {
                    add(ofRecipe.values[place], Int32(recipe))
                }
            }
        }
        dependents = dependencies(numbers)
    }

    private static func read(_ table: RecipeTable, _ recipe: Int, _ count: Int32, into lines: inout [Line]) {
        let end = Int(table.starts[recipe + 1])
        var start = Int(table.starts[recipe])
        while start < end {
            let (ingredient, isExact, substitutes) = RecipeWords.line(table.words[start])
            guard start + substitutes < end else { return }
            if ingredient < UInt32(count) { lines.append((start, Int32(ingredient), isExact, substitutes)) }
            start += 1 + substitutes
        }
    }

    /// A new requirement that some lines of one recipe make for one ingredient; answers its number.
    private mutating func requirement(_ table: RecipeTable, _ lines: [Line]) -> Int32 {
        let first = Int32(isExact.count)
        for line in lines {
            isExact.append(line.isExact)
            substitutes.append(
                table.words[line.start + 1..<line.start + 1 + line.substitutes]
                    .lazy.filter { $0 < UInt32(table.ingredients.count) }.map { Int32($0) })
        }
        variants.append(first..<Int32(isExact.count))
        ingredients.append(lines[0].ingredient)
        return Int32(ingredients.count - 1)
    }

    private func dependencies(_ numbers: IngredientNumbers) -> FlatLists {
        FlatLists(count: numbers.ids.count) { add in
            for requirement in ingredients.indices {
                let ingredient = ingredients[requirement]
                add(ingredient, Int32(requirement))
                for standIn in numbers.standIns[Int(ingredient)] { add(standIn, Int32(requirement)) }
                for variant in variants[requirement] {
                    for substitute in substitutes[Int(variant)] { add(substitute, Int32(requirement)) }
                }
            }
        }
    }
}
