/// How a bar matches a whole recipe.
package struct DrinkMatch: Hashable, Sendable {
    /// The status of each line, in the order of the recipe.
    package let lines: [LineStatus]
    /// The missing ingredients of required lines, in the order of the recipe, without repetition.
    package let missing: [Identifier<Ingredient>]

    package init(lines: [LineStatus], missing: [Identifier<Ingredient>]) {
        self.lines = lines
        self.missing = missing
    }

    /// How many ingredients are missing.
    package var away: Int { missing.count }
    /// Whether the drink can be made now.
    package var isMakeable: Bool { missing.isEmpty }
}
