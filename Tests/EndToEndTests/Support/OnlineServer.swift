import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

/// The three online catalogues on loopback, each under its own path.
final class OnlineServer: Sendable {
    static let token = "read-token-of-mina"

    let port: Int
    private let state = Mutex((requests: [(target: String, body: String)](), status: 200))

    private init(port: Int) {
        self.port = port
    }

    /// The requested targets, oldest first.
    var targets: [String] { state.withLock { $0.requests.map(\.target) } }
    var bodies: [String] { state.withLock { $0.requests.map(\.body) } }

    func fail(_ status: Int) { state.withLock { $0.status = status } }

    /// Runs the server during a test.
    static func run(while test: (OnlineServer) async throws -> Void) async throws {
        let handler = Handler()
        let listener = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: 0), logger: .disabled, handler: handler)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                do { try await listener.run() } catch is CancellationError {} catch is SocketError {}
            }
            try await listener.waitUntilListening(timeout: 60)
            guard case .ip4(_, let port) = await listener.listeningAddress else { throw SocketError.disconnected }
            let server = OnlineServer(port: Int(port))
            handler.server.withLock { $0 = server }
            defer { group.cancelAll() }
            try await test(server)
        }
    }

    private func answer(to target: String, _ body: String) -> HTTPResponse {
        let status = state.withLock { state in
            state.requests.append((target, body))
            return state.status
        }
        guard status == 200 else { return HTTPResponse(statusCode: HTTPStatusCode(status, phrase: "Status")) }
        return HTTPResponse(
            statusCode: .ok, headers: [.contentType: "application/json"], body: Data(Self.json(target, body).utf8))
    }

    private static func json(_ target: String, _ body: String) -> String {
        if target.hasPrefix("/wikidata") { return target.contains("list=search") ? hits : item }
        if target.hasPrefix("/tvmaze") { return members }
        if target.hasPrefix("/anilist") { return body.contains("Media(id") ? media : page }
        if target.hasPrefix("/tmdb/search") {
            return """
                {"page": 1, "total_pages": 1, "results": [{"id": 9000603, "title": "Ferry to Busan",
                 "original_title": "Ferry to Busan", "original_language": "en", "release_date": "1999-03-30"}]}
                """
        }
        if target.hasPrefix("/tmdb") {
            return """
                {"id": 9000603, "imdb_id": "tt0000603", "title": "Ferry to Busan", "release_date": "1999-03-30",
                 "credits": {"cast": [{"id": 1, "character": "Captain Haru", "order": 0}]}}
                """
        }
        return """
            {"drinks": [{"idDrink": "11007", "strDrink": "Ferry Sour", "strAlcoholic": "Alcoholic",
             "strGlass": "Cocktail glass", "strInstructions": "Shake with ice. Strain.", "strIngredient1": "Gin",
             "strMeasure1": "2 oz ", "strIngredient2": "Lemon juice", "strMeasure2": "1 oz "}]}
            """
    }

    private static let title = #""title": {"romaji": "Yoru no Fune", "english": "Night Ferry", "native": "夜の船"}"#
    private static let page = """
        {"data": {"Page": {"pageInfo": {"hasNextPage": false}, "media": [
          {"id": 1, \(title), "synonyms": ["밤의 나룻배"], "startDate": {"year": 2019}, "isAdult": false}]}}}
        """
    private static let media = """
        {"data": {"Media": {"id": 1, "idMal": 77, \(title), "synonyms": ["밤의 나룻배"], "startDate": {"year": 2019},
          "genres": ["Drama"], "characters": {"edges": [
            {"role": "MAIN", "node": {"id": 10, "name": {"full": "Ann Rudder", "native": "アン"}}},
            {"role": "SUPPORTING", "node": {"id": 11, "name": {"full": "Ben Oar", "native": null}}}]}}}}
        """

    private static let hits = #"{"query": {"search": [{"ns": 0, "title": "Q1"}]}}"#
    /// A series in Wikidata's format, whose cast is at TVmaze.
    private static let item = """
        {"entities": {"Q1": {"type": "item", "id": "Q1", "aliases": {}, "labels": {
          "en": {"language": "en", "value": "Harbour Lights"}, "ko": {"language": "ko", "value": "항구의 불빛"}},
         "claims": {
          "P31": [{"mainsnak": {"datavalue": {"value": {"id": "Q5398426"}}}, "rank": "normal"}],
          "P580": [{"mainsnak": {"datavalue": {"value": {"time": "+2011-04-17T00:00:00Z", "precision": 11}}},
           "rank": "normal"}],
          "P8600": [{"mainsnak": {"datavalue": {"value": "82"}}, "rank": "normal"}]}}}, "success": 1}
        """
    private static let members = """
        [{"person": {"id": 1, "name": "A"}, "character": {"id": 10, "name": "Ann Rudder"}, "self": false}]
        """

    private final class Handler: HTTPHandler {
        let server = Mutex<OnlineServer?>(nil)

        func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
            let body = String(decoding: try await request.bodyData, as: UTF8.self)
            return server.withLock { $0 }?.answer(to: request.target.rawValue, body)
                ?? HTTPResponse(statusCode: .serviceUnavailable)
        }
    }
}

extension Workspace {
    /// Configures Wikidata with a server on loopback, but disabled.
    func offerWikidata(of server: OnlineServer) throws {
        let address = "http://127.0.0.1:\(server.port)"
        try writeConfiguration(
            """
            providers:
              wikidata:
                url: \(address)/wikidata
                tvmaze_url: \(address)/tvmaze

            """)
    }

    /// Enables all three catalogues with a server on loopback.
    func useCatalogues(of server: OnlineServer) throws {
        let address = "http://127.0.0.1:\(server.port)"
        let text = """
            providers:
              anilist: {enabled: true, url: \(address)/anilist}
              tmdb: {enabled: true, url: \(address)/tmdb, token: \(OnlineServer.token)}
              thecocktaildb: {enabled: true, url: \(address)/drinks, key: supporter-9876}
            """
        try writeConfiguration(text)
    }

    private func writeConfiguration(_ text: String) throws {
        try FileManager.default.createDirectory(
            atPath: "\(data)/config", withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try text.write(toFile: "\(data)/config/config.yaml", atomically: true, encoding: .utf8)
    }
}
