/// The drinks as taste vectors in flat arrays, for fast comparison with all of them. A drink's place is its rank by id,
/// so the order of the input does not matter. Bad data is tolerated: of drinks with the same id the first counts,
/// shares below 0 are ignored, and an unknown ingredient has no ancestors.
package struct DrinkSpace: Sendable {
    /// The factor per step up the tree: asking for London dry gin is asking for gin, a little less. Our own choice.
    package static let damping = 0.8
    /// The weights in a comparison of tastes; our own choice.
    package static let blockWeights = (ingredients: 0.6, tags: 0.25, meters: 0.15)

    /// By place.
    package let ids: [Identifier<Drink>]
    let places: [Identifier<Drink>: Int32]
    /// The index of each drink in the input.
    let origins: [Int]
    let numbers: FeatureNumbers
    let ingredients: SparseRows
    let tags: SparseRows
    let meters: [MeterSteps]
    /// The inverse length of each drink's whole vector.
    let inverseLengths: [Float]
    let bases: [BaseSpirit]
    /// The techniques of each drink, one bit each.
    let techniques: [UInt8]
    let popularity: [Popularity]
    let isWithoutAlcohol: [Bool]

    /// Computes the vectors. Rarity is counted over `drinks`.
    package init(_ drinks: [DrinkFeatures], graph: IngredientGraph) {
        let order = Self.order(of: drinks)
        var numbers = FeatureNumbers()
        var ingredients = SparseRows()
        var tags = SparseRows()
        ingredients.reserveCapacity(rows: order.count, entries: order.count * 8)
        tags.reserveCapacity(rows: order.count, entries: order.count * 4)
        var entries: [(feature: Int32, weight: Float)] = []
        for place in order {
            entries.removeAll(keepingCapacity: true)
            for share in drinks[place].shares {
                let number = numbers.number(of: share.ingredient, in: graph)
                var weight = Float(min(max(share.share, 0), 1))
                entries.append((number, weight))
                for ancestor in numbers.above[Int(number)] {
                    weight *= Float(Self.damping)
                    entries.append((ancestor, weight))
                }
            }
            ingredients.append(&entries)
            entries.removeAll(keepingCapacity: true)
            let words = drinks[place].tags
            for (index, tag) in words.enumerated() where !words[..<index].contains(tag) {
                entries.append((numbers.number(of: tag), 1))
            }
            tags.append(&entries)
        }
        ingredients.weigh(by: numbers.blendedWithFamily(ingredients.rarity(featureCount: numbers.ingredients.count)))
        tags.weigh(by: tags.rarity(featureCount: numbers.tags.count))
        ids = order.map { drinks[$0].id }
        places = Dictionary(uniqueKeysWithValues: zip(ids, 0...))
        origins = order
        self.numbers = numbers
        self.ingredients = ingredients
        self.tags = tags
        meters = order.map { MeterSteps(drinks[$0].meters) }
        inverseLengths = order.indices.map { row in
            let weights = Self.blockWeights
            let square =
                (ingredients.isEmpty(row) ? 0 : weights.ingredients) + (tags.isEmpty(row) ? 0 : weights.tags)
                + weights.meters
            return Float(1 / square.squareRoot())
        }
        bases = order.map { drinks[$0].base }
        techniques = order.map { Self.bits(of: drinks[$0].techniques) }
        popularity = order.map { drinks[$0].popularity }
        isWithoutAlcohol = order.map { drinks[$0].isWithoutAlcohol }
    }

    /// Returns the indices of the drinks, sorted by id, without repetition.
    private static func order(of drinks: [DrinkFeatures]) -> [Int] {
        let sorted = drinks.indices.sorted {
            drinks[$0].id != drinks[$1].id ? drinks[$0].id < drinks[$1].id : $0 < $1
        }
        var order: [Int] = []
        order.reserveCapacity(sorted.count)
        for place in sorted where order.last.map({ drinks[$0].id != drinks[place].id }) ?? true { order.append(place) }
        return order
    }

    private static func bits(of techniques: [TechniqueKind]) -> UInt8 {
        techniques.reduce(0) { bits, kind in
            bits | UInt8(1) << UInt8(TechniqueKind.allCases.firstIndex(of: kind) ?? 0)
        }
    }
}
