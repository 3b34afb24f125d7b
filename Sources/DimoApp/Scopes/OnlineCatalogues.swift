import Domain
import Networking

/// The enabled online catalogues, each with its own rate limits; instances persist until the settings change.
@MainActor
final class OnlineCatalogues {
    private let client: any HTTPClient
    private let clock: any WallClock
    private var made: (settings: ProviderConfiguration, catalogues: [any OnlineCatalogue])?

    init(_ client: any HTTPClient, clock: any WallClock) {
        self.client = client
        self.clock = clock
    }

    /// The enabled catalogues, in display order.
    func enabled(in settings: ProviderConfiguration) -> [any OnlineCatalogue] {
        if let made, made.settings == settings { return made.catalogues }
        let catalogues = OnlineProvider.allCases.filter { settings.isEnabled($0) }.map { catalogue($0, settings) }
        made = (settings, catalogues)
        return catalogues
    }

    private func catalogue(_ provider: OnlineProvider, _ settings: ProviderConfiguration) -> any OnlineCatalogue {
        switch provider {
        case .aniList: AniListCatalogue(client, at: settings.aniList.url, clock: clock)
        case .tmdb:
            TMDBCatalogue(
                client, at: settings.tmdb.url, images: settings.tmdb.imageURL, token: settings.tmdb.token,
                language: settings.tmdb.language,
                clock: clock)
        case .theCocktailDB:
            TheCocktailDBCatalogue(
                client, at: settings.theCocktailDB.url, key: settings.theCocktailDB.key, clock: clock)
        }
    }
}

extension ProviderConfiguration {
    func isEnabled(_ provider: OnlineProvider) -> Bool {
        switch provider {
        case .aniList: aniList.isEnabled
        case .tmdb: tmdb.isEnabled
        case .theCocktailDB: theCocktailDB.isEnabled
        }
    }
}
