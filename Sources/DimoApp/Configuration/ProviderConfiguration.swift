public import Networking

/// Which providers of the network are asked, and where they are.
public struct ProviderConfiguration: Hashable, Sendable {
    /// Weather and cities; it needs no key.
    public struct OpenMeteo: Hashable, Sendable {
        /// Where forecasts are asked for.
        public var forecastURL = BaseURL(https: "api.open-meteo.com")
        /// Where cities are looked for.
        public var geocodingURL = BaseURL(https: "geocoding-api.open-meteo.com")
    }

    /// Animation and its characters; it needs no key.
    public struct AniList: Hashable, Sendable {
        /// Whether it is asked.
        public var isEnabled = false
        /// Where it is.
        public var url = BaseURL(https: "graphql.anilist.co")
    }

    /// Films and their cast; it needs the member's own key.
    public struct TMDB: Hashable, Sendable {
        /// Whether it is asked.
        public var isEnabled = false
        /// Where it is.
        public var url = BaseURL(https: "api.themoviedb.org", path: "/3")
        /// Where its pictures are.
        public var imageURL = BaseURL(https: "image.tmdb.org", path: "/t/p")
        /// The member's key; nil when there is none.
        public var token: Secret?
        /// The language of its answers, `ko` or `ko-KR`; nil follows the program.
        public var language: String?
    }

    /// Drinks by name.
    public struct TheCocktailDB: Hashable, Sendable {
        /// Whether it is asked.
        public var isEnabled = false
        /// Where it is; the key is the next step of the path.
        public var url = BaseURL(https: "www.thecocktaildb.com", path: "/api/json/v1")
        /// The key, 1 for trying it.
        public var key = Secret("1")
    }

    /// Somebody's own recipes and bar.
    public struct BarAssistant: Hashable, Sendable {
        /// Where it is, above `/api`; nil for none.
        public var url: BaseURL?
        /// The member's token; nil when there is none.
        public var token: Secret?
    }

    /// Weather and cities.
    public var openMeteo = OpenMeteo()
    /// Animation.
    public var aniList = AniList()
    /// Films.
    public var tmdb = TMDB()
    /// Drinks.
    public var theCocktailDB = TheCocktailDB()
    /// Own recipes.
    public var barAssistant = BarAssistant()

    /// The defaults.
    public init() {}
}
