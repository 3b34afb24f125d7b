/// What a drink names beside its ingredients, as far as the catalogue has words for it.
public struct DrinkGear: Hashable, Sendable {
    /// Its glass.
    public let glass: Glass?
    /// Its tools, in the order of the recipe.
    public let tools: [Tool]
    /// Its techniques, in the order of the recipe.
    public let techniques: [Technique]
    /// Its tags.
    public let tags: [Tag]

    /// Makes a set of gear.
    public init(glass: Glass?, tools: [Tool], techniques: [Technique], tags: [Tag]) {
        self.glass = glass
        self.tools = tools
        self.techniques = techniques
        self.tags = tags
    }
}
