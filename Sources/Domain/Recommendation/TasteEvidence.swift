/// What a member's actions say about drinks: ratings, saved, made, tried.
public struct TasteEvidence: Hashable, Sendable {
    /// By drink.
    public var drinks: [Identifier<Drink>: DrinkEvidence]

    /// Without any it is a cold start.
    public init(_ drinks: [Identifier<Drink>: DrinkEvidence] = [:]) {
        self.drinks = drinks
    }

    /// The evidence about a drink; empty for most.
    public subscript(id: Identifier<Drink>) -> DrinkEvidence {
        get { drinks[id] ?? DrinkEvidence() }
        set { drinks[id] = newValue }
    }
}
