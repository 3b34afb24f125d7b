public import Domain
public import Terminal

/// What the configuration file says; everything has a default.
public struct AppConfiguration: Sendable {
    /// The language; nil follows the locale.
    public var language: Language?
    /// The name of the theme.
    public var theme = "dimo"
    /// The unit of volume.
    public var volume: VolumeUnit?
    /// Grams of ethanol in a standard drink; nil follows the region.
    public var standardDrink: Double?
    /// How the water of ice is reckoned.
    public var dilution = DilutionModel.arnold
    /// Columns of characters whose width East Asian terminals double, 1 or 2.
    public var ambiguousWidth = 1
    /// Whether the mouse is reported.
    public var isMouseOn = true
    /// Whether the network is left alone.
    public var isOffline = false
    /// Which providers of the network are asked.
    public var providers = ProviderConfiguration()
    /// Changed keys, by the name of the action.
    public var keys: [String: [Key]] = [:]
    /// What was wrong with the file; each entry fell back to its default alone.
    public var problems: [ConfigurationProblem] = []

    /// The defaults.
    public init() {}
}
