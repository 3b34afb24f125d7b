public import Domain
public import Terminal

/// What the configuration file says; everything has a default.
public struct AppConfiguration: Sendable {
    /// The language; nil follows the locale.
    public var language: Language?
    /// The name of the theme; `auto` goes by the terminal's background.
    public var theme = "auto"
    /// The most colours to use.
    public var colors = ColorDepth.automatic
    /// Whether nothing beyond ASCII is drawn.
    public var isASCII = false
    /// Whether movement and decoration are left out for screen readers; nil follows the environment.
    public var isPlain: Bool?
    /// Whether a waiting screen moves.
    public var hasMotion = true
    /// Whether pictures are drawn where the terminal has the colours.
    public var hasPictures = true
    /// Whether the last line names the keys of a screen.
    public var hasHints = true
    /// The unit of volume.
    public var volume: VolumeUnit?
    /// The unit of temperatures; nil follows the region.
    public var temperature: TemperatureUnit?
    /// The unit of the wind's speed; nil follows the region.
    public var wind: WindUnit?
    /// Grams of ethanol in a standard drink; nil follows the region.
    public var standardDrink: Double?
    /// How the water of ice is reckoned.
    public var dilution = DilutionModel.arnold
    /// Columns of characters whose width East Asian terminals double, 1 or 2.
    public var ambiguousWidth = 1
    /// Whether the mouse is reported.
    public var isMouseOn = true
    /// The id of the city of the weather at home; nil for none.
    public var homeCity: String?
    /// Whether types of characters one has not dug are shown.
    public var areSpoilersShown = false
    /// Whether the last tab and its stack come back at the next start.
    public var isRestored = false
    /// Whether the network is left alone.
    public var isOffline = false
    /// Which providers of the network are asked.
    public var providers = ProviderConfiguration()
    /// How often the screens of the weather look for something due.
    public var weather = WeatherIntervals()
    /// Changed keys, by the name of the action.
    public var keys: [String: [Key]] = [:]
    /// Those of single views, by the view's name and the action's.
    public var viewKeys: [String: [String: [Key]]] = [:]
    /// Where entries stand whose value is looked at later, by name: `theme`, `keys.list.open` or `keys.bar`.
    public var places: [String: ConfigurationPlace] = [:]
    /// What was wrong with the file; each entry fell back to its default alone.
    public var problems: [ConfigurationProblem] = []

    /// The defaults.
    public init() {}
}
