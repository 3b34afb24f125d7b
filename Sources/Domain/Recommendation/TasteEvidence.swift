package struct TasteEvidence: Hashable, Sendable {
    package var drinks: [Identifier<Drink>: DrinkEvidence]

    package init(_ drinks: [Identifier<Drink>: DrinkEvidence] = [:]) {
        self.drinks = drinks
    }

    package subscript(id: Identifier<Drink>) -> DrinkEvidence {
        get { drinks[id] ?? DrinkEvidence() }
        set { drinks[id] = newValue }
    }
}
