/// The number of ingredients each recipe lacks, updated bottle by bottle. Keeps the lines of all recipes in flat
/// arrays, with the recipes of each requirement, so that a bottle costs time only for the recipes that use it. The
/// results equal those of `Matcher` on the same bar.
package struct MakeableIndex: Sendable {
    package private(set) var makeableCount = 0

    package let asked: [Identifier<Drink>: Int]
    let table: RecipeTable
    let requirements: RequirementTable
    private(set) var inventory: InventoryState
    private let staples: Set<Identifier<Ingredient>>
    private var isMet: [Bool]
    private var missing: [Int32]
    /// The number of the last change that touched each recipe, so that a change counts it once.
    private var touchedBy: [Int32]
    private var changeNumber: Int32 = 0

    private struct Touch {
        let recipe: Int32
        let before: Int32
    }

    package init(
        _ contents: RecipeIndexContents, bottles: [Bottle] = [], preferences: BarPreferences = BarPreferences()
    ) {
        table = contents.table
        asked = contents.asked
        let numbers = IngredientNumbers(
            table: table.ingredients, graph: contents.graph,
            substitutions: preferences.substitutions + contents.substitutions)
        requirements = RequirementTable(table, numbers: numbers)
        staples = contents.graph.staples.union(preferences.staples)
        inventory = InventoryState(
            numbers, owned: staples.union(bottles.lazy.filter(\.isInBar).map(\.ingredient)))
        isMet = []
        missing = [Int32](repeating: 0, count: table.recipes.count)
        touchedBy = [Int32](repeating: 0, count: table.recipes.count)
        isMet = requirements.ingredients.indices.map { isMetNow($0) }
        for recipe in table.recipes.indices {
            for requirement in requirements.ofRecipe[recipe] where !isMet[Int(requirement)] { missing[recipe] += 1 }
            if missing[recipe] == 0 { makeableCount += 1 }
        }
    }

    /// The number of ingredients lacked by the recipe at a position in the table.
    func away(ofRecipe recipe: Int) -> Int { Int(missing[recipe]) }

    func isStaple(_ ingredient: Identifier<Ingredient>) -> Bool { staples.contains(ingredient) }

    func isMet(_ requirement: Int32) -> Bool { isMet[Int(requirement)] }

    @discardableResult
    package mutating func set(_ ingredient: Identifier<Ingredient>, isInBar: Bool) -> MakeableChange {
        var change = MakeableChange()
        let recipes = table.recipes
        toggle(ingredient, isInBar: isInBar) { recipe, before, after in
            if before > 0 && after == 0 { change.unlocked.append(recipes[recipe]) }
            if before == 0 && after > 0 { change.lost.append(recipes[recipe]) }
        }
        change.unlocked.sort()
        change.lost.sort()
        return change
    }

    /// Adds or removes an ingredient, and reports every recipe that now lacks more or fewer.
    mutating func toggle(
        _ ingredient: Identifier<Ingredient>, isInBar: Bool,
        report: (_ recipe: Int, _ before: Int32, _ after: Int32) -> Void
    ) {
        guard let number = inventory.numbers.numbers[ingredient] else { return }
        let flips = flippedRequirements(by: number, isOwned: isInBar || staples.contains(ingredient))
        guard !flips.isEmpty else { return }
        changeNumber &+= 1
        var touched: [Touch] = []
        for requirement in flips { add(isMet[Int(requirement)] ? -1 : 1, to: requirement, &touched) }
        for touch in touched {
            let after = missing[Int(touch.recipe)]
            if (touch.before == 0) != (after == 0) { makeableCount += after == 0 ? 1 : -1 }
            if touch.before != after { report(Int(touch.recipe), touch.before, after) }
        }
    }

    /// Adjusts the count of every recipe of a requirement, recording the number each lacked before the change.
    private mutating func add(_ step: Int32, to requirement: Int32, _ touched: inout [Touch]) {
        let number = changeNumber
        let recipes = requirements.recipes[Int(requirement)]
        missing.withUnsafeMutableBufferPointer { missing in
            touchedBy.withUnsafeMutableBufferPointer { touchedBy in
                for recipe in recipes {
                    let place = Int(recipe)
                    if touchedBy[place] != number {
                        touchedBy[place] = number
                        touched.append(Touch(recipe: recipe, before: missing[place]))
                    }
                    missing[place] += step
                }
            }
        }
    }

    private mutating func flippedRequirements(by number: Int32, isOwned: Bool) -> [Int32] {
        var flips: [Int32] = []
        for ingredient in inventory.set(Int(number), isOwned: isOwned) {
            for requirement in requirements.dependents[Int(ingredient)] {
                let now = isMetNow(Int(requirement))
                if now != isMet[Int(requirement)] {
                    isMet[Int(requirement)] = now
                    flips.append(requirement)
                }
            }
        }
        return flips
    }

    private func isMetNow(_ requirement: Int) -> Bool {
        let ingredient = requirements.ingredients[requirement]
        if inventory.isOwned[Int(ingredient)] { return true }
        return requirements.variants(of: requirement).allSatisfy { variant in
            !requirements.isExact[variant]
                && (inventory.isAvailable(ingredient) || inventory.isMakeable(ingredient)
                    || requirements.substitutes[variant].contains(where: inventory.isAvailable)
                    || inventory.numbers.standIns[Int(ingredient)].contains(where: inventory.isAvailable))
        }
    }
}
