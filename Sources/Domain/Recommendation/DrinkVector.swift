/// The taste of a drink as named weights.
///
/// Three blocks, each of length 1 or empty: the ingredients, weighted by √share of volume × rarity (half of it
/// inherited from the kind above), with their ancestors at `DrinkSpace.damping` per step; the tags, weighted by rarity;
/// the meters, one entry for each step 0…3 of strength, sugar and level. Comparisons weight the blocks by
/// `DrinkSpace.blockWeights`.
package struct DrinkVector: Hashable, Sendable {
    package let ingredients: [Identifier<Ingredient>: Double]
    package let tags: [Identifier<Tag>: Double]
    /// Four entries per meter, in the order strength, sugar, level.
    package let meters: [Double]

    package init(
        ingredients: [Identifier<Ingredient>: Double], tags: [Identifier<Tag>: Double], meters: [Double]
    ) {
        self.ingredients = ingredients
        self.tags = tags
        self.meters = meters
    }
}
