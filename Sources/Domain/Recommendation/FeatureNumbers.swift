/// Numbers the ingredients and tags that drinks are described by, from 0 in the order they are met.
struct FeatureNumbers: Sendable {
    /// The ingredients by their number; what stands above an ingredient has a number too.
    private(set) var ingredients: [Identifier<Ingredient>] = []
    /// Everything above each ingredient, nearest first.
    private(set) var above: [[Int32]] = []
    /// The tags by their number.
    private(set) var tags: [Identifier<Tag>] = []
    private var ingredientNumbers: [Identifier<Ingredient>: Int32] = [:]
    private var tagNumbers: [Identifier<Tag>: Int32] = [:]

    init() {}

    /// The number of an ingredient, a new one where it has none yet.
    mutating func number(of id: Identifier<Ingredient>, in graph: IngredientGraph) -> Int32 {
        if let known = ingredientNumbers[id] { return known }
        let new = Int32(ingredients.count)
        ingredientNumbers[id] = new
        ingredients.append(id)
        above.append([])
        above[Int(new)] = graph.ancestors(of: id).map { number(of: $0, in: graph) }
        return new
    }

    /// The number of a tag, a new one where it has none yet.
    mutating func number(of id: Identifier<Tag>) -> Int32 {
        if let known = tagNumbers[id] { return known }
        let new = Int32(tags.count)
        tagNumbers[id] = new
        tags.append(id)
        return new
    }

    /// The rarity of each ingredient with that of its family in it: from the top of the tree down, half its own and half
    /// what stands above it has. London dry gin is asked for less often than gin and is still mostly gin.
    func familiar(_ rarity: [Float]) -> [Float] {
        above.indices.map { number in
            guard let top = above[number].last else { return rarity[number] }
            let down = above[number].dropLast().reversed() + [Int32(number)]
            return down.reduce(rarity[Int(top)]) { (rarity[Int($1)] + $0) / 2 }
        }
    }

    /// Whether one ingredient is the other, or stands above or below it.
    func areRelated(_ one: Int32, _ other: Int32) -> Bool {
        one == other || above[Int(one)].contains(other) || above[Int(other)].contains(one)
    }
}
