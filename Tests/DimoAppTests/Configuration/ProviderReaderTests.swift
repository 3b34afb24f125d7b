import Networking
import Testing

@testable import DimoApp

struct ProviderReaderTests {
    @Test func `only Open-Meteo is enabled by default`() {
        let providers = ConfigurationReader.read("").providers
        #expect(providers == ProviderConfiguration())
        #expect(providers.entries.filter(\.isEnabled).map(\.name) == ["open_meteo"])
        #expect(
            providers.entries.map(\.url.host) == [
                "api.open-meteo.com", "www.wikidata.org", "graphql.anilist.co", "api.themoviedb.org",
                "www.thecocktaildb.com",
            ])
    }

    @Test func `every setting is read`() throws {
        let configuration = ConfigurationReader.read(
            """
            providers:
              open_meteo:
                forecast_url: http://127.0.0.1:8080/weather
                geocoding_url: https://cities.example.org
                air_quality_url: ""
              wikidata:
                enabled: true
                url: https://facts.example.org/w/api.php
                tvmaze_url: https://series.example.org
                jikan_url: http://localhost:8083/v4
                contact: mina@example.org
              anilist: {enabled: true, url: https://anilist.example.org/}
              tmdb:
                enabled: true
                url: https://films.example.org/3
                image_url: http://localhost:8081
                token: eyJhbGciOiJIUzI1NiJ9.e30.abc
                language: ko-KR
              thecocktaildb: {enabled: true, url: "http://[::1]:8082/v2", key: 9}
            """)
        #expect(configuration.problems == [])
        let providers = configuration.providers
        #expect(providers.openMeteo.forecastURL == BaseURL("http://127.0.0.1:8080/weather"))
        #expect(providers.openMeteo.geocodingURL == BaseURL(https: "cities.example.org"))
        #expect(providers.openMeteo.airQualityURL == nil)
        var wikidata = ProviderConfiguration.Wikidata()
        wikidata.isEnabled = true
        wikidata.url = BaseURL(https: "facts.example.org", path: "/w/api.php")
        wikidata.tvMazeURL = BaseURL(https: "series.example.org")
        wikidata.jikanURL = try #require(BaseURL("http://localhost:8083/v4"))
        wikidata.contact = "mina@example.org"
        #expect(providers.wikidata == wikidata)
        #expect(providers.aniList.isEnabled)
        #expect(providers.aniList.url == BaseURL(https: "anilist.example.org"))
        #expect(providers.tmdb.isEnabled)
        #expect(providers.tmdb.url == BaseURL(https: "films.example.org", path: "/3"))
        #expect(providers.tmdb.imageURL == BaseURL("http://localhost:8081"))
        #expect(providers.tmdb.token == Secret("eyJhbGciOiJIUzI1NiJ9.e30.abc"))
        #expect(providers.tmdb.language == "ko-KR")
        #expect(providers.theCocktailDB.isEnabled)
        #expect(providers.theCocktailDB.url == BaseURL("http://[::1]:8082/v2"))
        #expect(providers.theCocktailDB.key == Secret("9"))
    }

    @Test func `invalid entries are reported with their positions and fall back individually`() {
        let configuration = ConfigurationReader.read(
            """
            theme: paper
            providers:
              open_meteo:
                forecast_url: http://api.open-meteo.com
                enabled: false
              anilist:
                enabled: maybe
                url: https://anilist.example.org
              tmdb:
                token: "two words"
                language: Korean
              thecocktaildb: yes
              imdb: {enabled: true}
            """)
        #expect(
            configuration.problems.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0)" } == [
                "4:19", "5:5", "7:14", "10:12", "11:15", "12:18", "13:3",
            ])
        var expected = ProviderConfiguration()
        expected.aniList.url = BaseURL(https: "anilist.example.org")
        #expect(configuration.providers == expected)
        #expect(configuration.theme == "paper")
    }

    @Test func `providers that are not a mapping are reported once`() {
        let configuration = ConfigurationReader.read("providers: [tmdb]\n")
        #expect(configuration.problems.map(\.place?.line) == [1])
        #expect(configuration.providers == ProviderConfiguration())
    }

    @Test(arguments: ["mina at home", "(mina)", "미나", "[mina]"])
    func `a contact that is invalid in a header is reported`(contact: String) {
        let configuration = ConfigurationReader.read("providers: {wikidata: {contact: \(contact)}}")
        #expect(configuration.problems.count == 1)
        #expect(configuration.providers == ProviderConfiguration())
    }

    @Test func `an empty token or key falls back to the default`() {
        let configuration = ConfigurationReader.read("providers:\n  tmdb:\n    token:\n  thecocktaildb: {key: ''}")
        #expect(configuration.problems == [])
        #expect(configuration.providers.tmdb.token == nil)
        #expect(configuration.providers.theCocktailDB.key == Secret("1"))
    }

    @Test func `no description and no problem contains a token`() {
        let configuration = ConfigurationReader.read(
            "providers: {tmdb: {token: tell-nobody}, thecocktaildb: {key: tell nobody}}")
        var dumped = ""
        dump(configuration, to: &dumped)
        let texts = ["\(configuration)", dumped, String(reflecting: configuration)]
        #expect(configuration.providers.tmdb.token?.value == "tell-nobody")
        #expect(configuration.problems.count == 1)
        #expect(texts.allSatisfy { !$0.contains("tell") })
    }
}
