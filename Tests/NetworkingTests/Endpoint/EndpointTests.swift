import Testing

@testable import Networking

struct EndpointTests {
    private let endpoint = Endpoint(
        .get, BaseURL(https: "example.org", path: "/json/v1"), path: [.secret(Secret("path-key")), "search"],
        query: [.init("q", "night on earth"), .init("api_key", .secret(Secret("query-key")))],
        headers: [.init("Authorization", .secret(Secret("Bearer header-key")))])

    @Test func `the address contains every part, escaped`() {
        #expect(
            endpoint.requestURL
                == "https://example.org/json/v1/path-key/search?q=night%20on%20earth&api_key=query-key")
    }

    @Test func `a part cannot escape from its place`() {
        let endpoint = Endpoint(
            .get, BaseURL(https: "example.org"), path: ["a/../b?c"], query: [.init("q&x", "1&y=2#z")])
        #expect(endpoint.requestURL == "https://example.org/a%2F..%2Fb%3Fc?q%26x=1%26y%3D2%23z")
    }

    @Test func `the description contains no secrets and no search text`() {
        #expect(endpoint.description == "GET https://example.org/json/v1/•••/search")
    }

    @Test func `no printed form of an endpoint contains a secret`() {
        for text in Descriptions.all(of: endpoint) {
            #expect(!text.contains("-key"), "\(text)")
        }
    }

    @Test func `reading is idempotent, and sending only if it is marked so`() {
        let base = BaseURL(https: "example.org")
        #expect(Endpoint(.get, base).isIdempotent)
        #expect(Endpoint(.head, base).isIdempotent)
        #expect(!Endpoint(.post, base).isIdempotent)
        #expect(Endpoint(.post, base, isIdempotent: true).isIdempotent)
    }
}
