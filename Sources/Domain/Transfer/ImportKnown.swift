/// What exists before an import, for matching names in a file.
public struct ImportKnown: Sendable {
    /// Every ingredient.
    public var ingredients: [Ingredient]
    /// Every glass.
    public var glasses: [Glass]
    /// Every tool.
    public var tools: [Tool]
    /// Every tag.
    public var tags: [Tag]

    /// Empty by default.
    public init(
        ingredients: [Ingredient] = [], glasses: [Glass] = [], tools: [Tool] = [], tags: [Tag] = []
    ) {
        self.ingredients = ingredients
        self.glasses = glasses
        self.tools = tools
        self.tags = tags
    }
}

/// The names of everything in the store, for reading and writing files.
public protocol KnownNames: Sendable {
    func known() async throws -> ImportKnown
}
