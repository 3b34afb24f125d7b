/// A member's taste: the sum of drinks' vectors times their `DrinkEvidence.weight`; disliked drinks point away.
package struct TasteProfile: Sendable {
    package let evidence: TasteEvidence
    let space: DrinkSpace
    let known: [(place: Int, weight: Double)]
    private var ingredients: [Float]
    private var tags: [Float]
    private var meters = [Float](repeating: 0, count: MeterSteps.featureCount)
    /// The dot product with each possible vector of meters.
    private var meterProducts: [Float] = []
    private var length: Float = 0

    /// Below this length a profile has no direction, because the evidence cancels out.
    private static let leastLength: Float = 1e-4

    /// Sums up evidence, ignoring drinks outside the space.
    package init(_ evidence: TasteEvidence, in space: DrinkSpace) {
        self.evidence = evidence
        self.space = space
        // Sort by place: floating-point sums depend on their order, and a dictionary has none.
        known = evidence.drinks.compactMap { id, entry in
            guard let place = space.places[id], entry.weight != 0 else { return nil }
            return (Int(place), entry.weight)
        }.sorted { $0.place < $1.place }
        ingredients = [Float](repeating: 0, count: space.numbers.ingredients.count)
        tags = [Float](repeating: 0, count: space.numbers.tags.count)
        for (place, weight) in known {
            let factor = Float(weight) * space.inverseLengths[place]
            space.ingredients.add(place, times: factor, to: &ingredients)
            space.tags.add(place, times: factor, to: &tags)
            for (step, value) in MeterSteps.all[Int(space.meters[place].code)].enumerated() {
                meters[step] += value * factor
            }
        }
        let square =
            Self.square(ingredients) * Float(DrinkSpace.blockWeights.ingredients)
            + Self.square(tags) * Float(DrinkSpace.blockWeights.tags)
            + Self.square(meters) * Float(DrinkSpace.blockWeights.meters)
        length = square.squareRoot()
        let meters = self.meters
        meterProducts = MeterSteps.all.map { zip($0, meters).reduce(0) { $0 + $1.0 * $1.1 } }
    }

    /// Whether there is no evidence or it cancels out: a cold start.
    package var isEmpty: Bool { length < Self.leastLength }

    /// The match of a drink with the taste: 1 same direction, 0 nothing in common, −1 opposite; nil outside the space.
    package func cosine(with id: Identifier<Drink>) -> Double? {
        space.places[id].map { cosine(atPlace: Int($0)) }
    }

    func cosine(atPlace place: Int) -> Double {
        guard !isEmpty else { return 0 }
        let weights = DrinkSpace.blockWeights
        let product =
            space.ingredients.dot(place, ingredients) * Float(weights.ingredients)
            + space.tags.dot(place, tags) * Float(weights.tags)
            + meterProducts[Int(space.meters[place].code)] * Float(weights.meters)
        return Double(min(max(product * space.inverseLengths[place] / length, -1), 1))
    }

    private static func square(_ vector: [Float]) -> Float { vector.reduce(0) { $0 + $1 * $1 } }
}

package struct TasteEvidence: Hashable, Sendable {
    package var drinks: [Identifier<Drink>: DrinkEvidence]

    package init(_ drinks: [Identifier<Drink>: DrinkEvidence] = [:]) { self.drinks = drinks }

    package subscript(id: Identifier<Drink>) -> DrinkEvidence {
        get { drinks[id] ?? DrinkEvidence() }
        set { drinks[id] = newValue }
    }
}
