package import Domain
package import Terminal

/// What the configuration file says; everything has a default.
package struct AppConfiguration: Sendable {
    /// The language; nil follows the locale.
    package var language: Language?
    /// The name of the theme; `auto` goes by the terminal's background.
    package var theme = "auto"
    /// The most colours to use.
    package var colors = ColorDepth.automatic
    /// Whether nothing beyond ASCII is drawn.
    package var isASCII = false
    /// Whether movement and decoration are left out for screen readers; nil follows the environment.
    package var isPlain: Bool?
    /// Whether a waiting screen moves.
    package var hasMotion = true
    /// Whether pictures are drawn where the terminal has the colours.
    package var hasPictures = true
    /// Whether the last line names the keys of a screen.
    package var hasHints = true
    package var volume: VolumeUnit?
    /// The unit of temperatures; nil follows the region.
    package var temperature: TemperatureUnit?
    /// The unit of the wind's speed; nil follows the region.
    package var wind: WindUnit?
    /// Grams of ethanol in a standard drink; nil follows the region.
    package var standardDrink: Double?
    /// How the water of ice is reckoned.
    package var dilution = DilutionModel.arnold
    /// Columns of characters whose width East Asian terminals double, 1 or 2.
    package var ambiguousWidth = 1
    /// Whether the mouse is reported.
    package var isMouseOn = true
    /// The id of the city of the weather at home; nil for none.
    package var homeCity: String?
    /// Whether types of characters one has not dug are shown.
    package var areSpoilersShown = false
    /// Whether the last tab and its stack come back at the next start.
    package var isRestored = false
    /// Whether the network is left alone.
    package var isOffline = false
    /// Which providers of the network are asked.
    package var providers = ProviderConfiguration()
    /// How often the screens of the weather look for something due.
    package var weather = WeatherIntervals()
    /// Changed keys, by the name of the action.
    package var keys: [String: [Key]] = [:]
    /// Those of single views, by the view's name and the action's.
    package var viewKeys: [String: [String: [Key]]] = [:]
    /// Where entries stand whose value is looked at later, by name: `theme`, `keys.list.open` or `keys.bar`.
    package var places: [String: ConfigurationPlace] = [:]
    /// What was wrong with the file; each entry fell back to its default alone.
    package var problems: [ConfigurationProblem] = []

    /// The defaults.
    package init() {}
}
