import Networking

/// A provider as a list of all of them shows it.
struct ProviderEntry: Hashable, Sendable {
    /// Its name in the configuration.
    let name: String
    /// Whether it is asked.
    let isEnabled: Bool
    let url: BaseURL
}

extension ProviderConfiguration {
    /// Every provider, in the order of the configuration.
    var entries: [ProviderEntry] {
        [
            ProviderEntry(name: "open_meteo", isEnabled: true, url: openMeteo.forecastURL),
            ProviderEntry(name: "anilist", isEnabled: aniList.isEnabled, url: aniList.url),
            ProviderEntry(name: "tmdb", isEnabled: tmdb.isEnabled, url: tmdb.url),
            ProviderEntry(name: "thecocktaildb", isEnabled: theCocktailDB.isEnabled, url: theCocktailDB.url),
        ]
    }
}
