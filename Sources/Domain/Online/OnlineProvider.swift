/// An online catalogue. Each is disabled by default.
package enum OnlineProvider: String, CaseIterable, Hashable, Sendable {
    case aniList = "anilist"
    case tmdb
    case theCocktailDB = "thecocktaildb"

    package var name: String {
        switch self {
        case .aniList: "AniList"
        case .tmdb: "TMDB"
        case .theCocktailDB: "TheCocktailDB"
        }
    }

    package var isOfDrinks: Bool { self == .theCocktailDB }

    /// Seconds during which a cached page is not requested again.
    package var freshness: Int64 { isOfDrinks ? 86_400 : 6 * 3_600 }

    /// Seconds after which a cached page is not shown even offline.
    package var lifetime: Int64 { isOfDrinks ? 180 * 86_400 : 30 * 86_400 }
}
