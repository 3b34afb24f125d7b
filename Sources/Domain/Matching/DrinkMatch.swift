/// How a bar meets a whole recipe.
public struct DrinkMatch: Hashable, Sendable {
    /// The status of each line, in the order of the recipe.
    public let lines: [LineStatus]
    /// What is missing of the required lines, in the order of the recipe, each once.
    public let missing: [Identifier<Ingredient>]

    /// Makes a match.
    public init(lines: [LineStatus], missing: [Identifier<Ingredient>]) {
        self.lines = lines
        self.missing = missing
    }

    /// How many required lines are not met.
    public var away: Int { missing.count }
    /// Whether the drink can be made now.
    public var isMakeable: Bool { missing.isEmpty }
}
