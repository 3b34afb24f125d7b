/// A catalogue of the network. Each is off until it is wanted.
package enum OnlineProvider: String, CaseIterable, Hashable, Sendable {
    /// Animation and its characters.
    case aniList = "anilist"
    /// Films and their cast.
    case tmdb
    /// Drinks by name.
    case theCocktailDB = "thecocktaildb"

    /// As it calls itself.
    package var name: String {
        switch self {
        case .aniList: "AniList"
        case .tmdb: "TMDB"
        case .theCocktailDB: "TheCocktailDB"
        }
    }

    /// Whether what it lists is drunk.
    package var isOfDrinks: Bool { self == .theCocktailDB }

    /// For how many seconds a page is not asked for again.
    package var freshness: Int64 { isOfDrinks ? 86_400 : 6 * 3_600 }

    /// After how many seconds a page is not even shown without a connection.
    package var lifetime: Int64 { isOfDrinks ? 180 * 86_400 : 30 * 86_400 }
}
