import Domain
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Networking

/// Every catalogue with a server that fails in every way.
struct MisbehaviourTests {
    private static let all = OnlineProvider.allCases

    private func problem(
        _ provider: OnlineProvider,
        answering answer: @escaping @Sendable (StubServer.Request) async -> StubServer.Answer
    ) async throws -> OnlineProblem? {
        var found: OnlineProblem?
        try await CatalogueBench.run(answering: answer) { bench in
            found = await CatalogueBench.problem(bench.catalogue(provider, bodyLimit: 20_000))
        }
        return found
    }

    @Test(arguments: all)
    func `a valid answer is read, even compressed or redirected`(provider: OnlineProvider) async throws {
        let page = CatalogueBench.page(of: provider)
        #expect(try await problem(provider) { _ in .json(page) } == nil)
        let redirected = try await problem(provider) { request in
            request.target.hasPrefix("/there") ? .json(page) : .redirect(to: "/there")
        }
        if case .redirected = redirected {
            #expect(provider == .aniList, "a request with a body follows no redirect")
        } else {
            #expect(redirected == nil && provider != .aniList)
        }
        let packed = try #require(Data(base64Encoded: Self.packed[provider] ?? ""))
        #expect(
            try await problem(provider) { _ in
                .init(headers: ["Content-Encoding": "gzip"], body: packed)
            } == nil)
    }

    /// An empty page of each provider, packed with gzip.
    private static let packed: [OnlineProvider: String] = [
        .wikidata: "H4sIAAAAAAAC/6tWKixNLapUsqpWKk5NLErOULKKjq2tBQBxwWk/FwAAAA==",
        .aniList: "H4sIAAAAAAACA6tWSkksSVSyqlYKSExPBdEFQNozLy0fxM5ILPZLrSiBSKUl5hSn1uoo5aamZAJ1RMfW1tYCALD3Zc4/AAAA",
        .tmdb: "H4sIAAAAAAACA6tWKkotLs0pKVayio7VUSrJL0nMiS9ITE8FChjWAgDOd2d6HgAAAA==",
        .theCocktailDB: "H4sIAAAAAAACA6tWSinKzMsuVrKKjq0FALMZi+ANAAAA",
    ]

    @Test(
        arguments: all,
        [
            (404, OnlineProblem.notFound), (500, .outOfOrder(status: 500)), (502, .outOfOrder(status: 502)),
            (400, .outOfOrder(status: 400)),
        ])
    func `a failure status maps to its problem, and its body is not read`(
        provider: OnlineProvider, meaning: (Int, OnlineProblem)
    ) async throws {
        #expect(try await problem(provider) { _ in .json("<html>", status: meaning.0) } == meaning.1)
    }

    @Test(arguments: all, [401, 403])
    func `a refused key names its catalogue, and without a key the status is reported`(
        provider: OnlineProvider, status: Int
    ) async throws {
        #expect(
            try await problem(provider) { _ in
                .json(#"{"status_code": 7, "status_message": "Invalid API key", "success": false}"#, status: status)
            } == (provider.hasKey ? .unauthorized(provider) : .outOfOrder(status: status)))
    }

    @Test(arguments: [
        (
            OnlineProvider.aniList,
            #"{"errors": [{"message": "The API has been temporarily disabled.", "status": 403}], "data": null}"#
        ),
        (.wikidata, #"{"error": {"code": "blocked", "info": "The API has been temporarily disabled."}}"#),
    ])
    func `a disabled catalogue without a key is reported in its own words`(
        provider: OnlineProvider, body: String
    ) async throws {
        for status in [200, 403] {
            #expect(
                try await problem(provider) { _ in .json(body, status: status) }
                    == .other("The API has been temporarily disabled."))
        }
    }

    @Test(
        arguments: all,
        ["", "nonsense", "[", "[]", "7", "{\"data\": 1, \"results\": 1, \"page\": \"x\", \"drinks\": {}"])
    func `an answer of another shape is unreadable`(provider: OnlineProvider, body: String) async throws {
        guard case .unreadable = try await problem(provider, answering: { _ in .json(body) }) else {
            Issue.record("\(provider) reads \(body)")
            return
        }
    }

    @Test(arguments: all)
    func `a web page is distinguished from an unreadable answer`(
        provider: OnlineProvider
    ) async throws {
        #expect(try await problem(provider) { _ in .json("<html>Sign in</html>") } == .webPage)
    }

    @Test(arguments: all)
    func `a truncated answer is a lost connection`(provider: OnlineProvider) async throws {
        #expect(try await problem(provider) { _ in .init(body: Data("{".utf8), ending: .broken) } == .offline)
    }

    @Test(arguments: all)
    func `an endless answer is given up`(provider: OnlineProvider) async throws {
        #expect(
            try await problem(provider) { _ in
                .init(body: Data(repeating: 32, count: 30_000), ending: .chunked)
            } == .unreadable(at: ""))
    }

    @Test(arguments: all)
    func `a silent server is given up in time`(provider: OnlineProvider) async throws {
        try await CatalogueBench.run(answering: { _ in
            try? await Waiting.forever()
            return .json("{}")
        }) { bench in
            let server = bench.server
            let catalogue = bench.catalogue(provider) { _ in await server.requestArrived() }
            #expect(await CatalogueBench.problem(catalogue) == .timedOut)
        }
    }

    @Test(arguments: all)
    func `a cancelled request is not a failure`(provider: OnlineProvider) async throws {
        try await CatalogueBench.run(answering: { _ in
            try? await Waiting.forever()
            return .json("{}")
        }) { bench in
            let catalogue = bench.catalogue(provider)
            let task = Task { try await catalogue.page(CatalogueBench.query(provider)) }
            await bench.server.requestArrived()
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
    }

    @Test(arguments: all)
    func `a provider that asks to wait gets no request until then`(provider: OnlineProvider) async throws {
        let isTired = Mutex(true)
        let page = CatalogueBench.page(of: provider)
        try await CatalogueBench.run(answering: { _ in
            isTired.withLock { $0 } ? .init(status: 429, headers: ["Retry-After": "120"]) : .json(page)
        }) { bench in
            let catalogue = bench.catalogue(provider)
            let until = bench.clock.now() + 120
            #expect(await CatalogueBench.problem(catalogue) == .busy(until: until))
            isTired.withLock { $0 = false }
            bench.clock.advance(by: 119)
            #expect(await CatalogueBench.problem(catalogue) == .busy(until: until))
            #expect(bench.server.requests.count == 1)
            bench.clock.advance(by: 1)
            #expect(await CatalogueBench.problem(catalogue) == nil)
            // Wikidata needs a second request for the items it found.
            #expect(bench.server.requests.count == (provider == .wikidata ? 3 : 2))
        }
    }

    @Test func `no provider gets more requests a minute than it allows`() async throws {
        try await CatalogueBench.run(answering: { _ in
            .init(headers: ["X-RateLimit-Limit": "3"], body: Data(AniListTests.page.utf8))
        }) { bench in
            let catalogue = bench.catalogue(.aniList)
            for _ in 1...3 { #expect(await CatalogueBench.problem(catalogue) == nil) }
            bench.clock.advance(by: 20)
            #expect(await CatalogueBench.problem(catalogue) == .busy(until: bench.clock.now() + 40))
            #expect(bench.server.requests.count == 3)
            bench.clock.advance(by: 40)
            #expect(await CatalogueBench.problem(catalogue) == nil)
        }
    }

    @Test(arguments: all)
    func `a switched-off network sends and counts no request`(provider: OnlineProvider) async throws {
        let isOff = Mutex(true)
        let page = CatalogueBench.page(of: provider)
        try await CatalogueBench.run(answering: { _ in .json(page) }) { bench in
            let client = SwitchedHTTPClient(CurlHTTPTransport.make()) { isOff.withLock { $0 } }
            let catalogue = bench.catalogue(provider, over: client)
            for _ in 1...200 { #expect(await CatalogueBench.problem(catalogue) == .switchedOff) }
            await #expect(throws: OnlineProblem.switchedOff) { try await catalogue.record(ExternalID(provider, 1)) }
            #expect(bench.server.requests.isEmpty)
            isOff.withLock { $0 = false }
            #expect(await CatalogueBench.problem(catalogue) == nil)
        }
    }

    @Test(arguments: all, [200, 401, 404, 500])
    func `no log contains a key, a token or a search text`(provider: OnlineProvider, status: Int) async throws {
        let lines = Mutex<[String]>([])
        try await CatalogueBench.run(answering: { _ in .json("nonsense about ferry", status: status) }) { bench in
            for token in [CatalogueBench.token, CatalogueBench.key] {
                let client = LoggingHTTPClient(CurlHTTPTransport.make()) { record in
                    lines.withLock { $0.append(record.description) }
                }
                let catalogue = bench.catalogue(provider, token: token, over: client)
                _ = await CatalogueBench.problem(catalogue)
                _ = try? await catalogue.record(ExternalID(provider, 1))
                var errors: [any Error] = []
                do { _ = try await catalogue.page(CatalogueBench.query(provider)) } catch { errors.append(error) }
                lines.withLock { lines in lines += errors.flatMap { Descriptions.all(of: $0) } }
            }
            #expect(bench.server.requests.count == 6)
        }
        let secrets = [CatalogueBench.token, CatalogueBench.key, CatalogueBench.supporterKey, "ferry"]
        let written = lines.withLock { $0 }
        #expect(written.count >= 6)
        for line in written { for secret in secrets { #expect(!line.contains(secret), "\(line)") } }
    }
}
