/// What is there before an import, by whose names those of a file are understood.
public struct ImportKnown: Sendable {
    /// Every ingredient.
    public var ingredients: [Ingredient]
    /// Every glass.
    public var glasses: [Glass]
    /// Every tool.
    public var tools: [Tool]
    /// Every tag.
    public var tags: [Tag]

    /// Makes it; nothing named is empty.
    public init(
        ingredients: [Ingredient] = [], glasses: [Glass] = [], tools: [Tool] = [], tags: [Tag] = []
    ) {
        self.ingredients = ingredients
        self.glasses = glasses
        self.tools = tools
        self.tags = tags
    }
}
