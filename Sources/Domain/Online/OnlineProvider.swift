/// A catalogue of the network. Each is off until it is wanted.
public enum OnlineProvider: String, CaseIterable, Hashable, Sendable {
    /// Animation and its characters.
    case aniList = "anilist"
    /// Films and their cast.
    case tmdb
    /// Drinks by name.
    case theCocktailDB = "thecocktaildb"

    /// As it calls itself.
    public var name: String {
        switch self {
        case .aniList: "AniList"
        case .tmdb: "TMDB"
        case .theCocktailDB: "TheCocktailDB"
        }
    }

    /// Whether what it lists is drunk.
    public var isOfDrinks: Bool { self == .theCocktailDB }

    /// For how many seconds a page is not asked for again.
    public var freshness: Int64 { isOfDrinks ? 86_400 : 6 * 3_600 }

    /// After how many seconds a page is not even shown without a connection.
    public var lifetime: Int64 { isOfDrinks ? 180 * 86_400 : 30 * 86_400 }
}
