/// The family of a drink's largest spirit.
public enum BaseSpirit: String, CaseIterable, Sendable {
    /// Gin.
    case gin
    /// Rum and cachaça.
    case rum
    /// Whiskey of any country.
    case whiskey
    /// Tequila and mezcal.
    case tequila
    /// Vodka.
    case vodka
    /// Cognac, pisco, calvados and the rest.
    case brandy
    /// Liqueurs lead.
    case liqueur
    /// Wine, vermouth or sherry leads.
    case wine
    /// Beer leads.
    case beer
    /// Something else with alcohol: soju, absinthe.
    case other
    /// Two tie.
    case mixed
    /// No alcohol at all.
    case none
}
