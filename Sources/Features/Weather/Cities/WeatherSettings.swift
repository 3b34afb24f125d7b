import Domain
import FeatureKit
import Reactive

@MainActor
final class WeatherSettings {
    var display: DisplayPreferences { store.settings.value.display }
    var home: Identifier<City>? { store.settings.value.homeCity }
    var changes: Events<Void> { store.settings.changes.map { _ in } }

    let writer: MemberWriter
    private let store: any SettingsStore
    private let strings: Strings

    init(_ dependencies: WeatherListDIContainer.Dependencies) {
        store = dependencies.settings
        strings = dependencies.strings
        writer = MemberWriter(authorizer: dependencies.authorizer, strings: strings)
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
        if next.0 != display.temperature { isKept = writer.apply(.temperature(next.0), to: store) }
        if next.1 != display.wind { isKept = writer.apply(.wind(next.1), to: store) && isKept }
        let words = WeatherWords(strings, display)
        if isKept { writer.say(strings("weather.units", words.degreeUnit, words.windUnit)) }
    }

    /// Makes a city the home city, or removes the home city if it already is.
    func toggleHome(_ city: City) {
        let wasHome = home == city.id
        let text = strings(wasHome ? "weather.no-longer-home" : "weather.is-home", city.name[strings.language])
        writer.apply(.homeCity(wasHome ? nil : city.id), to: store, saying: text, namesUndo: true)
    }
}
