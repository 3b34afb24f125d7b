package struct DrinkMatch: Hashable, Sendable {
    package let lines: [LineStatus]
    /// The missing ingredients of required lines, in the order of the recipe, without duplicates.
    package let missing: [Identifier<Ingredient>]

    package init(lines: [LineStatus], missing: [Identifier<Ingredient>]) {
        self.lines = lines
        self.missing = missing
    }

    package var away: Int { missing.count }
    package var isMakeable: Bool { missing.isEmpty }
}
