import DimoAssets
package import Domain
import FeatureKit
import Persistence
import Synchronization

extension AppDIContainer {
    /// The strings in a language, for text independent of the settings; those of the settings if there are no others.
    package func words(in language: Language) -> Strings {
        language == strings.language ? strings : (try? StringTable.load(language, from: assets)) ?? strings
    }

    /// The city of the catalogue or of a member's list with this ID, or the catalogue's with this name; nil if unknown.
    package func city(named text: String) -> Identifier<City>? {
        let folded = Folding.folded(text)
        let named = CityLoader.load(from: assets).cities.cities.filter { city in
            city.id.rawValue == text || [city.name.english, city.name.korean].contains { Folding.folded($0) == folded }
        }
        if named.count == 1 { return named.first?.id }
        let listed = (try? StoreInspector.report(ofFileAt: paths.database))?.cities
        return listed?.contains(text) == true ? Identifier(text) : nil
    }

    /// Describes a city that is unknown, with those of similar names.
    package func problem(withCity text: String) -> String {
        let cities = CityLoader.load(from: assets).cities.cities
        let names = text.allSatisfy(\.isASCII) ? cities.map(\.id.rawValue) : cities.map(\.name.korean)
        let near = Nearest.texts(like: text, among: names, limit: 2)
        return ConfigurationFault.unknownCity(text, nearest: near.isEmpty ? nil : near.joined(separator: ", "))
            .text(strings)
    }

    /// The effective value of a setting: the file's, else the default, which may follow the environment; nil if none.
    package func setting(_ key: ConfigurationKey) -> String? {
        if let value = ConfigurationFile(path: paths.configuration).value(of: key) { return value.description }
        switch key.description {
        case "language": return settings.language.rawValue
        case "units.volume": return settings.preferences.volume.rawValue
        case "units.temperature": return settings.preferences.temperature.rawValue
        case "units.wind": return settings.preferences.wind.rawValue
        case "units.standard_drink_g": return NumberText.trimmed(settings.preferences.standardDrink.grams, decimals: 2)
        default: return key.standard
        }
    }
}

extension SettingChange {
    var isOfDisplay: Bool {
        switch self {
        case .volume, .temperature, .wind, .standardDrink, .dilution: true
        case .language, .theme, .colors, .ascii, .plain, .motion, .pictures, .hints, .mouse, .homeCity, .spoilers,
            .restore,
            .offline, .keys, .viewKeys, .allKeys, .catalogue:
            false
        }
    }
}

struct AccountTools: Sendable {
    let store: any SessionStore
    let hasher: any PasswordHasher
    let tokens: any TokenSource
    let clock: any WallClock

    func services(on store: Store) -> AccountServices {
        AccountServices(
            accounts: store.accounts, sessions: store.sessions, store: self.store, hasher: hasher, tokens: tokens,
            clock: clock)
    }

    /// A copy that leaves the next start's session alone, for a store that is discarded by then.
    var forgetful: AccountTools {
        AccountTools(store: VolatileSessionStore(), hasher: hasher, tokens: tokens, clock: clock)
    }
}

/// Keeps the session only while the program runs, for a store that is discarded then.
final class VolatileSessionStore: SessionStore {
    private let stored = Mutex<StoredSession?>(nil)

    func read() throws(SessionFileProblem) -> StoredSession? { stored.withLock { $0 } }

    func write(_ session: StoredSession) throws(SessionFileProblem) { stored.withLock { $0 = session } }

    func clear() throws(SessionFileProblem) { stored.withLock { $0 = nil } }
}
