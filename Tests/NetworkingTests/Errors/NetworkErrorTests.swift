import Domain
import Testing

@testable import Networking

struct NetworkErrorTests {
    private let secretive = Endpoint(
        .get, BaseURL(https: "example.org"), path: [.secret(Secret("path/key")), "search"],
        query: [.init("api_key", .secret(Secret("query key")))],
        headers: [.init("Authorization", .secret(Secret("Bearer header-key")))])

    @Test func `a status matches only itself`() {
        let error = NetworkError(.status(400, retryAfter: nil), to: .sample)
        #expect(error.hasStatus(400))
        #expect(!error.hasStatus(399))
        #expect(!error.hasStatus(401))
    }

    @Test func `an error without a status matches none`() {
        #expect(!NetworkError(.timedOut, to: .sample).hasStatus(400))
    }

    @Test func `an error keeps its cause`() {
        let error = NetworkError(.other, to: .sample, cause: TalkativeError(description: "the disk is full"))
        #expect(error.cause?.underlying is TalkativeError)
        #expect(error.description == "GET https://example.org/v1/drinks: something went wrong (the disk is full)")
    }

    @Test func `secrets are removed from the cause, in any notation`() {
        let cause = TalkativeError(
            description: "GET /path/key /path%2Fkey?api_key=query%20key \"query key\" Bearer header-key, header-key")
        let error = NetworkError(.other, to: secretive, cause: cause)
        for text in Descriptions.all(of: error) + Descriptions.all(of: error.cause as Any) {
            for secret in ["path/key", "path%2Fkey", "query key", "query%20key", "header-key"] {
                #expect(!text.contains(secret), "\(text)")
            }
        }
        #expect(error.description.contains("/•••"))
    }

    @Test(
        arguments: [
            (.offline, "no connection"), (.cancelled, "cancelled"), (.status(404, retryAfter: nil), "status 404"),
            (.status(429, retryAfter: .seconds(60)), "status 429, try again in 60 s"),
            (.undecodable(at: "rows.0"), "unexpected response at rows.0"),
            (
                .proxy(ProxyProblem("https_proxy", .refused(status: 407))),
                "the proxy in https_proxy refuses with status 407"
            ),
            (.proxy(ProxyProblem("all_proxy", .unreachable)), "the proxy in all_proxy does not answer"),
        ] as [(NetworkError.Reason, String)])
    func `a reason is a few words`(reason: NetworkError.Reason, text: String) {
        #expect(reason.description == text)
    }
}
