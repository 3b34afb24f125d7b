/// A drink that is like another one.
public struct SimilarDrink: Hashable, Sendable, Identifiable {
    /// The drink.
    public let drink: Identifier<Drink>
    /// How like it is, 0…1.
    public let likeness: Double
    /// What both have in them, the weightiest first, at most three.
    public let shared: [Identifier<Ingredient>]

    /// Memberwise.
    public init(drink: Identifier<Drink>, likeness: Double, shared: [Identifier<Ingredient>]) {
        self.drink = drink
        self.likeness = likeness
        self.shared = shared
    }

    /// A drink is named once.
    public var id: Identifier<Drink> { drink }
}
