extension BaseSpirit {
    /// The kinds at the top of the tree that make the family, by id; empty for one that has none of its own.
    public var kinds: [Identifier<Ingredient>] {
        BaseReckoner.families.filter { $0.value == self }.keys.sorted()
    }

    /// The shelves whose bottles belong to the family, where no kind makes it.
    public var shelves: [IngredientCategory] {
        switch self {
        case .liqueur: [.liqueur]
        case .wine: [.wine, .vermouth]
        case .beer: [.beer]
        case .gin, .rum, .whiskey, .tequila, .vodka, .brandy, .other, .mixed, .none: []
        }
    }
}
