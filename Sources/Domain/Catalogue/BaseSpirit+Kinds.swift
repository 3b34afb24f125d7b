extension BaseSpirit {
    /// The top-level kinds that form the family, by id; empty if it has none of its own.
    public var kinds: [Identifier<Ingredient>] {
        BaseSpiritCalculator.families.filter { $0.value == self }.keys.sorted()
    }

    /// The categories whose bottles belong to the family, if no kind forms it.
    public var shelves: [IngredientCategory] {
        switch self {
        case .liqueur: [.liqueur]
        case .wine: [.wine, .vermouth]
        case .beer: [.beer]
        case .gin, .rum, .whiskey, .tequila, .vodka, .brandy, .other, .mixed, .none: []
        }
    }
}
