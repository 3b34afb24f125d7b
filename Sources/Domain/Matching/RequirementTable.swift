/// The requirements of all recipes: what a recipe needs from a bar for one ingredient.
///
/// Recipes that need an ingredient without further conditions share one requirement, so there are far fewer than lines;
/// a line with substitutes has its own. Lines of one recipe that name one ingredient differently form one requirement
/// whose variants must all hold. So a recipe lacks an ingredient at most once, like `DrinkMatch.missing`.
struct RequirementTable: Sendable {
    private typealias Line = (start: Int, ingredient: UInt32, isExact: Bool, substitutes: Int)

    private(set) var ingredients: [Int32] = []
    private var variantStarts: [Int32] = [0]
    private(set) var isExact: [Bool] = []
    private(set) var substitutes = FlatLists()
    private(set) var ofRecipe = FlatLists()
    private(set) var recipes = FlatLists()
    /// The requirements that each ingredient may change.
    private(set) var dependents = FlatLists()

    /// Ignores numbers outside the table.
    init(_ table: RecipeTable, numbers: IngredientNumbers) {
        let count = UInt32(clamping: table.ingredients.count)
        var plain = [Int32](repeating: -1, count: Int(count) * 2)
        var lines: [Line] = []
        ofRecipe.reserveCapacity(lists: table.recipes.count, values: table.words.count)
        table.words.withUnsafeBufferPointer { words in
            for recipe in table.recipes.indices {
                Self.read(words[Int(table.starts[recipe])..<Int(table.starts[recipe + 1])], count, into: &lines)
                for (place, line) in lines.enumerated() {
                    var twins = 0
                    var isFirst = true
                    for other in lines.indices where lines[other].ingredient == line.ingredient {
                        twins += 1
                        if other < place { isFirst = false }
                    }
                    if twins == 1 && line.substitutes == 0 {
                        let key = Int(line.ingredient) * 2 + (line.isExact ? 1 : 0)
                        if plain[key] < 0 {
                            plain[key] = Int32(ingredients.count)
                            addRequirement(line.ingredient, lines, words, count)
                        }
                        ofRecipe.append(value: plain[key])
                    } else if isFirst {
                        ofRecipe.append(value: Int32(ingredients.count))
                        addRequirement(line.ingredient, lines, words, count)
                    }
                }
                ofRecipe.endList()
            }
        }
        let lists = ofRecipe
        recipes = FlatLists(count: ingredients.count) { add in
            for recipe in 0..<lists.count {
                for place in Int(lists.starts[recipe])..<Int(lists.starts[recipe + 1]) {
                    add(lists.values[place], Int32(recipe))
                }
            }
        }
        dependents = dependencies(numbers)
    }

    func variants(of requirement: Int) -> Range<Int> {
        Int(variantStarts[requirement])..<Int(variantStarts[requirement + 1])
    }

    private static func read(
        _ words: Slice<UnsafeBufferPointer<UInt32>>, _ count: UInt32, into lines: inout [Line]
    ) {
        lines.removeAll(keepingCapacity: true)
        var start = words.startIndex
        while start < words.endIndex {
            let (ingredient, isExact, substitutes) = RecipeWords.line(words[start])
            guard start + substitutes < words.endIndex else { return }
            if ingredient < count { lines.append((start, ingredient, isExact, substitutes)) }
            start += 1 + substitutes
        }
    }

    private mutating func addRequirement(
        _ ingredient: UInt32, _ lines: [Line], _ words: UnsafeBufferPointer<UInt32>, _ count: UInt32
    ) {
        for line in lines where line.ingredient == ingredient {
            isExact.append(line.isExact)
            for place in line.start + 1..<line.start + 1 + line.substitutes where words[place] < count {
                substitutes.append(value: Int32(words[place]))
            }
            substitutes.endList()
        }
        ingredients.append(Int32(ingredient))
        variantStarts.append(Int32(isExact.count))
    }

    private func dependencies(_ numbers: IngredientNumbers) -> FlatLists {
        FlatLists(count: numbers.ids.count) { add in
            for requirement in ingredients.indices {
                let ingredient = ingredients[requirement]
                add(ingredient, Int32(requirement))
                for standIn in numbers.standIns[Int(ingredient)] { add(standIn, Int32(requirement)) }
                for variant in variants(of: requirement) {
                    for substitute in substitutes[variant] { add(substitute, Int32(requirement)) }
                }
            }
        }
    }
}
