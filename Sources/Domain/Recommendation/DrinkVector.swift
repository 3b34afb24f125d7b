/// What a drink tastes like, in named weights.
///
/// Three blocks, each of length 1 or empty: the ingredients, weighted by √share of volume × rarity (half
/// of it that of the kind above), with the kinds above each at `DrinkSpace.damping` a step; the tags, weighted by rarity; the meters, one place for each step 0…3 of
/// strength, sugar and level. In a comparison the blocks count by `DrinkSpace.blockWeights`.
public struct DrinkVector: Hashable, Sendable {
    /// The ingredients and the kinds above them.
    public let ingredients: [Identifier<Ingredient>: Double]
    /// The tags.
    public let tags: [Identifier<Tag>: Double]
    /// Four places a meter, in the order strength, sugar, level.
    public let meters: [Double]

    /// Memberwise.
    public init(
        ingredients: [Identifier<Ingredient>: Double], tags: [Identifier<Tag>: Double], meters: [Double]
    ) {
        self.ingredients = ingredients
        self.tags = tags
        self.meters = meters
    }
}
