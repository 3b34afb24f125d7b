/// What a member's actions say about drinks: ratings, saved, made, tried.
package struct TasteEvidence: Hashable, Sendable {
    package var drinks: [Identifier<Drink>: DrinkEvidence]

    /// Without any it is a cold start.
    package init(_ drinks: [Identifier<Drink>: DrinkEvidence] = [:]) {
        self.drinks = drinks
    }

    /// The evidence about a drink; empty for most.
    package subscript(id: Identifier<Drink>) -> DrinkEvidence {
        get { drinks[id] ?? DrinkEvidence() }
        set { drinks[id] = newValue }
    }
}
