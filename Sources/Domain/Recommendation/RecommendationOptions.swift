/// What is left out of recommendations and likenesses.
public struct RecommendationOptions: Hashable, Sendable {
    /// Leave only the drinks without alcohol.
    public var hidesAlcohol: Bool
    /// Drinks that are not put forward, whatever their score.
    public var leavesOut: Set<Identifier<Drink>>
    /// Where set, nothing but these is put forward: the answer of a filter.
    public var only: Set<Identifier<Drink>>?

    /// Makes options; nothing named leaves nothing out.
    public init(
        hidesAlcohol: Bool = false, leavesOut: Set<Identifier<Drink>> = [], only: Set<Identifier<Drink>>? = nil
    ) {
        self.hidesAlcohol = hidesAlcohol
        self.leavesOut = leavesOut
        self.only = only
    }

    /// Whether each drink of a space, by place, may be put forward.
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
