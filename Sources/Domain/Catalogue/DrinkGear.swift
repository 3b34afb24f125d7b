/// The glass, tools, techniques and tags of a drink, as far as the catalogue knows them.
public struct DrinkGear: Hashable, Sendable {
    /// Its glass.
    public let glass: Glass?
    /// In the order of the recipe.
    public let tools: [Tool]
    /// In the order of the recipe.
    public let techniques: [Technique]
    /// Its tags.
    public let tags: [Tag]

    /// Memberwise.
    public init(glass: Glass?, tools: [Tool], techniques: [Technique], tags: [Tag]) {
        self.glass = glass
        self.tools = tools
        self.techniques = techniques
        self.tags = tags
    }
}
