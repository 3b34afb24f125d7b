/// The glass, tools, techniques and tags of a drink; unknown ones are left out.
package struct DrinkGear: Hashable, Sendable {
    package let glass: Glass?
    /// In the order of the recipe.
    package let tools: [Tool]
    /// In the order of the recipe.
    package let techniques: [Technique]
    package let tags: [Tag]

    package init(glass: Glass?, tools: [Tool], techniques: [Technique], tags: [Tag]) {
        self.glass = glass
        self.tools = tools
        self.techniques = techniques
        self.tags = tags
    }
}
