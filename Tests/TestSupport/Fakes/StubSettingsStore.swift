package import FeatureKit
import Navigation
package import Reactive

/// Settings in memory; records every change.
@MainActor
package final class StubSettingsStore: SettingsStore {
    package let state: Observable<MachineSettings>
    package private(set) var changes: [SettingChange] = []
    /// The error that the next changes throw after they are applied.
    package var problem: SettingsProblem?

    package init(_ settings: MachineSettings = MachineSettings()) {
        state = Observable(settings)
    }

    package var settings: ReadOnly<MachineSettings> { state.readOnly }

    package func apply(_ change: SettingChange) throws(SettingsProblem) {
        changes.append(change)
        state.update { settings in
            switch change {
            case .language(let language): settings.language = language
            case .theme(let name): settings.theme = name
            case .ascii(let isOn): settings.isASCII = isOn
            case .volume(let unit): settings.display.volume = unit
            case .temperature(let unit): settings.display.temperature = unit
            case .wind(let unit): settings.display.wind = unit
            case .homeCity(let city): settings.homeCity = city
            case .spoilers(let isShown): settings.areSpoilersShown = isShown
            case .offline(let isOn): settings.isOffline = isOn
            case .catalogue(let provider, true): settings.catalogues.insert(provider)
            case .catalogue(let provider, false): settings.catalogues.remove(provider)
            case .keys(let action, let keys):
                var changes = settings.keys.changes
                changes[action] = keys
                settings.keys = KeyMap(changes: changes, views: settings.keys.views)
            case .viewKeys(let view, let action, let keys):
                var views = settings.keys.views
                views[view, default: [:]][action] = keys
                settings.keys = KeyMap(changes: settings.keys.changes, views: views)
            case .allKeys: settings.keys = KeyMap()
            default: break
            }
        }
        if let problem { throw problem }
    }
}
