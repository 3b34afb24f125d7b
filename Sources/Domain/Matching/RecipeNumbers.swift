/// Numbers ingredients from 0, in the order in which they are first seen.
package struct RecipeNumbers: Sendable {
    package private(set) var ingredients: [Identifier<Ingredient>] = []
    private var numbers: [Identifier<Ingredient>: UInt32] = [:]

    /// An empty numbering.
    package init() {}

    /// Continues an earlier numbering.
    package init(_ ingredients: [Identifier<Ingredient>]) {
        for id in ingredients { _ = number(of: id) }
    }

    /// The number of an ingredient, a new one the first time.
    mutating func number(of id: Identifier<Ingredient>) -> UInt32 {
        if let known = numbers[id] { return known }
        let new = UInt32(ingredients.count)
        numbers[id] = new
        ingredients.append(id)
        return new
    }
}
