package struct RecommendationOptions: Hashable, Sendable {
    package var hidesAlcohol: Bool
    package var leavesOut: Set<Identifier<Drink>>
    /// The only drinks to consider, such as the result of a filter; nil for all.
    package var only: Set<Identifier<Drink>>?

    package init(
        hidesAlcohol: Bool = false, leavesOut: Set<Identifier<Drink>> = [], only: Set<Identifier<Drink>>? = nil
    ) {
        self.hidesAlcohol = hidesAlcohol
        self.leavesOut = leavesOut
        self.only = only
    }

    func mask(of space: DrinkSpace) -> [Bool] {
        var mask = [Bool](repeating: only == nil, count: space.ids.count)
        for id in only ?? [] { if let place = space.places[id] { mask[Int(place)] = true } }
        for id in leavesOut { if let place = space.places[id] { mask[Int(place)] = false } }
        if hidesAlcohol {
            for place in mask.indices where !space.isWithoutAlcohol[place] { mask[place] = false }
        }
        return mask
    }
}
