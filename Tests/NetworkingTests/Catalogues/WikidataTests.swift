import Domain
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Networking

struct WikidataTests {
    /// A page and its items in one answer, for a stub that gives the same answer to every request.
    static let page = """
        {"query": {"search": [{"ns": 0, "title": "Q1"}]},
         "entities": {\(WikidataJSON.item("Q1", ["en": "Night Ferry"], WikidataJSON.items("P31", "Q11424")))}}
        """

    private static let ferry = WikidataJSON.item(
        "Q1", ["en": "Night Ferry (2019 film)", "ko": "밤의 나룻배"], aliases: ["en": ["The Ferry"], "ko": ["밤배"]],
        WikidataJSON.items("P31", "Q11424"), WikidataJSON.title("Nachtfähre", "de"),
        WikidataJSON.times("P577", "+2020-01-31T00:00:00Z", "+2019-05-21T00:00:00Z"),
        WikidataJSON.items("P57", "Q10", "Q11"), WikidataJSON.items("P136", "Q20", "Q21"),
        WikidataJSON.quantity("P2047", "+136", unit: "Q7727"),
        WikidataJSON.property(
            "P161",
            [
                WikidataJSON.actor("Q30", role: "Q40"), WikidataJSON.actor("Q31", role: "Q41"),
                WikidataJSON.actor("Q32", role: "The Voice / Ghost (voice)"), WikidataJSON.actor("Q33", role: "Q42"),
                WikidataJSON.actor("Q34", role: "Q34"), WikidataJSON.actor("Q35", role: "Q43"),
            ]),
        WikidataJSON.items("P674", "Q41", "Q44"), WikidataJSON.texts("P345", "tt0133093"),
        WikidataJSON.texts("P4947", "603"), WikidataJSON.texts("P4983", "77"),
        WikidataJSON.texts("P8729", "5", "6"), WikidataJSON.texts("P6127", "night-ferry-2019"))

    private static let related = WikidataJSON.entities(
        WikidataJSON.item("Q10", ["en": "X One", "ko": "엑스 원"]), WikidataJSON.item("Q11", ["mul": "Y Two"]),
        WikidataJSON.item("Q20", ["en": "science fiction film"]),
        WikidataJSON.item("Q21", ["en": "romantic comedy"]),
        WikidataJSON.item("Q40", ["en": "Ann Rudder", "ko": "앤 러더"], aliases: ["en": ["Annie"]]),
        WikidataJSON.item("Q41", ["ko": "선장"]), WikidataJSON.item("Q42", ["en": "police officer"]),
        WikidataJSON.item("Q34", ["en": "Guest Star"]), WikidataJSON.item("Q43", ["en": "Ben Oar (Night Ferry)"]),
        WikidataJSON.item("Q44", ["en": "Gull"]))

    /// The parameters of a request.
    private static func query(_ request: StubServer.Request) -> [String: String] {
        let items = URLComponents(string: request.target)?.queryItems ?? []
        return Dictionary(items.map { ($0.name, $0.value ?? "") }) { $1 }
    }

    private static func record(
        _ answers: @escaping @Sendable ([String: String]) -> String, id: ExternalID = "wikidata:q1"
    ) async throws -> (work: OnlineWork, requests: [StubServer.Request]) {
        var found: (OnlineWork, [StubServer.Request])?
        try await CatalogueBench.run(answering: { .json(answers(query($0))) }) { bench in
            guard case .work(let work) = try await bench.catalogue(.wikidata).record(id) else { return }
            found = (work, bench.server.requests)
        }
        return try #require(found)
    }

    private static func record(_ item: String) async throws -> OnlineWork {
        try await record({ _ in WikidataJSON.entities(item) }).work
    }

    @Test func `a page first requests films and series by words, then their names and dates`() async throws {
        let items = WikidataJSON.entities(
            WikidataJSON.item(
                "Q1", ["en": "Night Ferry", "ko": "밤의 나룻배"], WikidataJSON.items("P31", "Q11424"),
                WikidataJSON.times("P577", "+2019-05-21T00:00:00Z")),
            WikidataJSON.item(
                "Q2", ["ko": "나룻배 사람들"], WikidataJSON.items("P31", "Q5398426"),
                WikidataJSON.times("P580", "+2021-00-00T00:00:00Z", precision: 9),
                WikidataJSON.times("P577", "+2019-05-21T00:00:00Z")),
            WikidataJSON.item("Q3", ["en": "Boat"], WikidataJSON.items("P31", "Q63952888")),
            WikidataJSON.item("Q4", ["en": "Ferry"], WikidataJSON.items("P31", "Q5")),
            WikidataJSON.item("Q5", [:], WikidataJSON.items("P31", "Q11424")),
            WikidataJSON.item(
                "Q6", ["en": "Hidden"], WikidataJSON.items("P31", "Q11424"), WikidataJSON.items("P136", "Q185529")))
        try await CatalogueBench.run(answering: { request in
            .json(
                Self.query(request)["action"] == "query"
                    ? WikidataJSON.search(["Q2", "Q1", "Q3", "Q4", "Q5", "Q6", "Q7"], next: 20) : items)
        }) { bench in
            let page = try await bench.catalogue(.wikidata)
                .page(CatalogueBench.query(.wikidata, "Night: \"Ferry\" -don't", page: 2))
            #expect(page.hasMore)
            #expect(
                page.entries == [
                    OnlineEntry(id: "wikidata:q2", kind: .series, title: LocalizedText(both: "나룻배 사람들"), year: 2021),
                    OnlineEntry(
                        id: "wikidata:q1", kind: .film, title: LocalizedText(english: "Night Ferry", korean: "밤의 나룻배"),
                        year: 2019),
                    OnlineEntry(id: "wikidata:q3", kind: .animatedSeries, title: LocalizedText(both: "Boat")),
                ])
            let asked = bench.server.requests.map(Self.query)
            #expect(asked.count == 2 && asked[0]["sroffset"] == "10" && asked[0]["format"] == "json")
            let search = try #require(asked[0]["srsearch"])
            #expect(search.hasPrefix("night ferry don't haswbstatement:P31=Q11424|P31=Q5398426|"))
            #expect(asked[1]["ids"] == "Q2|Q1|Q3|Q4|Q5|Q6|Q7" && asked[1]["languages"] == "en|ko|mul")
            #expect(bench.server.requests.allSatisfy { $0.method == "GET" })
        }
    }

    @Test func `the longest search text fits the limit of the search`() {
        let longest = String(repeating: "a", count: OnlineQuery.longestText)
        let classes = WikidataEntity.searchedClasses.map { "P31=\($0)" }.joined(separator: "|")
        #expect("\(longest) haswbstatement:\(classes)".count <= 300)
        #expect(WikidataCatalogue.words("?!") == "")
    }

    @Test func `an empty search requests no items, and signs alone request nothing`() async throws {
        try await CatalogueBench.run(answering: { _ in .json(WikidataJSON.search([])) }) { bench in
            let catalogue = bench.catalogue(.wikidata)
            let signs = try await catalogue.page(CatalogueBench.query(.wikidata, "?!"))
            #expect(signs == OnlinePage() && bench.server.requests.isEmpty)
            let words = try await catalogue.page(CatalogueBench.query(.wikidata))
            #expect(words == OnlinePage())
            #expect(bench.server.requests.count == 1)
        }
    }

    @Test func `IDs of other catalogues find the one item that has them`() async throws {
        try await CatalogueBench.run(answering: { request in
            let search = Self.query(request)["srsearch"] ?? ""
            return .json(WikidataJSON.search(search.contains("tt0133093") ? ["Q7"] : ["Q7", "Q8"]))
        }) { bench in
            let catalogue = bench.catalogue(.wikidata)
            let found = try await catalogue.entry(of: ["imdb:tt0133093", "mal:7", "x:1"])
            #expect(found == "wikidata:q7")
            #expect(
                bench.server.requests.last.map(Self.query)?["srsearch"]
                    == "haswbstatement:P345=tt0133093|P4086=7")
            #expect(try await catalogue.entry(of: ["mal:7"]) == nil, "several items identify nothing")
            #expect(try await catalogue.entry(of: ["x:1"]) == nil)
            #expect(bench.server.requests.count == 2)
        }
    }

    @Test func `a long cast is requested in batches of fifty`() async throws {
        let roles = (100..<180).map { WikidataJSON.actor("Q\(1_000 + $0)", role: "Q\($0)") }
        let item = WikidataJSON.item(
            "Q1", ["en": "Night Ferry"], WikidataJSON.items("P31", "Q11424"),
            WikidataJSON.times("P577", "+2019-05-21T00:00:00Z"), WikidataJSON.property("P161", roles))
        let (found, requests) = try await Self.record { query in
            guard query["ids"] != "Q1" else { return WikidataJSON.entities(item) }
            let names = (query["ids"] ?? "").split(separator: "|").map { id in
                WikidataJSON.item(String(id), ["en": "Sailor \(id)"])
            }
            return #"{"entities": {\#(names.joined(separator: ", "))}, "success": 1}"#
        }
        #expect(found.record.cast.count == 80 && !found.hasMoreCast)
        #expect(requests.dropFirst().map { Self.query($0)["ids"]?.split(separator: "|").count } == [50, 30])
    }

    @Test func `a film becomes a work with names in both languages, its roles its characters`() async throws {
        let (found, requests) = try await Self.record { query in
            query["ids"] == "Q1" ? WikidataJSON.entities(Self.ferry) : Self.related
        }
        let work = found.record.work
        #expect(work.id == "wikidata-q1" && work.kind == .film && work.year == 2019 && work.length == .long)
        #expect(work.title == LocalizedText(english: "Night Ferry", korean: "밤의 나룻배"))
        #expect(work.originalTitle == "Nachtfähre" && work.otherTitles == ["The Ferry", "밤배"])
        #expect(work.director == LocalizedText(english: "X One, Y Two", korean: "엑스 원, Y Two"))
        #expect(work.genres == ["science-fiction", "romance", "comedy"])
        #expect(work.synopsis == LocalizedText(both: ""))
        // Several ids of one catalogue identify nothing, and a series' id cannot belong to a film.
        #expect(found.otherIDs == ["imdb:tt0133093", "tmdb:603", "letterboxd:night-ferry-2019"])
        #expect(
            found.record.cast.map(\.name) == [
                LocalizedText(english: "Ann Rudder", korean: "앤 러더"), LocalizedText(both: "선장"),
                LocalizedText(both: "The Voice"), LocalizedText(both: "Ben Oar"), LocalizedText(both: "Gull"),
            ])
        #expect(found.record.cast.map(\.isLead) == [true, true, true, false, false])
        #expect(found.record.cast.first?.id == "wikidata-q1-q40" && found.record.cast[0].otherNames == ["Annie"])
        _ = try OwnWork.checked(found.record)
        #expect(requests.count == 2)
        #expect(
            Self.query(requests[1])["ids"] == "Q10|Q11|Q20|Q21|Q40|Q41|Q42|Q34|Q43|Q44")
    }

    @Test(arguments: [
        (["Q11424"], WorkKind.film), (["Q20650540", "Q11424"], .animation), (["Q1259759"], .series),
        (["Q5398426", "Q581714"], .animatedSeries), (["Q11424", "Q1259759"], .film),
    ])
    func `the kind follows from the item's classes`(classes: [String], kind: WorkKind) async throws {
        let claims = WikidataJSON.property("P31", classes.map { WikidataJSON.statement("P31", item: $0) })
        let found = try await Self.record(
            WikidataJSON.item("Q1", ["en": "Ferry"], claims, WikidataJSON.times("P577", "+1999-01-01T00:00:00Z")))
        #expect(found.record.work.kind == kind)
    }

    @Test func `preferred statements come first, and deprecated ones are ignored`() async throws {
        func time(_ year: Int, _ rank: String) -> String {
            WikidataJSON.statement(
                "P577", #"{"time": "+\#(year)-01-01T00:00:00Z", "precision": 11}"#, "time", rank: rank)
        }
        let found = try await Self.record(
            WikidataJSON.item(
                "Q1", ["en": "Ferry"],
                WikidataJSON.property(
                    "P31",
                    [
                        WikidataJSON.statement("P31", item: "Q11424"),
                        WikidataJSON.statement("P31", item: "Q581714", rank: "deprecated"),
                    ]),
                WikidataJSON.property(
                    "P577", [time(1990, "normal"), time(2001, "preferred"), time(1950, "deprecated")])
            ))
        #expect(found.record.work.year == 2001 && found.record.work.kind == .film)
    }

    @Test func `a Korean work without a Korean label takes its original title`() async throws {
        let found = try await Self.record(
            WikidataJSON.item(
                "Q1", ["en": "Night Ferry"], WikidataJSON.items("P31", "Q11424"),
                WikidataJSON.title("밤의 나룻배", "ko"), WikidataJSON.times("P577", "+1999-01-01T00:00:00Z")))
        #expect(found.record.work.title == LocalizedText(english: "Night Ferry", korean: "밤의 나룻배"))
        #expect(found.record.work.originalTitle == nil && found.record.cast.isEmpty)
    }

    @Test func `a merged item resolves to its target`() async throws {
        let merged = WikidataJSON.item(
            "Q1", ["en": "Ferry"], WikidataJSON.items("P31", "Q11424"),
            WikidataJSON.times("P577", "+1999-01-01T00:00:00Z"),
            rest: #", "redirects": {"from": "Q9", "to": "Q1"}"#
        ).replacing(#""Q1": {"type""#, with: #""Q9": {"type""#)
        let found = try await Self.record({ _ in WikidataJSON.entities(merged) }, id: "wikidata:Q9").work
        #expect(found.id == "wikidata:q1" && found.record.work.id == "wikidata-q1")
        #expect(found.otherIDs == ["wikidata:q9"])
    }

    @Test(
        arguments: [
            (#"{"entities": {"Q1": {"id": "Q1", "missing": true}}}"#, OnlineProblem.notFound),
            (#"{"entities": {}}"#, .notFound), (#"{"success": 1}"#, .unreadable(at: "entities")),
            (#"{"error": {"code": "no-such-entity", "info": "Could not find an entity"}}"#, .notFound),
            (#"{"error": {"code": "ratelimited", "info": "Too many"}}"#, .busy(until: nil)),
            (#"{"error": {"code": "maxlag", "info": "Waiting: 7 seconds lagged"}}"#, .busy(until: nil)),
            (#"{"error": {"code": "internal_api_error", "info": "Database is down"}}"#, .other("Database is down")),
            (WikidataJSON.entities(WikidataJSON.item("Q1", ["en": "A"], WikidataJSON.items("P31", "Q11424"))), .noYear),
            (WikidataJSON.entities(WikidataJSON.item("Q1", ["en": "A"], WikidataJSON.items("P31", "Q5"))), .notFound),
            (WikidataJSON.entities(WikidataJSON.item("Q1", [:], WikidataJSON.items("P31", "Q11424"))), .notFound),
            (#"{"entities": {"Q1": {"id": "Q1", "labels": [], "aliases": [], "claims": []}}}"#, .notFound),
            ("\n<!DOCTYPE html><html><body>Sign in to this network</body></html>", .webPage),
        ] as [(String, OnlineProblem)])
    func `a work that cannot be kept says why`(body: String, problem: OnlineProblem) async throws {
        try await CatalogueBench.run(answering: { _ in .json(body) }) { bench in
            await #expect(throws: problem) { try await bench.catalogue(.wikidata).record("wikidata:q1") }
        }
    }

    @Test(arguments: [
        ("+1999-00-00T00:00:00Z", 7), ("-0044-03-15T00:00:00Z", 11), ("+9999-01-01T00:00:00Z", 11), ("soon", 11),
    ])
    func `an item without a usable year is refused`(time: String, precision: Int) async throws {
        let item = WikidataJSON.item(
            "Q1", ["en": "A"], WikidataJSON.items("P31", "Q11424"),
            WikidataJSON.times("P577", time, precision: precision))
        await #expect(throws: OnlineProblem.noYear) { try await Self.record(item) }
    }

    @Test func `requests are sent one at a time`() async throws {
        let state = Mutex((running: 0, most: 0))
        try await CatalogueBench.run(answering: { _ in
            state.withLock {
                $0.running += 1
                $0.most = max($0.most, $0.running)
            }
            for _ in 1...50 { await Task.yield() }
            state.withLock { $0.running -= 1 }
            return .json(Self.page)
        }) { bench in
            let catalogue = bench.catalogue(.wikidata)
            await withTaskGroup(of: Void.self) { group in
                for _ in 1...5 { group.addTask { _ = await CatalogueBench.problem(catalogue) } }
            }
            #expect(bench.server.requests.count == 10)
        }
        #expect(state.withLock { $0.most } == 1)
    }

    @Test func `a contact is in the user agent, and only Wikidata gets it`() async throws {
        try await CatalogueBench.run(answering: { request in
            .json(request.target.hasPrefix("/base") ? WikidataJSON.entities(Self.series) : "[]")
        }) { bench in
            let catalogue = bench.wikidata(over: CurlHTTPTransport.make(), userAgent: "dimo/test (mina@example.org)")
            _ = try await catalogue.record("wikidata:q1")
            let requests = bench.server.requests
            #expect(requests.map { $0.target.hasPrefix("/base") } == [true, false])
            #expect(
                requests.map { $0.headers["user-agent"] } == ["dimo/test (mina@example.org)", "dimo/test"])
        }
    }

    private static let series = WikidataJSON.item(
        "Q1", ["en": "Harbour"], WikidataJSON.items("P31", "Q5398426"),
        WikidataJSON.times("P580", "+2011-04-17T00:00:00Z"), WikidataJSON.texts("P8600", "82"))
}
