import Domain
import Foundation
import TestSupport
import Testing

@testable import Networking

/// Casts that Wikidata lacks and other sources complete.
struct CastSourcesTests {
    private static let members = """
        [{"person": {"id": 1, "name": "A"}, "character": {"id": 10, "name": "Ann Rudder"}, "self": false},
         {"person": {"id": 2, "name": "B"}, "character": {"id": 11, "name": "B"}, "self": true},
         {"person": {"id": 3, "name": "C"}, "character": {"id": 12, "name": "Ben Oar"}, "self": false, "voice": false},
         {"person": {"id": 4, "name": "D"}, "character": {"id": 13, "name": "ben oar"}},
         {"person": {"id": 5, "name": "E"}}]
        """
    private static let roles = """
        {"data": [{"character": {"mal_id": 7, "name": "Oar, Ben"}, "role": "Supporting", "favorites": 1},
          {"character": {"mal_id": 8, "name": "Rudder, Ann"}, "role": "Main", "voice_actors": []},
          {"role": "Main"}]}
        """

    private static func item(_ kind: String, _ claims: String...) -> String {
        let others = claims.map { ", \($0)" }.joined()
        return WikidataJSON.item(
            "Q1", ["en": "Harbour", "ko": "항구"],
            WikidataJSON.items("P31", kind) + ", " + WikidataJSON.times("P577", "+2011-04-17T00:00:00Z") + others)
    }

    /// Returns the work, and the paths requested from the sources of casts.
    private func record(
        _ item: String, _ answer: @escaping @Sendable (String) -> StubServer.Answer
    ) async throws -> (work: OnlineWork, asked: [String]) {
        var found: (OnlineWork, [String])?
        try await CatalogueBench.run(answering: { request in
            request.target.hasPrefix("/base") ? .json(WikidataJSON.entities(item)) : answer(request.target)
        }) { bench in
            guard case .work(let work) = try await bench.catalogue(.wikidata).record("wikidata:q1") else { return }
            found = (work, bench.server.requests.map(\.target).filter { !$0.hasPrefix("/base") })
        }
        return try #require(found)
    }

    @Test func `a series without a cast takes that of TVmaze, by its ID there`() async throws {
        let (work, asked) = try await record(Self.item("Q5398426", WikidataJSON.texts("P8600", "82"))) { _ in
            .json(Self.members)
        }
        #expect(asked == ["/tvmaze/shows/82/cast"])
        #expect(work.record.cast.map(\.id) == ["tvmaze-82-10", "tvmaze-82-12"])
        #expect(work.record.cast.map(\.name.english) == ["Ann Rudder", "Ben Oar"])
        #expect(work.record.cast.allSatisfy(\.isLead) && work.record.work.title.korean == "항구")
        #expect(work.otherIDs == ["tvmaze:82"])
        _ = try OwnWork.checked(work.record)
    }

    @Test func `a series with only an IMDb ID is found there`() async throws {
        let (work, asked) = try await record(Self.item("Q5398426", WikidataJSON.texts("P345", "tt0944947"))) { target in
            if target.hasPrefix("/tvmaze/lookup") { return .redirect(to: "/tvmaze/shows/82", status: 301) }
            return .json(target.hasSuffix("cast") ? Self.members : #"{"id": 82, "name": "Harbour"}"#)
        }
        #expect(asked == ["/tvmaze/lookup/shows?imdb=tt0944947", "/tvmaze/shows/82", "/tvmaze/shows/82/cast"])
        #expect(work.otherIDs == ["imdb:tt0944947", "tvmaze:82"] && work.record.cast.count == 2)
    }

    @Test func `an animation takes characters and picture from AniList, under their IDs there`() async throws {
        let item = Self.item("Q20650540", WikidataJSON.texts("P8729", "1"), WikidataJSON.texts("P4086", "77"))
        let answer = AniListTests.one.replacing(
            #""idMal": 77"#, with: #""idMal": 77, "coverImage": {"large": "https://a.org/1.jpg"}"#)
        let (work, asked) = try await record(item) { _ in .json(answer) }
        #expect(asked == ["/anilist"])
        #expect(work.id == "wikidata:q1" && work.record.work.id == "wikidata-q1")
        #expect(work.record.cast.map(\.id) == ["anilist-1-10", "anilist-1-11", "anilist-1-12"])
        #expect(work.record.cast.map(\.isLead) == [true, false, false])
        #expect(work.picture == PictureAddress("https://a.org/1.jpg"))
    }

    @Test func `MyAnimeList replaces an unavailable AniList, with leads first and names in order`() async throws {
        let item = Self.item("Q63952888", WikidataJSON.texts("P8729", "1"), WikidataJSON.texts("P4086", "77"))
        let (work, asked) = try await record(item) { target in
            if target.hasPrefix("/tvmaze") { return .json("null", status: 404) }
            return target == "/anilist" ? .json("{}", status: 403) : .json(Self.roles)
        }
        #expect(asked.prefix(2) == ["/anilist", "/jikan/anime/77/characters"])
        #expect(work.record.cast.map(\.name.english) == ["Ann Rudder", "Ben Oar"])
        #expect(work.record.cast.map(\.id) == ["mal-77-8", "mal-77-7"])
        #expect(work.record.cast.map(\.isLead) == [true, false])
    }

    @Test(arguments: [404, 429, 500])
    func `a source that does not answer leaves the work unchanged`(status: Int) async throws {
        let (work, _) = try await record(Self.item("Q5398426", WikidataJSON.texts("P8600", "82"))) { _ in
            .json("<html>", status: status)
        }
        #expect(work.record.cast.isEmpty && work.record.work.title.english == "Harbour")
    }

    @Test func `a film and a work without IDs make no request`() async throws {
        for item in [Self.item("Q11424", WikidataJSON.texts("P345", "tt1")), Self.item("Q5398426")] {
            let (work, asked) = try await record(item) { _ in .json(Self.members) }
            #expect(asked.isEmpty && work.record.cast.isEmpty)
        }
    }
}
