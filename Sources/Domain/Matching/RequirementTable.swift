/// The distinct requirements of all recipes: what a recipe asks of a bar for one ingredient.
///
/// Most recipes ask for gin in the same words, so there are far fewer requirements than lines. Lines of one recipe
/// that ask for the same ingredient in different words make one requirement of several variants, all of which must
/// hold; so a recipe lacks an ingredient at most once, as `DrinkMatch.missing` says it.
struct RequirementTable: Sendable {
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

    /// Collects the requirements of a table.
    init(_ table: RecipeTable, numbers: IngredientNumbers) {
        var plain = [Int32](repeating: -1, count: table.ingredients.count * 2)
        var others: [[Int32]: Int32] = [:]
        for recipe in table.recipes.indices {
            let lines = Int(table.lineStarts[recipe])..<Int(table.lineStarts[recipe + 1])
            var own: [Int32] = []
            for line in lines {
                let ingredient = table.lineIngredients[line]
                let twins = lines.filter { table.lineIngredients[$0] == ingredient }
                if twins.count > 1 {
                    if twins[0] == line { own.append(requirement(table, twins, &others)) }
                } else if table.substituteStarts[line] != table.substituteStarts[line + 1] {
                    own.append(requirement(table, twins, &others))
                } else {
                    let key = Int(ingredient) * 2 + (table.lineIsExact[line] ? 1 : 0)
                    if plain[key] < 0 { plain[key] = requirement(table, twins, &others) }
                    own.append(plain[key])
                }
            }
            ofRecipe.append(own)
        }
        let ofRecipe = self.ofRecipe
        recipes = FlatLists(count: ingredients.count) { add in
            for recipe in 0..<ofRecipe.count {
                for requirement in ofRecipe[recipe] { add(requirement, Int32(recipe)) }
            }
        }
        dependents = dependencies(numbers)
    }

    /// The number of the requirement that some lines of one recipe make for one ingredient.
    private mutating func requirement(
        _ table: RecipeTable, _ lines: [Int], _ known: inout [[Int32]: Int32]
    ) -> Int32 {
        var key = [table.lineIngredients[lines[0]]]
        for line in lines {
            let names = Int(table.substituteStarts[line])..<Int(table.substituteStarts[line + 1])
            key += [table.lineIsExact[line] ? -2 : -1] + table.substitutes[names]
        }
        if let number = known[key] { return number }
        let number = Int32(ingredients.count)
        known[key] = number
        ingredients.append(key[0])
        let first = Int32(isExact.count)
        for line in lines {
            isExact.append(table.lineIsExact[line])
            let names = Int(table.substituteStarts[line])..<Int(table.substituteStarts[line + 1])
            substitutes.append(table.substitutes[names])
        }
        variants.append(first..<Int32(isExact.count))
        return number
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
