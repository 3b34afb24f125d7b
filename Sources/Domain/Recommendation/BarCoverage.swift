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
