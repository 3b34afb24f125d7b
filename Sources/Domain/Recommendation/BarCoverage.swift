/// How far a bar reaches over the drinks of a space. The index behind it decides; here it is only looked up by place.
struct BarCoverage {
    private let index: MakeableIndex
    private let recipes: [Int32]

    init(_ index: MakeableIndex, over space: DrinkSpace) {
        self.index = index
        recipes = index.recipes(of: space)
    }

    /// What is lacking; nil for a drink the index does not have.
    func away(atPlace place: Int) -> Int? {
        recipes[place] < 0 ? nil : index.away(ofRecipe: Int(recipes[place]))
    }

    /// The part of the required ingredients that is there, 0…1; 0 for a drink the index does not have.
    func coverage(atPlace place: Int) -> Double {
        guard let away = away(atPlace: place) else { return 0 }
        let required = index.requirements.ofRecipe[Int(recipes[place])].count
        return required == 0 ? 1 : Double(required - away) / Double(required)
    }

    /// What is there and what is not; nil for a drink the index does not have.
    func reach(atPlace place: Int) -> BarReach? {
        recipes[place] < 0 ? nil : index.reach(ofRecipe: Int(recipes[place]))
    }
}
