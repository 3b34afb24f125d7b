package import Domain
package import Reactive
package import Terminal

/// The settings of this machine. A change takes effect at once everywhere and is saved in the configuration file.
@MainActor
package protocol SettingsStore: AnyObject {
    var settings: ReadOnly<MachineSettings> { get }

    /// Applies a change.
    ///
    /// - Throws: `SettingsProblem` if saving failed; the change then lasts until the program ends.
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
