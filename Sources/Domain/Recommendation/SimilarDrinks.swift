/// Finds similar drinks by shared ingredients (weighted by share and rarity; at least one), techniques and tags.
package struct SimilarDrinks: Sendable {
    package static let mostShared = 3

    private let space: DrinkSpace

    package init(_ space: DrinkSpace) { self.space = space }

    /// Returns the most similar drinks, without itself, ties by id. Empty for a drink that is not in the space.
    package func callAsFunction(to id: Identifier<Drink>, limit: Int) -> [SimilarDrink] {
        guard limit > 0, let origin = space.places[id].map(Int.init) else { return [] }
        var found: [(place: Int, likeness: Double)] = []
        for place in space.ids.indices where place != origin {
            guard space.ingredients.shareFeature(origin, place) else { continue }
            let likeness = space.likeness(origin, place)
            // The list stays sorted and short. Places ascend, so the smaller id wins a tie.
            if found.count == limit, let last = found.last, last.likeness >= likeness { continue }
            let index = found.firstIndex { $0.likeness < likeness } ?? found.count
            found.insert((place, likeness), at: index)
            if found.count > limit { found.removeLast() }
        }
        return found.map { place, likeness in
            SimilarDrink(
                drink: space.ids[place], likeness: likeness,
                shared: space.sharedIngredients(origin, place, limit: Self.mostShared))
        }
    }
}

package struct SimilarDrink: Hashable, Sendable, Identifiable {
    package let drink: Identifier<Drink>
    /// 0…1.
    package let likeness: Double
    /// At most three, largest weight first.
    package let shared: [Identifier<Ingredient>]

    package var id: Identifier<Drink> { drink }
}
