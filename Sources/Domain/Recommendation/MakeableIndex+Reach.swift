extension MakeableIndex {
    func reach(ofRecipe recipe: Int) -> BarReach {
        var has: [Identifier<Ingredient>] = []
        var lacks: [Identifier<Ingredient>] = []
        for requirement in requirements.ofRecipe[recipe] {
            let id = table.ingredients[Int(requirements.ingredients[Int(requirement)])]
            if isMet(requirement) { has.append(id) } else { lacks.append(id) }
        }
        return BarReach(has: has, lacks: lacks)
    }

    /// Returns the table position of each drink of a space; −1 if absent.
    func recipes(of space: DrinkSpace) -> [Int32] {
        // The order is usually the same, which avoids a lookup.
        let isSameOrder = space.ids.indices.allSatisfy { place in
            let origin = space.origins[place]
            return origin < table.recipes.count && table.recipes[origin] == space.ids[place]
        }
        if isSameOrder { return space.origins.map { Int32($0) } }
        var recipes = [Int32](repeating: -1, count: space.ids.count)
        for (recipe, id) in table.recipes.enumerated() {
            if let place = space.places[id], recipes[Int(place)] < 0 { recipes[Int(place)] = Int32(recipe) }
        }
        return recipes
    }
}
