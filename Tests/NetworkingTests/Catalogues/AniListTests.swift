import Domain
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Networking

struct AniListTests {
    static let page = """
        {"data": {"Page": {"pageInfo": {"total": 5000, "perPage": 25, "currentPage": 1, "lastPage": 200, \
        "hasNextPage": true}, "media": [
          {"id": 1, "title": {"romaji": "Yoru no Fune", "english": "Night Ferry", "native": "夜の船"},
           "synonyms": ["The Ferry", "밤의 나룻배"], "startDate": {"year": 2019}, "seasonYear": 2019, "isAdult": false},
          {"id": 2, "title": {"romaji": "Kawa", "english": null, "native": null}, "synonyms": [],
           "startDate": {"year": null}, "seasonYear": null, "isAdult": false},
          {"id": 3, "title": {"romaji": "Hidden"}, "startDate": {"year": 2000}, "isAdult": true},
          {"id": "four"}, null,
          {"id": 5, "title": null}
        ]}}}
        """
    static let one = """
        {"data": {"Media": {"id": 1, "idMal": 77, "title": {"romaji": "Yoru no Fune", "english": "Night Ferry", \
        "native": "夜の船"}, "synonyms": ["The Ferry", "밤의 나룻배", "night ferry"], "startDate": {"year": 2019}, \
        "isAdult": false, "genres": ["Drama", "Slice of Life", "Ecchi", "Mahou Shoujo", "Fantasy"], \
        "description": "not ours to keep", "characters": {"edges": [
          {"role": "SUPPORTING", "node": {"id": 11, "name": {"full": "Ben Oar", "native": "ベン"}}},
          {"role": "MAIN", "node": {"id": 10, "name": {"full": "Ann Rudder", "native": "アン"}}},
          {"role": "BACKGROUND", "node": {"id": 12, "name": {"full": null, "native": "船長"}}},
          {"role": "BACKGROUND", "node": {"id": 13, "name": {"full": "ann rudder", "native": null}}},
          {"role": "MAIN", "node": {"id": 14, "name": null}}, {"role": "MAIN"}
        ]}}}}
        """

    @Test func `N16 a page at a valid address decodes to its entries, without adult ones`() async throws {
        try await CatalogueBench.run(answering: { _ in .json(Self.page) }) { bench in
            let page = try await bench.catalogue(.aniList).page(CatalogueBench.query(.aniList, " Night FERRY", page: 2))
            #expect(page.hasMore)
            #expect(
                page.entries == [
                    OnlineEntry(
                        id: ExternalID(.aniList, 1), kind: .animation,
                        title: LocalizedText(english: "Night Ferry", korean: "밤의 나룻배"), originalTitle: "夜の船",
                        otherTitles: ["Yoru no Fune", "The Ferry"], year: 2019),
                    OnlineEntry(id: ExternalID(.aniList, 2), kind: .animation, title: LocalizedText(both: "Kawa")),
                ])
            let request = try #require(bench.server.requests.first)
            #expect(request.method == "POST" && request.target == "/base")
            let body = try #require(try JSONSerialization.jsonObject(with: request.body) as? [String: Any])
            let variables = try #require(body["variables"] as? [String: Any])
            #expect(variables["search"] as? String == "night ferry" && variables["page"] as? Int == 2)
            let query = try #require(body["query"] as? String)
            #expect(query.contains("type: ANIME") && query.contains("isAdult: false"))
        }
    }

    @Test func `an animation becomes a work with its characters, leads first, each once`() async throws {
        try await CatalogueBench.run(answering: { _ in .json(Self.one) }) { bench in
            guard case .work(let found) = try await bench.catalogue(.aniList).record(ExternalID(.aniList, 1)) else {
                Issue.record("no work")
                return
            }
            #expect(found.id == ExternalID(.aniList, 1) && found.otherIDs == [ExternalID("mal", "77")])
            let work = found.record.work
            #expect(work.id == "anilist-1" && work.kind == .animation && work.year == 2019)
            #expect(work.title == LocalizedText(english: "Night Ferry", korean: "밤의 나룻배"))
            #expect(work.originalTitle == "夜の船" && work.otherTitles == ["Yoru no Fune", "The Ferry"])
            #expect(work.genres == ["drama", "slice-of-life", "fantasy"])
            #expect(work.synopsis == LocalizedText(both: ""))
            #expect(found.record.cast.map(\.id) == ["anilist-1-10", "anilist-1-11", "anilist-1-12"])
            #expect(found.record.cast.map(\.isLead) == [true, false, false])
            #expect(found.record.cast[0].otherNames == ["アン"] && found.record.cast[2].name.english == "船長")
            #expect(found.record.cast.allSatisfy { $0.guess == nil })
            _ = try OwnWork.checked(found.record)
        }
    }

    @Test(arguments: [
        (#"{"errors": [{"message": "Not Found.", "status": 404}], "data": null}"#, OnlineProblem.notFound),
        (#"{"errors": [{"message": "Too Many Requests.", "status": 429}], "data": null}"#, .busy(until: nil)),
        (#"{"errors": [{"message": "x", "status": 500}], "data": null}"#, .outOfOrder(status: 500)),
        (#"{"errors": [], "data": null}"#, .unreadable(at: "data")), ("{}", .unreadable(at: "data")),
        (#"{"data": {"Page": 7}}"#, .unreadable(at: "data.Page")),
    ])
    func `an error in a successful answer is a refusal`(body: String, problem: OnlineProblem) async throws {
        try await CatalogueBench.run(answering: { _ in .json(body) }) { bench in
            #expect(await CatalogueBench.problem(bench.catalogue(.aniList)) == problem)
        }
    }

    @Test(arguments: [
        (#"{"data": {"Media": null}}"#, OnlineProblem.notFound),
        (#"{"data": {"Media": {"id": 1, "title": {"romaji": "A"}}}}"#, .noYear),
        (#"{"data": {"Media": {"id": 1, "title": {"romaji": "A"}, "startDate": {"year": 9999}}}}"#, .noYear),
        (#"{"data": {"Media": {"id": 1, "title": {"romaji": "A"}, "isAdult": true}}}"#, .notFound),
    ])
    func `a work that cannot be kept says why`(body: String, problem: OnlineProblem) async throws {
        try await CatalogueBench.run(answering: { _ in .json(body) }) { bench in
            await #expect(throws: problem) { try await bench.catalogue(.aniList).record(ExternalID(.aniList, 1)) }
        }
    }

    @Test func `a cast is read in pages up to the limit, and marked as longer`() async throws {
        let pages = Mutex<[Int]>([])
        try await CatalogueBench.run(answering: { request in
            let body = try? JSONSerialization.jsonObject(with: request.body) as? [String: Any]
            let page = (body?["variables"] as? [String: Any])?["page"] as? Int ?? 1
            pages.withLock { $0.append(page) }
            let edges = (0..<25).map { place in
                let name = "Sailor \(page) \(place)"
                return #"{"role": "\#(place == 0 ? "MAIN" : "SUPPORTING")", "node": {"id": \#(page * 100 + place), "#
                    + #""name": {"full": "\#(name)"}}}"#
            }
            return .json(
                #"{"data": {"Media": {"id": 1, "title": {"romaji": "A"}, "startDate": {"year": 2019}, "characters": "#
                    + #"{"pageInfo": {"hasNextPage": true}, "edges": [\#(edges.joined(separator: ","))]}}}}"#)
        }) { bench in
            guard case .work(let found) = try await bench.catalogue(.aniList).record(ExternalID(.aniList, 1)) else {
                Issue.record("no work")
                return
            }
            #expect(found.record.cast.count == OwnWork.largestCast && found.hasMoreCast)
            #expect(found.record.cast.prefix(5).map(\.isLead) == [true, true, true, true, false])
            _ = try OwnWork.checked(found.record)
        }
        #expect(pages.withLock { $0 } == [1, 2, 3, 4])
    }

    @Test func `an ID at MyAnimeList finds the entry, and an unknown one finds none`() async throws {
        try await CatalogueBench.run(answering: { _ in .json(#"{"data": {"Media": {"id": 5}}}"#) }) { bench in
            let catalogue = bench.catalogue(.aniList)
            let found = try await catalogue.entry(of: ["imdb:tt1", "mal:77"])
            #expect(found == ExternalID(.aniList, 5))
            #expect(try await catalogue.entry(of: ["imdb:tt1"]) == nil)
            #expect(bench.server.requests.count == 1)
        }
        let missing = #"{"errors": [{"message": "Not Found.", "status": 404}], "data": null}"#
        try await CatalogueBench.run(answering: { _ in .json(missing) }) { bench in
            let found = try await bench.catalogue(.aniList).entry(of: ["mal:77"])
            #expect(found == nil)
        }
    }

    @Test func `an ID that is no number is not requested`() async throws {
        try await CatalogueBench.run(answering: { _ in .json("{}") }) { bench in
            for provider in OnlineProvider.allCases {
                await #expect(throws: OnlineProblem.unknownID("\(provider.rawValue):x1")) {
                    try await bench.catalogue(provider).record(ExternalID(provider.rawValue, "x1"))
                }
            }
            #expect(bench.server.requests.isEmpty)
        }
    }
}
