import Domain
import Foundation
import TestSupport

@testable import Networking

/// The catalogues, connected to a stub server.
struct CatalogueBench {
    static let token = "read-token-of-mina"
    static let key = "0123456789abcdef0123456789abcdef"
    static let supporterKey = "supporter-9876"

    let server: StubServer
    let clock = ManualClock(1_795_290_000)

    private var address: BaseURL { address("base") }

    private func address(_ path: String) -> BaseURL { BaseURL("http://127.0.0.1:\(server.port)/\(path)")! }

    /// Wikidata, with each source of casts below a path of its own.
    func wikidata(over client: any HTTPClient, userAgent: String? = nil) -> WikidataCatalogue {
        WikidataCatalogue(
            client, at: address,
            casts: CastSources(
                client, aniList: AniListCatalogue(client, at: address("anilist"), clock: clock),
                jikan: address("jikan"), tvMaze: address("tvmaze"), clock: clock),
            userAgent: userAgent, clock: clock)
    }

    func catalogue(
        _ provider: OnlineProvider, token: String? = CatalogueBench.token, bodyLimit: Int = 1 << 20,
        over client: (any HTTPClient)? = nil,
        sleep: @escaping @Sendable (Duration) async throws -> Void = { _ in try await Waiting.forever() }
    ) -> any OnlineCatalogue {
        let client = client ?? CurlHTTPTransport.make(bodyLimit: bodyLimit, sleep: sleep)
        switch provider {
        case .wikidata: return wikidata(over: client)
        case .aniList: return AniListCatalogue(client, at: address, clock: clock)
        case .tmdb: return TMDBCatalogue(client, at: address, token: token.map { Secret($0) }, clock: clock)
        case .theCocktailDB:
            return TheCocktailDBCatalogue(client, at: address, key: Secret(Self.supporterKey), clock: clock)
        }
    }

    static func query(
        _ provider: OnlineProvider, _ text: String = "ferry", page: Int = 1, _ language: Language = .english
    ) -> OnlineQuery {
        OnlineQuery(provider, text, page: page, language: language)
    }

    /// The problem with a search; nil if it succeeds.
    static func problem(_ catalogue: any OnlineCatalogue) async -> OnlineProblem? {
        do {
            _ = try await catalogue.page(query(catalogue.provider))
            return nil
        } catch {
            return error as? OnlineProblem
        }
    }

    static func run(
        answering answer: @escaping @Sendable (StubServer.Request) async -> StubServer.Answer,
        _ test: (CatalogueBench) async throws -> Void
    ) async throws {
        try await StubServer.run(answering: answer) { try await test(CatalogueBench(server: $0)) }
    }

    /// A page in each provider's format.
    static func page(of provider: OnlineProvider) -> String {
        switch provider {
        case .wikidata: WikidataTests.page
        case .aniList: AniListTests.page
        case .tmdb: TMDBTests.page
        case .theCocktailDB: TheCocktailDBCatalogueTests.page
        }
    }
}
