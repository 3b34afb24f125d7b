/// A drink similar to another.
public struct SimilarDrink: Hashable, Sendable, Identifiable {
    /// The drink.
    public let drink: Identifier<Drink>
    /// The similarity, 0…1.
    public let likeness: Double
    /// The shared ingredients, largest weight first, at most three.
    public let shared: [Identifier<Ingredient>]

    /// Memberwise.
    public init(drink: Identifier<Drink>, likeness: Double, shared: [Identifier<Ingredient>]) {
        self.drink = drink
        self.likeness = likeness
        self.shared = shared
    }

    /// The drink.
    public var id: Identifier<Drink> { drink }
}
