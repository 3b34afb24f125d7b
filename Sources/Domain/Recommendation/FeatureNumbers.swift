/// Numbers the ingredients and tags of drinks from 0, in order of first appearance.
struct FeatureNumbers: Sendable {
    /// The ingredients by number, including ancestors.
    private(set) var ingredients: [Identifier<Ingredient>] = []
    /// The ancestors of each ingredient, nearest first.
    private(set) var above: [[Int32]] = []
    private(set) var tags: [Identifier<Tag>] = []
    private var ingredientNumbers: [Identifier<Ingredient>: Int32] = [:]
    private var tagNumbers: [Identifier<Tag>: Int32] = [:]

    init() {}

    mutating func number(of id: Identifier<Ingredient>, in graph: IngredientGraph) -> Int32 {
        if let known = ingredientNumbers[id] { return known }
        let new = Int32(ingredients.count)
        ingredientNumbers[id] = new
        ingredients.append(id)
        above.append([])
        above[Int(new)] = graph.ancestors(of: id).map { number(of: $0, in: graph) }
        return new
    }

    mutating func number(of id: Identifier<Tag>) -> Int32 {
        if let known = tagNumbers[id] { return known }
        let new = Int32(tags.count)
        tagNumbers[id] = new
        tags.append(id)
        return new
    }

    /// Mixes the rarity of each ingredient with its family's, from the top of the tree: half its own, half its
    /// parent's. London dry gin is used less often than gin but is still mostly gin.
    func blendedWithFamily(_ rarity: [Float]) -> [Float] {
        above.indices.map { number in
            guard let top = above[number].last else { return rarity[number] }
            let down = above[number].dropLast().reversed() + [Int32(number)]
            return down.reduce(rarity[Int(top)]) { (rarity[Int($1)] + $0) / 2 }
        }
    }

    func areRelated(_ one: Int32, _ other: Int32) -> Bool {
        one == other || above[Int(one)].contains(other) || above[Int(other)].contains(one)
    }
}
