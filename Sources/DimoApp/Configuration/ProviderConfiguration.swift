package import Networking

package struct ProviderConfiguration: Hashable, Sendable {
    /// Weather and cities; needs no key.
    package struct OpenMeteo: Hashable, Sendable {
        package var forecastURL = BaseURL(https: "api.open-meteo.com")
        package var geocodingURL = BaseURL(https: "geocoding-api.open-meteo.com")
        /// Nil asks for no fine dust.
        package var airQualityURL: BaseURL? = BaseURL(https: "air-quality-api.open-meteo.com")
    }

    /// Films and series with their characters; needs no key.
    package struct Wikidata: Hashable, Sendable {
        package var isEnabled = false
        package var url = BaseURL(https: "www.wikidata.org", path: "/w/api.php")
        package var tvMazeURL = BaseURL(https: "api.tvmaze.com")
        /// The casts of animation while AniList does not answer.
        package var jikanURL = BaseURL(https: "api.jikan.moe", path: "/v4")
        /// The address at which the provider's operators may reach the member.
        package var contact: String?
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
        /// The address as it was written, if it may not be used.
        package var rejectedURL: String?
        package var token: Secret?
        /// Whether http may go to machines of a private network.
        package var isInsecure = false
    }

    package var openMeteo = OpenMeteo()
    package var wikidata = Wikidata()
    package var aniList = AniList()
    package var tmdb = TMDB()
    package var theCocktailDB = TheCocktailDB()
    package var barAssistant = BarAssistant()

    package init() {}
}
