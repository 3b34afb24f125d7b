package import Reactive

/// The settings of this machine. A change acts at once, wherever it shows, and is kept in the configuration file.
@MainActor
package protocol SettingsStore: AnyObject {
    /// What holds now.
    var settings: ReadOnly<MachineSettings> { get }

    /// Changes something.
    ///
    /// - Throws: `SettingsProblem` when it could not be kept; it holds all the same until the program ends.
    func apply(_ change: SettingChange) throws(SettingsProblem)
}
