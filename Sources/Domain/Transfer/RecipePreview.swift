/// A recipe that an import would store, to be looked at before.
public struct RecipePreview: Hashable, Sendable {
    /// The recipe as it was understood.
    public let drink: Drink
    /// What its ingredients are called.
    public let names: [Identifier<Ingredient>: LocalizedText]

    /// Memberwise.
    public init(_ drink: Drink, names: [Identifier<Ingredient>: LocalizedText]) {
        self.drink = drink
        self.names = names
    }
}
