import Domain
import FeatureKit
import Navigation
import Terminal

extension SettingChange {
    func key() throws(UnknownSetting) -> ConfigurationKey {
        switch self {
        case .language: try ConfigurationKey("language")
        case .theme: try ConfigurationKey("theme")
        case .colors: try ConfigurationKey("colors")
        case .ascii: try ConfigurationKey("ascii")
        case .plain: try ConfigurationKey("plain")
        case .motion: try ConfigurationKey("motion")
        case .pictures: try ConfigurationKey("pictures")
        case .hints: try ConfigurationKey("hints")
        case .mouse: try ConfigurationKey("mouse")
        case .volume: try ConfigurationKey("units.volume")
        case .temperature: try ConfigurationKey("units.temperature")
        case .wind: try ConfigurationKey("units.wind")
        case .standardDrink: try ConfigurationKey("units.standard_drink_g")
        case .dilution: try ConfigurationKey("dilution")
        case .homeCity: try ConfigurationKey("home_city")
        case .spoilers: try ConfigurationKey("spoilers")
        case .restore: try ConfigurationKey("restore")
        case .offline: try ConfigurationKey("offline")
        case .catalogue(let provider, _): try ConfigurationKey("providers.\(provider.rawValue).enabled")
        case .keys(let action, _): try ConfigurationKey("keys.\(action)")
        case .viewKeys(let view, let action, _): ConfigurationKey.keys(of: action, in: view)
        case .allKeys: ConfigurationKey.actionKeys
        }
    }

    /// The setting's new value in the file; nil removes the entry.
    var value: ConfigurationValue? {
        switch self {
        case .language(let language): .text(language.rawValue)
        case .theme(let name): .text(name)
        case .colors(let depth): .text(depth.rawValue)
        case .ascii(let isOn), .plain(let isOn), .motion(let isOn), .pictures(let isOn), .hints(let isOn),
            .mouse(let isOn), .restore(let isOn), .offline(let isOn), .catalogue(_, let isOn):
            .text(String(isOn))
        case .volume(let unit): .text(unit.rawValue)
        case .temperature(let unit): .text(unit.rawValue)
        case .wind(let unit): .text(unit.rawValue)
        case .standardDrink(let grams): .text(NumberText.trimmed(grams, decimals: 2))
        case .dilution(let model): .text(model.rawValue)
        case .homeCity(let city): city.map { .text($0.rawValue) }
        case .spoilers(let isShown): .text(isShown ? "show" : "hide")
        case .keys(_, let keys), .viewKeys(_, _, let keys): keys.map { .list($0.map(KeyName.text)) }
        case .allKeys: nil
        }
    }

    /// The setting and its value in one line, `units.volume oz`; nil if the value is not a single word.
    var line: String? {
        guard case .text(let value)? = value, let key = try? key() else { return nil }
        return "\(key) \(value)"
    }

    func change(_ configuration: inout AppConfiguration) {
        // Rewriting the file invalidates these places; the next read finds them again.
        configuration.places = configuration.places.filter { !$0.key.hasPrefix("keys.") }
        switch self {
        case .language(let language): configuration.language = language
        case .theme(let name): configuration.theme = name
        case .colors(let depth): configuration.colors = depth
        case .ascii(let isOn): configuration.isASCII = isOn
        case .plain(let isOn): configuration.isPlain = isOn
        case .motion(let isOn): configuration.hasMotion = isOn
        case .pictures(let isOn): configuration.hasPictures = isOn
        case .hints(let isOn): configuration.hasHints = isOn
        case .mouse(let isOn): configuration.isMouseOn = isOn
        case .volume(let unit): configuration.volume = unit
        case .temperature(let unit): configuration.temperature = unit
        case .wind(let unit): configuration.wind = unit
        case .standardDrink(let grams): configuration.standardDrink = grams
        case .dilution(let model): configuration.dilution = model
        case .homeCity(let city): configuration.homeCity = city?.rawValue
        case .spoilers(let isShown): configuration.areSpoilersShown = isShown
        case .restore(let isOn): configuration.isRestored = isOn
        case .offline(let isOn): configuration.isOffline = isOn
        case .catalogue(.wikidata, let isOn): configuration.providers.wikidata.isEnabled = isOn
        case .catalogue(.aniList, let isOn): configuration.providers.aniList.isEnabled = isOn
        case .catalogue(.tmdb, let isOn): configuration.providers.tmdb.isEnabled = isOn
        case .catalogue(.theCocktailDB, let isOn): configuration.providers.theCocktailDB.isEnabled = isOn
        case .keys(let action, let keys): configuration.keys[action] = keys
        case .viewKeys(let view, let action, let keys):
            configuration.viewKeys[view, default: [:]][action] = keys
            if configuration.viewKeys[view]?.isEmpty == true { configuration.viewKeys[view] = nil }
        case .allKeys:
            configuration.keys = [:]
            configuration.viewKeys = [:]
        }
    }

    /// Removes the corresponding launch option: the newer choice counts.
    func change(_ options: inout LaunchOptions) {
        switch self {
        case .language: options.language = nil
        case .theme: options.theme = nil
        case .ascii: options.isASCII = false
        case .plain: options.isPlain = false
        case .mouse: options.isMouseOff = false
        case .offline: options.isOffline = false
        case .spoilers: options.isRevealed = false
        case .colors, .motion, .pictures, .hints, .volume, .temperature, .wind, .standardDrink, .dilution, .homeCity,
            .restore,
            .keys, .viewKeys, .allKeys, .catalogue:
            break
        }
    }
}
