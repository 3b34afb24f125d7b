package import Networking

package struct ProviderConfiguration: Hashable, Sendable {
    /// Weather and cities; needs no key.
    package struct OpenMeteo: Hashable, Sendable {
        package var forecastURL = BaseURL(https: "api.open-meteo.com")
        package var geocodingURL = BaseURL(https: "geocoding-api.open-meteo.com")
    }

    /// Animation and its characters; needs no key.
    package struct AniList: Hashable, Sendable {
        package var isEnabled = false
        package var url = BaseURL(https: "graphql.anilist.co")
    }

    /// Films and their cast; needs the member's own key.
    package struct TMDB: Hashable, Sendable {
        package var isEnabled = false
        package var url = BaseURL(https: "api.themoviedb.org", path: "/3")
        package var imageURL = BaseURL(https: "image.tmdb.org", path: "/t/p")
        package var token: Secret?
        /// The language of its responses, `ko` or `ko-KR`; nil follows the program.
        package var language: String?
    }

    package struct TheCocktailDB: Hashable, Sendable {
        package var isEnabled = false
        /// The base address; the key is the next component of the path.
        package var url = BaseURL(https: "www.thecocktaildb.com", path: "/api/json/v1")
        /// 1 is the public test key.
        package var key = Secret("1")
    }

    package struct BarAssistant: Hashable, Sendable {
        /// The address above `/api`, if any.
        package var url: BaseURL?
        package var token: Secret?
    }

    package var openMeteo = OpenMeteo()
    package var aniList = AniList()
    package var tmdb = TMDB()
    package var theCocktailDB = TheCocktailDB()
    package var barAssistant = BarAssistant()

    package init() {}
}
