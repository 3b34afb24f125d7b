import Domain
import Networking

/// The enabled online catalogues, each with its own rate limits; instances persist until the settings change.
@MainActor
final class OnlineCatalogues {
    private let client: any HTTPClient
    private let userAgent: String
    private let clock: any WallClock
    private var made: (settings: ProviderConfiguration, catalogues: [any OnlineCatalogue])?

    /// - Parameter userAgent: The program's name in requests; a configured contact is appended.
    init(_ client: any HTTPClient, userAgent: String, clock: any WallClock) {
        self.client = client
        self.userAgent = userAgent
        self.clock = clock
    }

    /// The enabled catalogues, in display order.
    func enabled(in settings: ProviderConfiguration) -> [any OnlineCatalogue] {
        if let made, made.settings == settings { return made.catalogues }
        let aniList = AniListCatalogue(client, at: settings.aniList.url, clock: clock)
        let catalogues = OnlineProvider.allCases.filter { settings.isEnabled($0) }.map {
            catalogue($0, settings, aniList)
        }
        made = (settings, catalogues)
        return catalogues
    }

    private func catalogue(
        _ provider: OnlineProvider, _ settings: ProviderConfiguration, _ aniList: AniListCatalogue
    ) -> any OnlineCatalogue {
        switch provider {
        case .wikidata:
            WikidataCatalogue(
                client, at: settings.wikidata.url,
                casts: CastSources(
                    client, aniList: aniList, jikan: settings.wikidata.jikanURL, tvMaze: settings.wikidata.tvMazeURL,
                    clock: clock),
                userAgent: settings.wikidata.contact.map { "\(userAgent) (\($0))" }, clock: clock)
        case .aniList: aniList
        case .tmdb:
            TMDBCatalogue(
                client, at: settings.tmdb.url, images: settings.tmdb.imageURL, token: settings.tmdb.token,
                language: settings.tmdb.language, clock: clock)
        case .theCocktailDB:
            TheCocktailDBCatalogue(
                client, at: settings.theCocktailDB.url, key: settings.theCocktailDB.key, clock: clock)
        }
    }
}

extension ProviderConfiguration {
    func isEnabled(_ provider: OnlineProvider) -> Bool {
        switch provider {
        case .wikidata: wikidata.isEnabled
        case .aniList: aniList.isEnabled
        case .tmdb: tmdb.isEnabled
        case .theCocktailDB: theCocktailDB.isEnabled
        }
    }
}
