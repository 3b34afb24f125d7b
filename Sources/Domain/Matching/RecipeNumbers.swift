/// Numbers ingredients from 0, in order of first appearance.
package struct RecipeNumbers: Sendable {
    package private(set) var ingredients: [Identifier<Ingredient>] = []
    private var numbers: [Identifier<Ingredient>: UInt32] = [:]

    package init() {}

    package init(_ ingredients: [Identifier<Ingredient>]) {
        for id in ingredients { _ = number(of: id) }
    }

    mutating func number(of id: Identifier<Ingredient>) -> UInt32 {
        if let known = numbers[id] { return known }
        let new = UInt32(ingredients.count)
        numbers[id] = new
        ingredients.append(id)
        return new
    }
}
