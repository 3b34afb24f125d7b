package import Networking

/// Which providers of the network are asked, and where they are.
package struct ProviderConfiguration: Hashable, Sendable {
    /// Weather and cities; it needs no key.
    package struct OpenMeteo: Hashable, Sendable {
        /// Where forecasts are asked for.
        package var forecastURL = BaseURL(https: "api.open-meteo.com")
        /// Where cities are looked for.
        package var geocodingURL = BaseURL(https: "geocoding-api.open-meteo.com")
    }

    /// Animation and its characters; it needs no key.
    package struct AniList: Hashable, Sendable {
        /// Whether it is asked.
        package var isEnabled = false
        package var url = BaseURL(https: "graphql.anilist.co")
    }

    /// Films and their cast; it needs the member's own key.
    package struct TMDB: Hashable, Sendable {
        /// Whether it is asked.
        package var isEnabled = false
        package var url = BaseURL(https: "api.themoviedb.org", path: "/3")
        package var imageURL = BaseURL(https: "image.tmdb.org", path: "/t/p")
        /// The member's key; nil when there is none.
        package var token: Secret?
        /// The language of its answers, `ko` or `ko-KR`; nil follows the program.
        package var language: String?
    }

    /// Drinks by name.
    package struct TheCocktailDB: Hashable, Sendable {
        /// Whether it is asked.
        package var isEnabled = false
        /// Where it is; the key is the next step of the path.
        package var url = BaseURL(https: "www.thecocktaildb.com", path: "/api/json/v1")
        /// The key, 1 for trying it.
        package var key = Secret("1")
    }

    /// Somebody's own recipes and bar.
    package struct BarAssistant: Hashable, Sendable {
        /// Where it is, above `/api`; nil for none.
        package var url: BaseURL?
        /// The member's token; nil when there is none.
        package var token: Secret?
    }

    /// Weather and cities.
    package var openMeteo = OpenMeteo()
    package var aniList = AniList()
    /// Films.
    package var tmdb = TMDB()
    /// Drinks.
    package var theCocktailDB = TheCocktailDB()
    /// Own recipes.
    package var barAssistant = BarAssistant()

    /// The defaults.
    package init() {}
}
