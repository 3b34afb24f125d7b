/// Everything a member's doings say about drinks: ratings, saved, made, tried.
public struct TasteEvidence: Hashable, Sendable {
    /// What is known, by drink.
    public var drinks: [Identifier<Drink>: DrinkEvidence]

    /// Makes evidence; without any the start is cold.
    public init(_ drinks: [Identifier<Drink>: DrinkEvidence] = [:]) {
        self.drinks = drinks
    }

    /// What is known of a drink, nothing for most; setting it makes a place for it.
    public subscript(id: Identifier<Drink>) -> DrinkEvidence {
        get { drinks[id] ?? DrinkEvidence() }
        set { drinks[id] = newValue }
    }
}
