import Domain
import Foundation
import Synchronization
import Testing

@testable import Networking

/// A stub of a Bar Assistant server that answers in the formats of its source code.
struct BarAssistantServerTests {
    private static let token = "12|sEcReT"
    private let bar = ServedBar(id: 3, name: "Home")

    private func withServer(
        answering answer: @escaping @Sendable (StubServer.Request) async -> StubServer.Answer,
        _ test: (BarAssistantServer, StubServer) async throws -> Void
    ) async throws {
        try await StubServer.run(answering: answer) { stub in
            let transport = CurlHTTPTransport.make(bodyLimit: 100_000)
            let url = try #require(BaseURL("http://127.0.0.1:\(stub.port)"))
            try await test(BarAssistantServer(transport, at: url, token: Secret(Self.token)), stub)
            await transport.shutDown()
        }
    }

    /// A page of `{data, links, meta}`.
    private static func page(_ rows: [String], _ number: Int, of last: Int) -> StubServer.Answer {
        .json(
            """
            {"data": [\(rows.joined(separator: ","))], "links": {"next": null}, "meta": {"current_page": \(number),
             "last_page": \(last), "per_page": 100, "from": 1, "to": \(rows.count), "total": 5}}
            """)
    }

    private static func number(of request: StubServer.Request) -> Int {
        let query = URLComponents(string: request.target)?.queryItems ?? []
        return query.first { $0.name == "page" }?.value.flatMap { Int($0) } ?? 0
    }

    @Test func `bars are requested with the token and without a bar`() async throws {
        try await withServer { _ in
            .json(#"{"data": [{"id": 3, "name": "Home", "slug": "home"}, {"id": 4, "name": "Club", "invites": 2}]}"#)
        } _: { server, stub in
            let answer1 = try await server.bars()
            #expect(answer1 == [bar, ServedBar(id: 4, name: "Club")])
            let request = try #require(stub.requests.first)
            #expect(request.target == "/api/bars")
            #expect(request.headers["authorization"] == "Bearer \(Self.token)")
            #expect(request.headers["bar-assistant-bar-id"] == nil)
        }
    }

    @Test func `recipes come from all pages, with their times of change and the member's rating`() async throws {
        let last = #"{"id": 5, "name": "E", "created_at": "2025-01-01T00:00:00Z", "rating": {"user": null}}"#
        let full = """
            {"id": 1, "name": "Fizz", "slug": "fizz-3", "instructions": "Shake.", "updated_at": "2026-08-01T10:00:00Z",
             "rating": {"user": 4.5, "average": 3.5, "total_votes": 2}, "images": [{"url": "https://a.org/1.png"}],
             "ingredients": [], "tags": [{"id": 1, "name": "sour"}]}
            """
        try await withServer { request in
            switch Self.number(of: request) {
            case 1: Self.page([full, #"{"id": 2, "name": "B", "updated_at": "x"}"#], 1, of: 3)
            case 2: Self.page([#"{"id": 3, "name": "C"}"#, #"{"id": 4, "name": "D"}"#], 2, of: 3)
            default: Self.page([last], 3, of: 3)
            }
        } _: { server, stub in
            let recipes = try await server.recipes(of: bar).recipes
            #expect(recipes.map(\.id) == ["1", "2", "3", "4", "5"])
            #expect(
                recipes[0]
                    == ServedRecipe(
                        id: "1", name: "Fizz", changedAt: "2026-08-01T10:00:00Z", rating: Rating(4.5),
                        picture: PictureAddress("https://a.org/1.png")))
            #expect(recipes[4].changedAt == "2025-01-01T00:00:00Z" && recipes[4].rating == nil)
            #expect(
                stub.requests.map(\.target)
                    == [1, 2, 3].map { "/api/cocktails?include=ratings%2Cimages&sort=name&page=\($0)&per_page=100" })
            #expect(stub.requests.allSatisfy { $0.headers["bar-assistant-bar-id"] == "3" })
        }
    }

    @Test(
        arguments: [
            (#"{"user": 4.5}"#, 9), (#"{"user": "3.5", "average": "4.0"}"#, 7), ("4", 8), (#""2.5""#, 5),
            (#"{"user": 0}"#, nil), (#"{"user": null}"#, nil), (#"{"user": 11}"#, nil), ("null", nil), ("[]", nil),
        ] as [(String, Int?)])
    func `a rating is a number, a text or beside the average, in half stars`(rating: String, halves: Int?) async throws
    {
        try await withServer { _ in
            Self.page([#"{"id": 1, "name": "A", "rating": \#(rating)}"#], 1, of: 1)
        } _: { server, _ in
            let served = try await server.recipes(of: bar)
            #expect(served.recipes.map(\.rating?.halves) == [halves])
        }
    }

    @Test func `an unreadable row is counted and does not affect the others`() async throws {
        try await withServer { _ in
            Self.page(
                [#"{"id": 1, "name": "A", "images": [7, {"url": "https://a.org/1.png"}]}"#, #"{"name": "B"}"#, "7"], 1,
                of: 1)
        } _: { server, _ in
            let served = try await server.recipes(of: bar)
            #expect(served.recipes.map(\.name) == ["A"] && served.unreadable == 2)
            #expect(served.recipes[0].picture == PictureAddress("https://a.org/1.png"))
        }
        try await withServer { _ in
            Self.page(["7", "8"], 1, of: 1)
        } _: { server, _ in
            let problem = await #expect(throws: TransferProblem.self) { try await server.recipes(of: bar) }
            #expect(problem == .server(name: server.name, .unreadable))
        }
    }

    @Test func `a server with endless pages gets a limited number of requests`() async throws {
        let row = #"{"id": 1, "name": "A"}"#
        // The server claims more pages than it has, and always answers with the first one.
        try await withServer { request in
            let number = Self.number(of: request)
            return Self.page(number > 2 ? [] : [row], number, of: 1_000_000)
        } _: { server, stub in
            let recipes = try await server.recipes(of: bar).recipes
            #expect(recipes.count == 2)
            #expect(stub.requests.count == 3)
        }
        try await withServer { _ in
            Self.page([row], 1, of: 9)
        } _: { server, stub in
            let recipes = try await server.recipes(of: bar).recipes
            #expect(recipes.count == 2)
            #expect(stub.requests.count == 2)
        }
    }

    @Test func `the content of a recipe is the server's export`() async throws {
        try await withServer { _ in
            .json(#"{"data": {"type": "json", "content": "{\"name\": \"Fizz\"}"}}"#)
        } _: { server, stub in
            let recipe = ServedRecipe(id: "17", name: "Fizz", changedAt: "")
            let answer2 = try await server.content(of: recipe, in: bar)
            #expect(answer2 == Array(#"{"name": "Fizz"}"#.utf8))
            #expect(stub.requests.map(\.target) == ["/api/cocktails/17/share?type=json"])
        }
    }

    @Test func `the shelf belongs to the bar, the shopping list to the member`() async throws {
        try await withServer { request in
            switch request.target.split(separator: "?")[0] {
            case "/api/profile": .json(#"{"data": {"id": 8, "name": "Mina", "email": "mina@example.org"}}"#)
            case "/api/bars/3/inventory/ingredients":
                Self.page([#"{"id": 1, "slug": "gin-3", "name": "Gin"}"#], 1, of: 1)
            case "/api/members/8/shopping-list":
                .json(#"{"data": [{"ingredient": {"id": 2, "name": "Campari"}, "quantity": 1}, {"name": "Ice"}]}"#)
            default: .json("{}", status: 404)
            }
        } _: { server, _ in
            let answer3 = try await server.shelf(of: bar)
            #expect(answer3 == ["Gin"])
            let answer4 = try await server.shopping(of: bar)
            #expect(answer4 == ["Campari", "Ice"])
        }
    }

    @Test(arguments: [
        (401, ConnectionProblem.status(401)), (403, .status(403)), (404, .status(404)), (429, .busy(seconds: nil)),
        (500, .status(500)), (503, .status(503)),
    ])
    func `each refusal has its own problem, without the token`(status: Int, problem: ConnectionProblem) async throws {
        try await withServer { _ in
            .json(#"{"type": "api_error", "message": "no"}"#, status: status)
        } _: { server, _ in
            let thrown = await #expect(throws: TransferProblem.self) { try await server.bars() }
            #expect(thrown == .server(name: server.name, problem))
            #expect(!String(describing: thrown).contains("sEcReT"))
            // A missing part does not end the transfer; a refused token does.
            let isWhole = [401, 429].contains(status)
            do {
                _ = try await server.shelf(of: bar)
                Issue.record("an answer")
            } catch {
                #expect(error is TransferProblem == isWhole)
                #expect(error is ServerRefusal != isWhole)
                #expect(!"\(error)".contains("sEcReT"))
            }
        }
    }

    @Test(arguments: ["", "[]", #"{"data": 7}"#, #"{"data": [{"id": "x"}]}"#, #"{"bars": []}"#])
    func `an answer in another format is reported as unreadable`(body: String) async throws {
        try await withServer { _ in
            .json(body)
        } _: { server, _ in
            let problem = await #expect(throws: TransferProblem.self) { try await server.bars() }
            #expect(problem == .server(name: server.name, .unreadable))
        }
    }

    @Test func `a web page is distinguished from an answer`() async throws {
        try await withServer { _ in
            .json("<html>")
        } _: { server, _ in
            let problem = await #expect(throws: TransferProblem.self) { try await server.bars() }
            #expect(problem == .server(name: server.name, .webPage))
        }
    }

    @Test func `an answer too large or cut off is refused`() async throws {
        try await withServer { _ in
            .json("{\"data\": [" + String(repeating: " ", count: 200_000) + "]}")
        } _: { server, _ in
            await #expect(throws: TransferProblem.self) { try await server.bars() }
        }
        try await withServer { _ in
            StubServer.Answer(body: Data(#"{"data": ["#.utf8), ending: .broken)
        } _: { server, _ in
            await #expect(throws: TransferProblem.self) { try await server.bars() }
        }
    }

    @Test func `the log of requests contains no token`() async throws {
        let lines = Mutex<[String]>([])
        try await StubServer.run(answering: { _ in .json("{}", status: 401) }) { stub in
            let transport = CurlHTTPTransport.make()
            let client = LoggingHTTPClient(transport) { record in lines.withLock { $0.append("\(record)") } }
            let url = try #require(BaseURL("http://127.0.0.1:\(stub.port)"))
            let server = BarAssistantServer(client, at: url, token: Secret(Self.token))
            await #expect(throws: TransferProblem.self) { try await server.bars() }
            await transport.shutDown()
        }
        let text = lines.withLock { $0 }.joined(separator: "\n")
        #expect(text.contains("/api/bars: status 401"))
        #expect(!text.contains("sEcReT") && !text.contains("Bearer"))
    }
}
