package import Reactive

/// The settings of this machine. A change takes effect at once everywhere and is saved in the configuration file.
@MainActor
package protocol SettingsStore: AnyObject {
    var settings: ReadOnly<MachineSettings> { get }

    /// Applies a change.
    ///
    /// - Throws: `SettingsProblem` if saving failed; the change then lasts until the program ends.
    func apply(_ change: SettingChange) throws(SettingsProblem)
}
