import Networking
import Testing

@testable import DimoApp

/// The doctor's requests, and its interpretation of the answers.
struct ProviderProbeTests {
    private static let providers = ["a", "b", "c"].map { name in
        ProviderEntry(name: name, isEnabled: name != "b", url: BaseURL(https: "\(name).example.org"))
    }

    private func reach(_ client: ProviderStubClient) async -> [ProviderReach] {
        await ProviderProbe(client: client).reach(of: Self.providers)
    }

    @Test func `each enabled provider is asked once, concurrently, with a five-second timeout`() async {
        let client = ProviderStubClient(together: 2)
        let reach = await reach(client)
        #expect(reach.map(\.isReachable) == [true, nil, true])
        #expect(reach.map(\.why) == [nil, "not enabled", nil])
        #expect(Set(client.requests.map(\.baseURL.host)) == ["a.example.org", "c.example.org"])
        #expect(client.requests.count == 2)
        #expect(client.requests.allSatisfy { $0.method == .head && $0.timeout == .seconds(5) })
    }

    @Test(
        arguments: [
            (.offline, false, "no connection"), (.timedOut, false, "timed out"),
            (.status(503, retryAfter: nil), false, "status 503"), (.status(404, retryAfter: nil), true, nil),
            (.status(401, retryAfter: nil), true, nil), (.status(501, retryAfter: nil), true, nil),
            (.switchedOff, nil, "network access is off"),
        ] as [(NetworkError.Reason, Bool?, String?)])
    func `error statuses count as reachable, but 503 and network errors do not`(
        reason: NetworkError.Reason, isReachable: Bool?, why: String?
    ) async {
        let reach = await reach(ProviderStubClient(failures: ["c.example.org": reason], together: 2))
        #expect(
            reach == [
                ProviderReach(isReachable: true, why: nil), ProviderReach(isReachable: nil, why: "not enabled"),
                ProviderReach(isReachable: isReachable, why: why),
            ])
    }

    @MainActor @Test func `a report lists the providers without contacting them`() throws {
        let container = try Stage.container()
        let report = DoctorReport(container)
        #expect(report.providers.map(\.name) == ["open_meteo", "wikidata", "anilist", "tmdb", "thecocktaildb"])
        #expect(report.providers.map(\.isEnabled) == [true, false, false, false, false])
        #expect(report.providers.first?.host == "api.open-meteo.com")
        #expect(report.providers.allSatisfy { $0.reach == nil })
    }

    @MainActor @Test func `an offline report contacts no provider`() async throws {
        let container = try Stage.container { $0.isOffline = true }
        var report = DoctorReport(container)
        let wasHealthy = report.isHealthy
        await report.askProviders(container)
        #expect(report.providers.map(\.reach?.isReachable) == [nil, nil, nil, nil, nil])
        #expect(report.providers.first?.reach?.why == "network access is off")
        #expect(report.isHealthy == wasHealthy)
    }
}
