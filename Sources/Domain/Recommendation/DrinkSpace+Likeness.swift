extension DrinkSpace {
    /// The weights in the similarity of two drinks; our own choice.
    package static let likenessWeights = (ingredients: 0.6, techniques: 0.2, tags: 0.2)

    /// Returns the similarity of two drinks, 0…1. Combines the cosine of the ingredients, the Jaccard index of the
    /// techniques and the cosine of the tags.
    func likeness(_ left: Int, _ right: Int) -> Double {
        let weights = Self.likenessWeights
        let sum =
            weights.ingredients * Double(ingredients.dot(left, right))
            + weights.techniques * commonTechniques(left, right) + weights.tags * Double(tags.dot(left, right))
        return min(max(sum, 0), 1)
    }

    /// The Jaccard index of the techniques, 0…1.
    func commonTechniques(_ left: Int, _ right: Int) -> Double {
        let either = techniques[left] | techniques[right]
        guard either != 0 else { return 0 }
        return Double((techniques[left] & techniques[right]).nonzeroBitCount) / Double(either.nonzeroBitCount)
    }

    func isSameKind(_ left: Int, _ right: Int) -> Bool {
        bases[left] == bases[right] && techniques[left] & techniques[right] != 0
    }

    /// Returns the shared ingredients, largest weight first; a kind and its descendants count as one.
    func sharedIngredients(_ left: Int, _ right: Int, limit: Int) -> [Identifier<Ingredient>] {
        var shared: [(feature: Int32, product: Float)] = []
        ingredients.forEachShared(left, right) { shared.append(($0, $1)) }
        shared.sort { $0.product != $1.product ? $0.product > $1.product : $0.feature < $1.feature }
        var named: [Int32] = []
        for (feature, _) in shared where named.count < limit {
            if !named.contains(where: { numbers.areRelated($0, feature) }) { named.append(feature) }
        }
        return named.map { numbers.ingredients[Int($0)] }
    }
}
