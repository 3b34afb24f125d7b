/// The family of a drink's main spirit.
package enum BaseSpirit: String, CaseIterable, Sendable {
    case gin
    /// Rum and cachaça.
    case rum
    /// Whiskey of any country.
    case whiskey
    /// Tequila and mezcal.
    case tequila
    case vodka
    /// Cognac, pisco, calvados and the rest.
    case brandy
    /// A liqueur leads.
    case liqueur
    /// Wine, vermouth or sherry leads.
    case wine
    /// Beer leads.
    case beer
    /// Something else with alcohol: soju, absinthe.
    case other
    /// Two families tie.
    case mixed
    /// No alcohol at all.
    case none
}

extension BaseSpirit {
    /// The top-level kinds that form the family, by id; empty if it has none of its own.
    package var kinds: [Identifier<Ingredient>] {
        BaseSpiritCalculator.families.filter { $0.value == self }.keys.sorted()
    }

    /// The categories whose bottles belong to the family, if no kind forms it.
    package var shelves: [IngredientCategory] {
        switch self {
        case .liqueur: [.liqueur]
        case .wine: [.wine, .vermouth]
        case .beer: [.beer]
        case .gin, .rum, .whiskey, .tequila, .vodka, .brandy, .other, .mixed, .none: []
        }
    }
}
