import Domain
import Synchronization
import TestSupport
import Testing

/// Works with little but a title are completed from the enabled catalogues.
struct CompleteWorksTests {
    private let me = Profile.localID
    private let clock = ManualClock(1_795_000_000)
    private let completions = InMemoryWorkCompletions()
    private let pictures = ScriptedPictures()
    private let waits = Waits()

    private final class Waits: Sendable {
        private let all = Mutex<[Duration]>([])

        var durations: [Duration] { all.withLock { $0 } }

        func note(_ duration: Duration) { all.withLock { $0.append(duration) } }
    }

    private static func text(_ text: String) -> LocalizedText { LocalizedText(both: text) }

    private static func incomplete(
        _ title: String, year: Int = 2019, kind: WorkKind = .film, ids: [ExternalID] = []
    ) -> IncompleteWork {
        IncompleteWork(
            work: WorkReference(
                id: Identifier("my-\(title.lowercased())"), title: text(title), kind: kind, year: year), ids: ids)
    }

    private static func found(_ id: ExternalID, _ title: String, cast: Int = 3, others: [ExternalID] = []) -> OnlineWork
    {
        OnlineWork(
            id: id, otherIDs: others,
            record: CastWork(
                work: Work(id: Identifier(id.local), title: text(title), kind: .film, year: 2019),
                cast: (0..<cast).map { WorkCharacter(id: Identifier("\(id.local)-\($0)"), name: text("Name \($0)")) }))
    }

    private static func entry(
        _ id: ExternalID, _ title: String, year: Int? = 2019, kind: OnlineKind = .film
    ) -> OnlineEntry {
        OnlineEntry(id: id, kind: kind, title: text(title), year: year)
    }

    private func complete(_ catalogues: StubCatalogue...) -> CompleteWorks {
        CompleteWorks(
            catalogues: { catalogues },
            search: SearchOnline(
                catalogues: { catalogues }, cache: InMemoryOnlineCache(), recents: InMemoryRecentQueries(),
                clock: clock),
            works: completions, pictures: pictures, clock: clock, sleep: { [waits] in waits.note($0) })
    }

    /// A catalogue that has works, found by their titles.
    private func catalogue(_ provider: OnlineProvider, _ works: OnlineWork...) -> StubCatalogue {
        let catalogue = StubCatalogue(provider) { query in
            OnlinePage(
                entries: works.filter { $0.record.work.title.english.lowercased() == query.text }.map {
                    Self.entry($0.id, $0.record.work.title.english)
                })
        }
        catalogue.setAnswer(of: works)
        return catalogue
    }

    @Test func `each work is looked up once, and one without a result again after a month`() async throws {
        completions.add(Self.incomplete("Ferry"), Self.incomplete("Nowhere"))
        let wikidata = catalogue(.wikidata, Self.found("wikidata:q1", "Ferry"))
        let run = complete(wikidata)
        #expect(try await run.count(of: me) == 2)
        let report = try await run(of: me)
        #expect(report.total == 2 && report.completed == 1 && report.missed == 1 && report.left == 0)
        #expect(completions.done.map(\.work) == ["my-ferry"] && completions.looked == ["my-nowhere"])
        #expect(try await run(of: me).total == 0)
        clock.advance(by: CompleteWorks.patience)
        #expect(try await run.count(of: me) == 1)
    }

    @Test func `an id is tried before the title, in its own catalogue or in another`() async throws {
        completions.add(
            Self.incomplete("Whatever", ids: ["wikidata:q1"]), Self.incomplete("Other", ids: ["imdb:tt7"]))
        let wikidata = catalogue(
            .wikidata, Self.found("wikidata:q1", "Ferry"), Self.found("wikidata:q2", "Boat", others: ["imdb:tt7"]))
        #expect(try await complete(wikidata)(of: me).completed == 2)
        #expect(completions.done.map(\.found) == [["wikidata:q1"], ["wikidata:q2"]])
        #expect(wikidata.asked.isEmpty)
    }

    @Test func `a catalogue with few characters is complemented by the next, by id only`() async throws {
        completions.add(Self.incomplete("Ferry"))
        let wikidata = catalogue(.wikidata, Self.found("wikidata:q1", "Ferry", cast: 1, others: ["tmdb:603"]))
        let tmdb = catalogue(.tmdb, Self.found("tmdb:603", "Ferry"))
        #expect(try await complete(wikidata, tmdb)(of: me).completed == 1)
        #expect(completions.done.map(\.found) == [["wikidata:q1", "tmdb:603"]])
        #expect(tmdb.asked.isEmpty)
    }

    @Test func `several matches need a decision, and another year or a series is no match`() async throws {
        completions.add(Self.incomplete("Twins"), Self.incomplete("Ferry"))
        let twins = [Self.entry("tmdb:1", "Twins"), Self.entry("tmdb:2", "Twins")]
        let ferries = [
            Self.entry("tmdb:3", "Ferry", year: 1980), Self.entry("tmdb:4", "Ferry", kind: .series),
            Self.entry("tmdb:5", "Ferry", year: nil),
        ]
        let tmdb = StubCatalogue(.tmdb) { OnlinePage(entries: $0.text == "twins" ? twins : ferries) }
        let run = complete(tmdb)
        #expect(try await run.lookup("my-twins", of: me) == .unsure(twins))
        #expect(try await run.lookup("my-ferry", of: me) == .unsure([ferries[0]]))
        #expect(try await run(of: me).missed == 2)
        #expect(completions.done.isEmpty && tmdb.opened.isEmpty)
    }

    @Test func `a run waits for a busy catalogue as long as the catalogue asks`() async throws {
        completions.add(Self.incomplete("Ferry"))
        let tries = Mutex(0)
        let until = clock.now() + 40
        let wikidata = StubCatalogue(.wikidata) { _ in
            let count = tries.withLock { tries in
                tries += 1
                return tries
            }
            if count == 1 { throw OnlineProblem.busy(until: until) }
            if count == 2 { throw OnlineProblem.busy(until: nil) }
            return OnlinePage(entries: [Self.entry("wikidata:q1", "Ferry")])
        }
        wikidata.setAnswer(of: [Self.found("wikidata:q1", "Ferry")])
        #expect(try await complete(wikidata)(of: me).completed == 1)
        #expect(waits.durations == [.seconds(40), .seconds(60)])
    }

    @Test func `a failing catalogue is not asked again, and its works are tried the next time`()
        async throws
    {
        completions.add(Self.incomplete("Ferry"), Self.incomplete("Boat"))
        let wikidata = StubCatalogue(.wikidata) { _ in throw OnlineProblem.outOfOrder(status: 503) }
        let tmdb = catalogue(.tmdb, Self.found("tmdb:1", "Boat"))
        let report = try await complete(wikidata, tmdb)(of: me)
        #expect(report.completed == 1 && report.missed == 0 && report.left == 1)
        #expect(report.problems == [.wikidata: .outOfOrder(status: 503)])
        #expect(wikidata.asked.count == 1 && completions.looked.isEmpty)
        await #expect(throws: OnlineProblem.outOfOrder(status: 503)) {
            try await complete(wikidata).lookup("my-ferry", of: me)
        }
    }

    @Test func `a cancelled run keeps its results, and the next one continues`() async throws {
        completions.add(Self.incomplete("Ferry"), Self.incomplete("Boat"), Self.incomplete("Raft"))
        let wikidata = catalogue(
            .wikidata, Self.found("wikidata:q1", "Ferry"), Self.found("wikidata:q2", "Boat"),
            Self.found("wikidata:q3", "Raft"))
        let run = complete(wikidata)
        let task = Task { [me] in
            try await run(of: me) { progress in
                if progress.done == 1 { withUnsafeCurrentTask { $0?.cancel() } }
            }
        }
        let report = try await task.value
        #expect(report.completed == 1 && report.left == 2)
        #expect(try await run(of: me).completed == 2)
        #expect(completions.done.map(\.work) == ["my-ferry", "my-boat", "my-raft"])
    }

    @Test func `a run is one undo step and ends when the step is undone`() async throws {
        completions.add(Self.incomplete("Ferry"), Self.incomplete("Boat"))
        let wikidata = catalogue(
            .wikidata, Self.found("wikidata:q1", "Ferry"), Self.found("wikidata:q2", "Boat"))
        _ = try await complete(wikidata)(of: me)
        #expect(completions.done.map(\.step) == [nil, 1])
        completions.add(Self.incomplete("Raft"))
        wikidata.answer { _ in OnlinePage(entries: [Self.entry("wikidata:q1", "Raft")]) }
        completions.fail(with: StepUndone())
        let report = try await complete(wikidata)(of: me)
        #expect(report.isUndone && report.completed == 0)
    }

    @Test func `without a catalogue of works the run throws`() async throws {
        completions.add(Self.incomplete("Ferry"))
        await #expect(throws: OnlineProblem.notEnabled(.wikidata)) {
            try await complete(StubCatalogue(.theCocktailDB))(of: me)
        }
    }
}
