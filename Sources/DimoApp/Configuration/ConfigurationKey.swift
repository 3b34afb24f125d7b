import Domain

/// The name of a setting, the file's keys joined by dots: `theme`, `units.volume`, `keys.bar.list.open` in one view.
package struct ConfigurationKey: Hashable, Sendable, CustomStringConvertible {
    /// From the outermost key to the setting's own.
    package let path: [String]

    /// Every setting except keys of actions, with its default; nil if that follows the environment or there is none.
    package static let all: KeyValuePairs<String, String?> = [
        "language": nil, "theme": "auto", "home_city": nil, "units.volume": nil, "units.temperature": nil,
        "units.wind": nil, "units.standard_drink_g": nil, "dilution": "arnold", "ambiguous_width": "1",
        "mouse": "true", "offline": "false", "restore": "false", "spoilers": "hide", "colors": "auto", "ascii": "false",
        "plain": "false", "motion": "true", "pictures": "true", "hints": "true",
        "providers.open_meteo.forecast_url": "https://api.open-meteo.com",
        "providers.open_meteo.geocoding_url": "https://geocoding-api.open-meteo.com",
        "providers.open_meteo.air_quality_url": "https://air-quality-api.open-meteo.com",
        "providers.wikidata.enabled": "false", "providers.wikidata.url": "https://www.wikidata.org/w/api.php",
        "providers.wikidata.tvmaze_url": "https://api.tvmaze.com",
        "providers.wikidata.jikan_url": "https://api.jikan.moe/v4", "providers.wikidata.contact": nil,
        "providers.anilist.enabled": "false", "providers.anilist.url": "https://graphql.anilist.co",
        "providers.tmdb.enabled": "false", "providers.tmdb.url": "https://api.themoviedb.org/3",
        "providers.tmdb.image_url": "https://image.tmdb.org/t/p", "providers.tmdb.token": nil,
        "providers.tmdb.language": nil, "providers.thecocktaildb.enabled": "false",
        "providers.thecocktaildb.url": "https://www.thecocktaildb.com/api/json/v1", "providers.thecocktaildb.key": "1",
        "providers.bar_assistant.url": nil, "providers.bar_assistant.token": nil,
        "providers.bar_assistant.insecure": "false",
        "weather.list_seconds": "3", "weather.detail_seconds": "5", "weather.forecast_seconds": "60",
    ]

    /// The top-level settings and groups.
    static let topLevel = ["keys"] + all.compactMap { $0.key.split(separator: ".").first.map(String.init) }

    /// The keys of all actions; removing them restores every action's own.
    package static let actionKeys = ConfigurationKey(path: ["keys"])

    private init(path: [String]) {
        self.path = path
    }

    /// Throws `UnknownSetting` with the nearest names.
    package init(_ name: String) throws(UnknownSetting) {
        if name.hasPrefix("keys."), name.utf8.count > 5 {
            path = ["keys"] + Self.keyPath(name.dropFirst(5))
        } else if Self.all.contains(where: { $0.key == name }) {
            path = name.split(separator: ".").map(String.init)
        } else {
            throw UnknownSetting(name: name)
        }
    }

    package static func keys(of action: String, in view: String) -> ConfigurationKey {
        ConfigurationKey(path: ["keys", view, action])
    }

    /// Splits an action, or a view and an action: an action's name has one dot, a view's none.
    private static func keyPath(_ name: Substring) -> [String] {
        guard name.count(where: { $0 == "." }) > 1, let dot = name.firstIndex(of: "."), dot != name.startIndex else {
            return [String(name)]
        }
        return [String(name[..<dot]), String(name[name.index(after: dot)...])]
    }

    package var description: String { path.joined(separator: ".") }

    /// Whether the value is a credential, which no error may show.
    package var isSecret: Bool { path.first == "providers" && ["token", "key"].contains(path.last) }

    /// The default; nil if it follows the environment or there is none.
    package var standard: String? { Self.all.first { $0.key == description }?.value ?? nil }
}
