package import Domain
package import Navigation
package import Reactive
package import Terminal

/// The settings of this machine. A change takes effect at once everywhere and is saved in the configuration file.
@MainActor
package protocol SettingsStore: AnyObject {
    var settings: ReadOnly<MachineSettings> { get }

    /// Throws `SettingsProblem` if saving failed; the change then lasts until the program ends.
    func apply(_ change: SettingChange) throws(SettingsProblem)
}

package enum SettingChange: Hashable, Sendable {
    case language(Language)
    case theme(String)
    case colors(ColorDepth)
    case ascii(Bool)
    case plain(Bool)
    case motion(Bool)
    case pictures(Bool)
    case hints(Bool)
    case mouse(Bool)
    case volume(VolumeUnit)
    case temperature(TemperatureUnit)
    case wind(WindUnit)
    /// Grams of ethanol in a standard drink.
    case standardDrink(Double)
    case dilution(DilutionModel)
    case homeCity(Identifier<City>?)
    case spoilers(isShown: Bool)
    case restore(Bool)
    case offline(Bool)
    case catalogue(OnlineProvider, isOn: Bool)
    /// The keys of an action; nil restores its defaults.
    case keys(action: String, [Key]?)
    /// The keys of an action in one view; nil restores those of all views.
    case viewKeys(view: String, action: String, [Key]?)
    case allKeys
}

package struct SettingsProblem: Error, Hashable, Sendable {
    package let reason: String

    package init(reason: String) { self.reason = reason }
}

/// The settings of this machine for all its users, from the configuration file and the command line.
package struct MachineSettings: Hashable, Sendable {
    package var language = Language.english
    package var theme = "dimo"
    /// The names of all themes, custom ones last.
    package var themes = ["dimo"]
    package var colors = ColorDepth.automatic
    package var isASCII = false
    /// Whether motion and decoration are omitted for screen readers.
    package var isPlain = false
    /// Whether spinners turn and results come letter by letter.
    package var hasMotion = true
    /// Whether pictures are drawn if the terminal has the colours.
    package var hasPictures = true
    /// Whether the last line shows the screen's keys.
    package var hasHints = true
    package var isMouseOn = true
    package var display = DisplayPreferences()
    package var homeCity: Identifier<City>?
    /// Whether types of characters the viewer has not dug are shown.
    package var areSpoilersShown = false
    /// Whether the last tab and its stack are restored at the next start.
    package var isRestored = false
    package var isOffline = false
    package var catalogues: Set<OnlineProvider> = []
    package var hasTMDBKey = false
    package var keys = KeyMap()

    package init() {}
}
