import Networking

struct ProviderEntry: Hashable, Sendable {
    let name: String
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
