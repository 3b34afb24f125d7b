import FeatureKit
import Navigation
import Reactive

/// Settings that are kept nowhere; every change is noted.
@MainActor
final class StubSettingsStore: SettingsStore {
    let state: Observable<MachineSettings>
    private(set) var changes: [SettingChange] = []
    /// What the next changes fail with, after they hold.
    var problem: SettingsProblem?

    init(_ settings: MachineSettings = MachineSettings()) {
        state = Observable(settings)
    }

    var settings: ReadOnly<MachineSettings> { state.readOnly }

    func apply(_ change: SettingChange) throws(SettingsProblem) {
        changes.append(change)
        state.update { settings in
            switch change {
            case .language(let language): settings.language = language
            case .theme(let name): settings.theme = name
            case .ascii(let isOn): settings.isASCII = isOn
            case .volume(let unit): settings.display.volume = unit
            case .homeCity(let city): settings.homeCity = city
            case .spoilers(let isShown): settings.areSpoilersShown = isShown
            case .offline(let isOn): settings.isOffline = isOn
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
