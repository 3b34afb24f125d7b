import Domain
import FeatureKit
import Reactive

@MainActor
final class WeatherSettings {
    var display: DisplayPreferences { store.settings.value.display }
    var home: Identifier<City>? { store.settings.value.homeCity }
    var messages: Messages { Messages(done: done.events, failed: failed.events) }
    var changes: Events<Void> { store.settings.changes.map { _ in } }

    private let store: any SettingsStore
    private let strings: Strings
    private let done = Signal<String>()
    private let failed = Signal<String>()

    init(store: any SettingsStore, strings: Strings) {
        self.store = store
        self.strings = strings
    }

    /// Cycles through Celsius with m/s, Celsius with km/h, and Fahrenheit with mph.
    func switchUnits() {
        let next: (TemperatureUnit, WindUnit) =
            switch (display.temperature, display.wind) {
            case (.celsius, .metresPerSecond): (.celsius, .kilometresPerHour)
            case (.celsius, .kilometresPerHour): (.fahrenheit, .milesPerHour)
            default: (.celsius, .metresPerSecond)
            }
        var isKept = true
        if next.0 != display.temperature { isKept = apply(.temperature(next.0)) }
        if next.1 != display.wind { isKept = apply(.wind(next.1)) && isKept }
        let words = WeatherWords(strings, display)
        if isKept { done.send(strings("weather.units", words.degreeUnit, words.windUnit)) }
    }

    /// Makes a city the home city, or removes the home city if it already is.
    func toggleHome(_ city: City) {
        let wasHome = home == city.id
        guard apply(.homeCity(wasHome ? nil : city.id)) else { return }
        done.send(strings(wasHome ? "weather.no-longer-home" : "weather.is-home", city.name[strings.language]))
    }

    private func apply(_ change: SettingChange) -> Bool {
        do {
            try store.apply(change)
            return true
        } catch {
            failed.send(strings("settings.not-kept", error.reason))
            return false
        }
    }
}
