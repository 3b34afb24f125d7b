/// How well a bar covers the drinks of a space, looked up by place in the makeable index.
struct BarCoverage {
    private let index: MakeableIndex
    private let recipes: [Int32]

    init(_ index: MakeableIndex, over space: DrinkSpace) {
        self.index = index
        recipes = index.recipes(of: space)
    }

    /// How many ingredients are missing; nil for a drink that is not in the index.
    func away(atPlace place: Int) -> Int? {
        recipes[place] < 0 ? nil : index.away(ofRecipe: Int(recipes[place]))
    }

    /// The share of required ingredients in the bar, 0…1; 0 for a drink that is not in the index.
    func coverage(atPlace place: Int) -> Double {
        guard let away = away(atPlace: place) else { return 0 }
        let required = index.requirements.ofRecipe[Int(recipes[place])].count
        return required == 0 ? 1 : Double(required - away) / Double(required)
    }

    /// Nil for a drink that is not in the index.
    func reach(atPlace place: Int) -> BarReach? {
        recipes[place] < 0 ? nil : index.reach(ofRecipe: Int(recipes[place]))
    }
}
