package enum BaseSpirit: String, CaseIterable, Sendable {
    case gin
    /// Rum and cachaça.
    case rum
    case whiskey
    /// Agave: tequila and mezcal.
    case tequila
    case vodka
    /// Cognac, pisco, calvados and the rest.
    case brandy
    case liqueur
    case wine
    case beer
    /// Another alcohol, such as soju or absinthe.
    case other
    /// Two families tie.
    case mixed
    case none

    /// The ids of the top-level kinds in the family; empty if it has none of its own.
    package var kinds: [Identifier<Ingredient>] {
        BaseSpiritCalculator.families.filter { $0.value == self }.keys.sorted()
    }

    /// The categories whose bottles belong to the family if no kind forms it.
    package var shelves: [IngredientCategory] {
        switch self {
        case .liqueur: [.liqueur]
        case .wine: [.wine, .vermouth]
        case .beer: [.beer]
        case .gin, .rum, .whiskey, .tequila, .vodka, .brandy, .other, .mixed, .none: []
        }
    }
}
