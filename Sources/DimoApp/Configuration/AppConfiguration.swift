package import Domain
package import Terminal

package struct AppConfiguration: Sendable {
    /// Nil follows the locale.
    package var language: Language?
    /// `auto` follows the terminal's background.
    package var theme = "auto"
    package var colors = ColorDepth.automatic
    /// Nil follows what the font of the terminal can show.
    package var isASCII: Bool?
    /// Whether to omit movement and decoration for screen readers; nil follows the environment.
    package var isPlain: Bool?
    package var hasMotion = true
    package var hasPictures = true
    package var hasHints = true
    package var volume: VolumeUnit?
    /// Nil follows the region, as for the other units.
    package var temperature: TemperatureUnit?
    package var wind: WindUnit?
    /// Grams of ethanol in a standard drink; nil follows the region.
    package var standardDrink: Double?
    package var dilution = DilutionModel.arnold
    /// The width of East Asian ambiguous characters, 1 or 2 columns.
    package var ambiguousWidth = 1
    package var isMouseOn = true
    package var homeCity: String?
    /// Whether types of characters the member has not dug are shown.
    package var areSpoilersShown = false
    /// Whether the next start restores the last tab and its stack.
    package var isRestored = false
    package var isOffline = false
    package var providers = ProviderConfiguration()
    /// How often the weather screens check for due reports.
    package var weather = WeatherIntervals()
    package var keys: [String: [Key]] = [:]
    package var viewKeys: [String: [String: [Key]]] = [:]
    /// The places of entries whose values are checked later, by name: `theme`, `keys.list.open` or `keys.bar`.
    package var places: [String: ConfigurationPlace] = [:]
    /// Problems of the file; each affects only its own entry, which has its default.
    package var problems: [ConfigurationProblem] = []

    package init() {}
}
