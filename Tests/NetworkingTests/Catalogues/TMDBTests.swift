import Domain
import Foundation
import TestSupport
import Testing

@testable import Networking

struct TMDBTests {
    static let page = """
        {"page": 1, "results": [
          {"adult": false, "genre_ids": [18], "id": 603, "original_language": "en", "original_title": "Night Ferry",
           "overview": "not ours to keep", "poster_path": "/p.jpg", "release_date": "1999-03-30",
           "title": "Night Ferry", "vote_average": 8.2},
          {"adult": false, "genre_ids": [16, 18], "id": 604, "original_language": "ko", "original_title": "밤의 나룻배",
           "release_date": "", "title": "The Ferry"},
          {"adult": true, "id": 605, "title": "Hidden"}, {"title": "no id"}
        ], "total_pages": 900, "total_results": 18000}
        """
    static let one = """
        {"id": 603, "imdb_id": "tt0133093", "title": "Night Ferry", "original_title": "Nachtfähre",
         "original_language": "de", "release_date": "1999-03-30", "adult": false, "overview": "not ours to keep",
         "poster_path": "/ferry.jpg", "genres": [{"id": 28, "name": "Action"}, {"id": 878, "name": "Science Fiction"}], "runtime": 136,
         "credits": {"cast": [
            {"id": 2, "name": "B", "character": "Captain / The Voice", "order": 1},
            {"id": 1, "name": "A", "character": "Ann Rudder (voice)", "order": 0},
            {"id": 3, "name": "C", "character": "Self", "order": 2},
            {"id": 4, "name": "D", "character": "", "order": 3},
            {"id": 5, "name": "E", "character": "captain", "order": 4},
            {"id": 1, "name": "A", "character": "Ann's Sister", "order": 5}, {"name": "F"}
         ], "crew": [{"job": "Director", "name": "X One"}, {"job": "Director", "name": "Y Two"},
            {"job": "Editor", "name": "Z"}]},
         "translations": {"translations": [{"iso_639_1": "fr", "data": {"title": "Le Ferry"}},
            {"iso_639_1": "ko", "data": {"title": "밤의 나룻배"}}]}}
        """

    private func target(_ bench: CatalogueBench) throws -> [String: String] {
        let target = try #require(bench.server.requests.last?.target)
        let items = URLComponents(string: target)?.queryItems ?? []
        return Dictionary(items.map { ($0.name, $0.value ?? "") }) { $1 }
    }

    @Test func `N16 a page at a valid address decodes to its entries`() async throws {
        try await CatalogueBench.run(answering: { _ in .json(Self.page) }) { bench in
            let page = try await bench.catalogue(.tmdb).page(CatalogueBench.query(.tmdb, page: 1))
            #expect(page.hasMore)
            #expect(
                page.entries == [
                    OnlineEntry(
                        id: ExternalID(.tmdb, 603), kind: .film, title: LocalizedText(both: "Night Ferry"), year: 1999,
                        picture: PictureAddress("https://image.tmdb.org/t/p/w342/p.jpg")),
                    OnlineEntry(
                        id: ExternalID(.tmdb, 604), kind: .animation,
                        title: LocalizedText(english: "The Ferry", korean: "밤의 나룻배")),
                ])
            let asked = try target(bench)
            #expect(asked == ["query": "ferry", "page": "1", "language": "en-US", "include_adult": "false"])
        }
    }

    @Test func `page 500 is the last, even if more are reported`() async throws {
        try await CatalogueBench.run(answering: { _ in
            .json(#"{"page": 500, "results": [], "total_pages": 900}"#)
        }) { bench in
            let page = try await bench.catalogue(.tmdb).page(CatalogueBench.query(.tmdb, page: 500))
            #expect(!page.hasMore)
        }
    }

    @Test func `titles are in the language of the program`() async throws {
        try await CatalogueBench.run(answering: { _ in .json(Self.page) }) { bench in
            let page = try await bench.catalogue(.tmdb).page(CatalogueBench.query(.tmdb, "나룻배", .korean))
            #expect(try target(bench)["language"] == "ko-KR" && target(bench)["query"] == "나룻배")
            #expect(page.entries.first?.title.korean == "Night Ferry")
        }
    }

    @Test func `a token is a header, a key a query item, and without either nothing is sent`() async throws {
        try await CatalogueBench.run(answering: { _ in .json(Self.page) }) { bench in
            _ = try await bench.catalogue(.tmdb).page(CatalogueBench.query(.tmdb))
            #expect(bench.server.requests.last?.headers["authorization"] == "Bearer \(CatalogueBench.token)")
            #expect(try target(bench)["api_key"] == nil)
            _ = try await bench.catalogue(.tmdb, token: CatalogueBench.key).page(CatalogueBench.query(.tmdb))
            #expect(bench.server.requests.last?.headers["authorization"] == nil)
            #expect(try target(bench)["api_key"] == CatalogueBench.key)
            #expect(await CatalogueBench.problem(bench.catalogue(.tmdb, token: nil)) == .noKey(.tmdb))
            #expect(bench.server.requests.count == 2)
        }
    }

    @Test func `a film becomes a work with the characters of its cast`() async throws {
        try await CatalogueBench.run(answering: { _ in .json(Self.one) }) { bench in
            guard case .work(let found) = try await bench.catalogue(.tmdb).record(ExternalID(.tmdb, 603)) else {
                Issue.record("no work")
                return
            }
            #expect(bench.server.requests.last?.target.hasPrefix("/base/movie/603?") == true)
            #expect(found.otherIDs == [ExternalID("imdb", "tt0133093")])
            #expect(found.picture == PictureAddress("https://image.tmdb.org/t/p/w342/ferry.jpg"))
            let work = found.record.work
            #expect(work.id == "tmdb-603" && work.kind == .film && work.year == 1999)
            #expect(work.title == LocalizedText(english: "Night Ferry", korean: "밤의 나룻배"))
            #expect(work.originalTitle == "Nachtfähre" && work.director?.english == "X One, Y Two")
            #expect(work.genres == ["action", "science-fiction"] && work.synopsis.english.isEmpty)
            #expect(found.record.cast.map(\.name.english) == ["Ann Rudder", "Captain", "Ann's Sister"])
            #expect(found.record.cast.map(\.id) == ["tmdb-603-1", "tmdb-603-2", "tmdb-603-1-2"])
            #expect(found.record.cast.map(\.isLead) == [true, true, false])
            _ = try OwnWork.checked(found.record)
        }
    }

    @Test func `numbered extras are not leads, however early they are billed`() async throws {
        let film = """
            {"id": 603, "title": "Night Ferry", "release_date": "1999-03-30", "credits": {"cast": [
                {"id": 1, "character": "Ann", "order": 0}, {"id": 2, "character": "Passenger #2", "order": 1},
                {"id": 3, "character": "Ben"}]}}
            """
        try await CatalogueBench.run(answering: { _ in .json(film) }) { bench in
            guard case .work(let found) = try await bench.catalogue(.tmdb).record(ExternalID(.tmdb, 603)) else {
                Issue.record("no work")
                return
            }
            #expect(found.record.cast.map(\.isLead) == [true, false, false] && !found.hasMoreCast)
        }
    }

    @Test func `an IMDb ID finds the film`() async throws {
        try await CatalogueBench.run(answering: { _ in
            .json(#"{"movie_results": [{"id": 603}], "tv_results": [{"id": 7}]}"#)
        }) { bench in
            let catalogue = bench.catalogue(.tmdb)
            let found = try await catalogue.entry(of: ["mal:1", "imdb:tt0133093"])
            #expect(found == ExternalID(.tmdb, 603))
            #expect(bench.server.requests.last?.target.hasPrefix("/base/find/tt0133093?") == true)
            #expect(try target(bench)["external_source"] == "imdb_id")
            #expect(try await catalogue.entry(of: ["mal:1"]) == nil)
            #expect(bench.server.requests.count == 1)
        }
    }

    @Test func `a film without a release date cannot be kept`() async throws {
        try await CatalogueBench.run(answering: { _ in .json(#"{"id": 1, "title": "A", "release_date": ""}"#) }) {
            bench in
            await #expect(throws: OnlineProblem.noYear) {
                try await bench.catalogue(.tmdb).record(ExternalID(.tmdb, 1))
            }
        }
    }
}
