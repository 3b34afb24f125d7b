/// How a bar matches a whole recipe.
public struct DrinkMatch: Hashable, Sendable {
    /// The status of each line, in the order of the recipe.
    public let lines: [LineStatus]
    /// The missing ingredients of required lines, in the order of the recipe, without repetition.
    public let missing: [Identifier<Ingredient>]

    /// Memberwise.
    public init(lines: [LineStatus], missing: [Identifier<Ingredient>]) {
        self.lines = lines
        self.missing = missing
    }

    /// How many ingredients are missing.
    public var away: Int { missing.count }
    /// Whether the drink can be made now.
    public var isMakeable: Bool { missing.isEmpty }
}
