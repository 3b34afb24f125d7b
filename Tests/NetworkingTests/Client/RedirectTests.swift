import CommunityProtocol
import CommunitySync
import Domain
import Foundation
import Testing

@testable import Networking

/// The redirects that are followed, and those that are not.
struct RedirectTests {
    private static let token = RequestField("Authorization", .secret(Secret("Bearer abc")))

    /// Sends a request to a server that redirects to another. Returns the error.
    private func failure(
        status: Int = 302, _ test: (StubServer) -> Networking.Endpoint,
        check: (NetworkError?, _ server: StubServer, _ other: StubServer) -> Void
    ) async throws {
        try await StubServer.run { other in
            let target = "http://127.0.0.1:\(other.port)/"
            try await StubServer.run(answering: { _ in .redirect(to: target, status: status) }) { server in
                check(await CurlHTTPTransport.make().failure(of: test(server)), server, other)
            }
        }
    }

    // MARK: Followed

    @Test(arguments: [301, 302, 303, 307, 308])
    func `a GET without secrets follows a redirect to another server`(status: Int) async throws {
        try await failure(status: status) {
            .stub($0)
        } check: { error, _, other in
            #expect(error == nil)
            #expect(other.requests.map(\.method) == ["GET"])
        }
    }

    @Test func `at most five redirects are followed`() async throws {
        try await StubServer.run(answering: { request in
            let step = Int(request.target.dropFirst()) ?? 0
            return step == 0 ? .json("{}") : .redirect(to: "/\(step - 1)")
        }) { server in
            let transport = CurlHTTPTransport.make()
            let response = try await transport.response(to: .stub(server, path: ["5"]))
            #expect(response.status == 200)
            #expect(server.requests.count == 6)
            let error = await transport.failure(of: .stub(server, path: ["9"]))
            #expect(error?.reason == .other)
            #expect(error?.cause?.description == "there are more redirects than are followed")
            #expect(server.requests.count == 12)
        }
    }

    @Test func `a GET with a token follows a redirect on the same server, with its token`() async throws {
        try await StubServer.run(answering: { request in
            request.target == "/there" ? .json("{}") : .redirect(to: "/there")
        }) { server in
            _ = try await CurlHTTPTransport.make().response(to: .stub(server, headers: [Self.token]))
            #expect(server.requests.map { $0.headers["authorization"] } == ["Bearer abc", "Bearer abc"])
        }
    }

    // MARK: Not followed

    @Test(arguments: [301, 302, 303, 307, 308], [RequestMethod.post, .put, .get])
    func `a request with a body follows no redirect`(status: Int, method: RequestMethod) async throws {
        try await failure(status: status) {
            .stub($0, method, body: Data("password".utf8))
        } check: { error, server, other in
            #expect(
                error?.reason
                    == .redirected(from: "127.0.0.1:\(server.port)", to: "127.0.0.1:\(other.port)"))
            #expect(server.requests.count == 1 && other.requests.isEmpty)
        }
    }

    @Test(arguments: [RequestMethod.post, .delete])
    func `a changing request follows no redirect, even without a body`(
        method: RequestMethod
    ) async throws {
        try await failure(status: 307) {
            .stub($0, method)
        } check: { error, _, other in
            #expect(error?.reason.isRedirected == true)
            #expect(other.requests.isEmpty)
        }
    }

    @Test func `a GET with a token, or a key in its path or query, does not change the port`() async throws {
        let key = RequestText.secret(Secret("abc"))
        for test in [
            { .stub($0, headers: [Self.token]) }, { .stub($0, path: [key]) },
            { .stub($0, query: [RequestField("api_key", key)]) },
        ] as [(StubServer) -> Networking.Endpoint] {
            try await failure(test) { error, server, other in
                #expect(error?.reason.isRedirected == true)
                #expect(server.requests.count == 1 && other.requests.isEmpty)
            }
        }
    }

    @Test func `a redirect without a target is an error`() async throws {
        for place in ["file:///etc/passwd", "gopher://127.0.0.1/", "http://", "//"] {
            try await StubServer.run(answering: { _ in .redirect(to: place) }) { server in
                let error = await CurlHTTPTransport.make().failure(of: .stub(server))
                #expect(error?.reason == .status(302, retryAfter: nil))
            }
        }
    }

    @Test(arguments: [
        ("https://b.example/y", true), ("http://a.example/x", false), ("http://b.example/", false), ("/y", true),
    ])
    func `an https request is never redirected to http`(place: String, isFollowed: Bool) throws {
        let request = try CurlRequest(
            Endpoint(.get, BaseURL(https: "a.example")), userAgent: "dimo/test", bodyLimit: 1)
        let next = Result { try request.redirected(to: place) }
        #expect(((try? next.get()) != nil) == isFollowed)
    }

    @Test(arguments: [
        ("https://a.example/y", true), ("https://a.example:443/y", true), ("https://A.example/y", true),
        ("https://a.example:444/y", false), ("https://b.example/y", false), ("https://a.example.b.example/", false),
        ("http://a.example/y", false),
    ])
    func `a request with a token keeps scheme, host and port`(place: String, isFollowed: Bool) throws {
        let request = try CurlRequest(
            Endpoint(.get, BaseURL(https: "a.example"), headers: [Self.token]), userAgent: "dimo/test", bodyLimit: 1)
        let next = Result { try request.redirected(to: place) }
        #expect(((try? next.get()) != nil) == isFollowed)
    }

    @Test func `a token repeated in a host name is not shown`() async throws {
        try await StubServer.run(answering: { _ in .redirect(to: "http://abc.example/") }) { server in
            let error = await CurlHTTPTransport.make().failure(
                of: .stub(server, headers: [RequestField("Authorization", .secret(Secret("Bearer abc")))]))
            for text in Descriptions.all(of: error as Any) { #expect(!text.contains("abc"), "\(text)") }
        }
    }

    // MARK: Communities

    @Test(arguments: [CommunityMethod.get, .post])
    func `a community's redirect is not followed, and its operator is named`(
        method: CommunityMethod
    ) async throws {
        try await StubServer.run { other in
            let target = "http://127.0.0.1:\(other.port)/v1/server"
            try await StubServer.run(answering: { _ in .redirect(to: target, status: 307) }) { server in
                let client = CommunityClient(CurlHTTPTransport.make(), version: "1.0") { 0 }
                let request = CommunityRequest(
                    method, .server, at: try CommunityAddress("http://127.0.0.1:\(server.port)"),
                    body: method == .post ? Data("{}".utf8) : nil)
                await #expect(
                    throws: CommunityFailure.problem(
                        .redirected(from: "127.0.0.1:\(server.port)", to: "127.0.0.1:\(other.port)"))
                ) { try await client.reply(to: request) }
                #expect(other.requests.isEmpty)
            }
        }
    }

    @Test func `a reply without changes names the server, too`() async throws {
        struct Confirming: HTTPClient {
            func response(to endpoint: Networking.Endpoint) async throws(NetworkError) -> HTTPResponse {
                HTTPResponse(status: 304, headers: [(name: "Dimo-Server", value: "s-1.2.7")])
            }
        }
        var request = CommunityRequest(.get, .server, at: try CommunityAddress("http://127.0.0.1:1"))
        request.knownTag = "W/1"
        let reply = try await CommunityClient(Confirming(), version: "1.0") { 0 }.reply(to: request)
        #expect(reply.body == nil && reply.tag == "W/1")
        #expect(reply.server?.epoch == 2 && reply.server?.beat == 7)
    }
}

extension NetworkError.Reason {
    fileprivate var isRedirected: Bool { if case .redirected = self { true } else { false } }
}
