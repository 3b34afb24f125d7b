package struct Recommendation: Hashable, Sendable, Identifiable {
    package let drink: Identifier<Drink>
    package let score: RecommendationScore
    /// The resemblances, strongest basis first, or a cold start; then the bar. Empty without a resemblance and a bar.
    package let reasons: [RecommendationReason]

    package var id: Identifier<Drink> { drink }
}

package struct RecommendationScore: Hashable, Sendable {
    package static let tasteWeight = 0.5
    package static let coverageWeight = 0.35
    package static let noveltyWeight = 0.15

    /// The match with the member's taste, 0…1: (1 + cosine) / 2, so ½ if the taste is unknown.
    package let taste: Double
    /// The share of required ingredients in the bar, 0…1; 0 without a bar.
    package let coverage: Double
    /// How new it is to the member, 0…1 (`DrinkEvidence.novelty`).
    package let novelty: Double

    /// 0.5 taste + 0.35 coverage + 0.15 novelty, 0…1 (the specification's weights).
    package var total: Double {
        Self.tasteWeight * taste + Self.coverageWeight * coverage + Self.noveltyWeight * novelty
    }
}

/// A reason for a recommendation as data; a formatter turns it into text ("gin and lime like 3 you loved").
package enum RecommendationReason: Hashable, Sendable {
    case resembles(Resemblance)
    case coldStart(Popularity)
    case bar(BarReach)
}

struct RecommendationOptions: Hashable, Sendable {
    var hidesAlcohol = false
    var leavesOut: Set<Identifier<Drink>> = []
    /// The only drinks to consider, such as the result of a filter; nil for all.
    var only: Set<Identifier<Drink>>?
    /// Drinks that are recommended again, in this order and whatever their score; empty to choose anew.
    var kept: [Identifier<Drink>] = []

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

package struct Resemblance: Hashable, Sendable {
    package let basis: TasteBasis
    /// The liked drinks that have all shared ingredients, nearest first, excluding the drink itself.
    package let drinks: [Identifier<Drink>]
    /// One or two, largest weight first; the kind if the drinks use different ingredients of it.
    package let ingredients: [Identifier<Ingredient>]
}

/// How a member showed that they like a drink, strongest first.
package enum TasteBasis: Int, CaseIterable, Sendable {
    /// Rated above the middle.
    case loved
    /// Saved or made, and not rated above the middle.
    case kept
    case tried
}
