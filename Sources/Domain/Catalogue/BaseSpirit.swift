/// The family of a drink's main spirit.
public enum BaseSpirit: String, CaseIterable, Sendable {
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
