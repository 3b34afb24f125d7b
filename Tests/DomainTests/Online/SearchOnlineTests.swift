import Domain
import TestSupport
import Testing

/// Searching the online catalogues: what is cached, and when.
struct SearchOnlineTests {
    private let me = Profile.localID
    private let clock = ManualClock(1_000_000)

    private func search(_ stubs: OnlineStubs) -> SearchOnline { stubs.access(clock).search }
    private func query(_ text: String = "Ferry", page: Int = 1) -> OnlineQuery {
        OnlineQuery(.aniList, text, page: page, language: .english)
    }

    @Test func `U1 a query is recent once it is answered, and its page is cached`() async throws {
        let catalogue = StubCatalogue { _ in .of("A") }
        let stubs = OnlineStubs([catalogue])
        #expect(try await search(stubs).fresh(query(), for: me) == .of("A"))
        #expect(try await stubs.recents.queries(of: me, limit: 10) == ["ferry"])
        #expect(try await stubs.cache.page(query()) == KnownPage(page: .of("A"), fetchedAt: 1_000_000))
        #expect(catalogue.asked.count == 1)
    }

    @Test func `U2 a failed query is not recent, and no page is cached`() async throws {
        let stubs = OnlineStubs([StubCatalogue { _ in throw OnlineProblem.offline }])
        await #expect(throws: OnlineProblem.offline) { try await search(stubs).fresh(query(), for: me) }
        #expect(try await stubs.recents.queries(of: me, limit: 10).isEmpty)
        #expect(try await stubs.cache.page(query()) == nil)
    }

    @Test func `a query without results is not recent`() async throws {
        let stubs = OnlineStubs([StubCatalogue { _ in OnlinePage() }])
        _ = try await search(stubs).fresh(query("frery"), for: me)
        #expect(try await stubs.recents.queries(of: me, limit: 10).isEmpty)
    }

    @Test func `a further page adds no recent query, and a guest has none`() async throws {
        let stubs = OnlineStubs([StubCatalogue { _ in .of("A") }])
        _ = try await search(stubs).fresh(query(page: 2), for: me)
        _ = try await search(stubs).fresh(query(), for: nil)
        #expect(try await stubs.recents.queries(of: me, limit: 10).isEmpty)
    }

    @Test func `a disabled catalogue is not asked`() async throws {
        let stubs = OnlineStubs([StubCatalogue(.tmdb)])
        #expect(await search(stubs).providers() == [.tmdb])
        await #expect(throws: OnlineProblem.notEnabled(.aniList)) { try await search(stubs).fresh(query(), for: me) }
    }

    @Test(arguments: OnlineProvider.allCases)
    func `a page is fresh, then stale, then gone, and a page from the future is stale`(
        provider: OnlineProvider
    ) async throws {
        let stubs = OnlineStubs([StubCatalogue(provider) { _ in .of("A") }])
        let search = search(stubs)
        let query = OnlineQuery(provider, "ferry", language: .korean)
        _ = try await search.fresh(query, for: me)
        func isFresh() async throws -> Bool? { await search.known(query).map { search.isFresh($0, of: query) } }
        #expect(try await isFresh() == true)
        clock.advance(by: provider.freshness - 1)
        #expect(try await isFresh() == true)
        clock.advance(by: 1)
        #expect(try await isFresh() == false)
        clock.advance(by: provider.lifetime - provider.freshness - 1)
        #expect(try await isFresh() == false)
        clock.advance(by: 1)
        #expect(try await isFresh() == nil)
        clock.advance(by: -2 * provider.lifetime)
        #expect(try await isFresh() == false)
    }

    @Test func `an unreachable proxy counts as being offline`() {
        let problem = ProxyProblem("https_proxy", .unreachable)
        #expect(OnlineProblem.proxy(problem).isOffline && CommunityProblem.proxy(problem).isOffline)
    }

    @Test(arguments: [
        ("a", false), ("ab", true), ("  ", false), ("마", true), ("ㅁ", true), ("船", true), ("", false), ("1", false),
    ])
    func `one Latin letter is not searched, one Hangul syllable is`(text: String, isWorth: Bool) {
        #expect(OnlineQuery.isWorthAsking(text) == isWorth)
    }

    @Test(arguments: [
        ("anilist:1", "anilist-1"), ("TMDB:603", "tmdb-603"), ("imdb:tt0111161", "imdb-tt0111161"),
        ("wikidata:Q42", "wikidata-q42"),
    ])
    func `an id is parsed regardless of case`(text: String, local: String) {
        #expect(ExternalID(text)?.local == local)
        #expect(ExternalID(text)?.description == text.lowercased())
    }

    @Test(arguments: ["", "anilist", "anilist:", ":1", "anilist:1 2", "ani list:1", "anilist:1:2", "anilist:-1"])
    func `a malformed id is rejected`(text: String) {
        #expect(ExternalID(text) == nil)
    }

    @Test(arguments: [
        ("imdb:tt0041959", true), ("imdb:0041959", false), ("wikidata:Q1", true), ("tmdb:603", true),
        ("tmdb-tv:0", false), ("letterboxd:the-third-man", true), ("thecocktaildb:11007", false),
        ("idmb:tt0041959", false),
    ])
    func `the id of a work has the form of its catalogue`(text: String, isOne: Bool) {
        #expect(ExternalID(text)?.isOfWork == isOne)
    }
}
