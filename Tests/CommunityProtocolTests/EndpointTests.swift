import CommunityProtocol
import Domain
import Testing

@Suite struct EndpointTests {
    private static let all: [Endpoint] =
        [
            .server, .accounts, .signIns, .recoveries, .me, .password, .codes, .devices, .device(7), .operations,
            .changes, .inbox, .export, .catalogue, .work("up"), .cast("up"), .character("carl"),
            .characterReviews("carl"), .result("carl"), .review("00ff"), .comments("00ff"), .member("m-1"),
            .memberVotes("m-1"), .memberReviews("m-1"), .memberWishes("m-1"), .search,
        ] + CrowdList.allCases.map(Endpoint.list)

    @Test(arguments: all) func `an endpoint is parsed from its own path`(endpoint: Endpoint) {
        #expect(Endpoint(path: endpoint.path) == endpoint)
    }

    @Test(arguments: [
        "", "/", "/v1", "/v2/server", "/v1/nothing", "/v1/lists/best", "/v1/works/", "/v1/works/UP", "/v1/works/../me",
        "/v1/me/devices/x", "/v1/characters/a/b/c", "/v1/server/", "/v1/characters//result",
    ])
    func `an invalid path has no endpoint`(path: String) {
        #expect(Endpoint(path: path) == nil)
    }

    @Test func `a server's mark is parsed from its own text and from nothing else`() {
        let mark = ServerMark(id: "s-1", epoch: 2, beat: 33)
        #expect(ServerMark(mark.text) == mark)
        for text in ["", "a.b", "a.1.2.3", ".1.2", "a.-1.2", "a.1.x"] { #expect(ServerMark(text) == nil) }
    }
}
