/// Numbers the ingredients that recipes ask for, from 0 in the order they are met.
public struct RecipeNumbers: Sendable {
    /// The ingredients by their number.
    public private(set) var ingredients: [Identifier<Ingredient>] = []
    private var numbers: [Identifier<Ingredient>: UInt32] = [:]

    /// Makes a numbering of nothing.
    public init() {}

    /// Numbers that were given before.
    public init(_ ingredients: [Identifier<Ingredient>]) {
        for id in ingredients { _ = number(of: id) }
    }

    /// The number of an ingredient, a new one where it has none yet.
    mutating func number(of id: Identifier<Ingredient>) -> UInt32 {
        if let known = numbers[id] { return known }
        let new = UInt32(ingredients.count)
        numbers[id] = new
        ingredients.append(id)
        return new
    }
}
