/// How well a bar covers the drinks of a space, by place; nil or 0 for drinks outside the makeable index.
struct BarCoverage {
    private let index: MakeableIndex
    private let recipes: [Int32]

    init(_ index: MakeableIndex, over space: DrinkSpace) {
        self.index = index
        recipes = index.recipes(of: space)
    }

    func away(atPlace place: Int) -> Int? {
        recipes[place] < 0 ? nil : index.away(ofRecipe: Int(recipes[place]))
    }

    /// The share of required ingredients in the bar, 0…1.
    func coverage(atPlace place: Int) -> Double {
        guard let away = away(atPlace: place) else { return 0 }
        let required = index.requirements.ofRecipe[Int(recipes[place])].count
        return required == 0 ? 1 : Double(required - away) / Double(required)
    }

    func reach(atPlace place: Int) -> BarReach? {
        recipes[place] < 0 ? nil : index.reach(ofRecipe: Int(recipes[place]))
    }
}

/// The required ingredients of a drink that a bar has and lacks, in recipe order, without repetition.
package struct BarReach: Hashable, Sendable {
    /// In the bar by any rule of the matcher.
    package let has: [Identifier<Ingredient>]
    package let lacks: [Identifier<Ingredient>]

    package var isMakeable: Bool { lacks.isEmpty }
}

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
