import Domain
import Foundation
import Networking
import Persistence
import TestSupport
import Testing

@testable import DimoApp

/// A diary of two thousand films, a third each known locally, known to online catalogues, and unknown.
@MainActor
struct DiaryCompletionTests {
    private static let bundled = 667
    private static let atWikidata = 334
    private static let atTMDB = 333
    private static let nowhere = 666
    /// Films of Wikidata that exist locally under another title.
    private static let renamed = 20

    private static let first = [
        "Silent", "Paper", "Northern", "Burning", "Hollow", "Velvet", "Winter", "Crooked", "Distant", "Golden",
        "Broken", "Marble", "Salt", "Copper", "Restless", "Pale", "Wild", "Quiet", "Second", "Seventh", "Lost", "Blue",
        "Amber", "Stolen", "Hidden",
    ]
    private static let second = [
        "Harbour", "Orchard", "Ferry", "Station", "Garden", "Letter", "Mirror", "Lantern", "River", "Summer",
        "Detective", "Violin", "Island", "Window", "Tailor", "Bridge", "Orphan", "Carnival", "Shepherd", "Balcony",
    ]
    private static let third = ["", " of Dust", " at Dawn", " in Exile", " Returns"]

    private static func title(_ number: Int) -> String {
        let (a, b) = (number % first.count, number / first.count % second.count)
        return "The \(first[a]) \(second[b])\(third[number / (first.count * second.count) % third.count])"
    }

    private static func film(_ number: Int) -> FilmStubClient.Film {
        FilmStubClient.Film(number: number + 1_000, title: title(number), year: 1950 + number % 70)
    }

    /// The watched films, by where they are known.
    @MainActor
    private struct Films {
        let atWikidata = (0..<334).map { film($0) }
        let atTMDB = (334..<667).map { film($0) }
        let nowhere = (667..<1_333).map { film($0) }
        /// Films that exist locally under a title that the diary does not use.
        let known = (1_333..<1_353).map { film($0) }

        /// The first films of Wikidata are those known locally.
        var items: [FilmStubClient.Film] {
            atWikidata.enumerated().map { place, film in
                guard place < renamed else { return film }
                return FilmStubClient.Film(
                    number: film.number, title: known[place].title, year: film.year,
                    tmdb: known[place].number, otherTitle: film.title)
            }
        }
    }

    @MainActor
    private struct Story {
        let world: ExchangeWorld
        let films: Films
        let bundled: [WorkReference]
        let complete: CompleteWorks
        let client: FilmStubClient
    }

    private func story() async throws -> Story {
        let world = try await ExchangeWorld()
        let (store, films) = (world.store, Films())
        let database = store.store.database
        let repository = SQLiteKeptRepository(database: database)
        for film in films.known {
            let id = ExternalID(.tmdb, film.number)
            let title = LocalizedText(both: film.title)
            let cast = WorkCharacter(
                id: Identifier("\(id.local)-1"), name: LocalizedText(both: "Somebody"), isLead: true)
            _ = try await repository.keep(
                OnlineWork(
                    id: id,
                    record: CastWork(
                        work: Work(id: Identifier(id.local), title: title, kind: .film, year: film.year), cast: [cast])),
                of: store.profile, at: 1)
        }
        let all = try await store.community.works.works(
            .all, by: .english, for: Viewer(store.profile), after: nil, limit: 2_000
        ).rows
        let counts = Dictionary(grouping: all) { Folding.folded($0.work.title.english) }.mapValues(\.count)
        let bundled = all.map(\.work).filter {
            !$0.id.rawValue.hasPrefix("tmdb-") && counts[Folding.folded($0.title.english)] == 1
        }
        let client = FilmStubClient(items: films.items, films: films.atTMDB)
        let clock = ManualClock(1_795_290_000)
        let sources: [any OnlineCatalogue] = [
            WikidataCatalogue(
                client, at: FilmStubClient.wikidata,
                casts: CastSources(
                    client, aniList: AniListCatalogue(client, at: FilmStubClient.wikidata, clock: clock),
                    jikan: FilmStubClient.wikidata, tvMaze: FilmStubClient.wikidata, clock: clock),
                clock: clock),
            TMDBCatalogue(client, at: FilmStubClient.tmdb, token: Secret("token"), clock: clock),
        ]
        let search = SearchOnline(
            catalogues: { sources }, cache: SQLiteOnlineCache(database: database),
            recents: SQLiteRecentQueryRepository(database: database), clock: clock)
        let complete = CompleteWorks(
            catalogues: { sources }, search: search, works: repository,
            pictures: SQLitePictureAddressRepository(database: database), clock: clock,
            sleep: { clock.advance(by: $0.components.seconds) })
        return Story(world: world, films: films, bundled: bundled, complete: complete, client: client)
    }

    private func write(_ story: Story) throws -> (path: String, count: Int) {
        var rows = story.bundled.prefix(Self.bundled).map { ($0.title.english, $0.year) }
        let films = story.films
        rows += (films.atWikidata + films.atTMDB + films.nowhere).map { ($0.title, $0.year) }
        let lines = rows.enumerated().map { place, row in
            "2024-01-01,\"\(row.0)\",\(row.1),https://boxd.it/\(place),4,,,2024-01-\(10 + place % 20)"
        }
        let header = "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"
        return (try story.world.write(header + lines.joined(separator: "\n") + "\n", "lb/diary.csv"), rows.count)
    }

    /// The watched works, repeated for each watching.
    private func watched(_ story: Story) async throws -> [Identifier<Work>] {
        let store = story.world.store
        var works: [Identifier<Work>] = []
        var after: ListMark?
        repeat {
            let page = try await store.community.marks.watched(
                of: store.profile, work: nil, after: after, limit: 500)
            works += page.rows.map(\.work.id)
            after = page.next
        } while after != nil
        return works
    }

    private func own(_ story: Story) async throws -> [WorkSummary] {
        let store = story.world.store
        return try await store.community.works.works(
            .own(store.profile), by: .english, for: Viewer(store.profile), after: nil, limit: 3_000
        ).rows
    }

    @Test func `a diary is imported, completed without duplicates and undone`() async throws {
        let story = try await story()
        let (store, history) = (story.world.store, story.world.store.store.history)
        let (path, count) = try write(story)
        #expect(count == 2_000)
        let report = try await story.world.bring(path, works: WorkDecisions(createsNew: true))
        #expect(report.diary?.created.count == Self.atWikidata + Self.atTMDB + Self.nowhere, "\(report)")
        let (logged, before) = (try await watched(story), try await own(story))
        #expect(logged.count == count && before.allSatisfy { $0.progress.all == 0 })

        let done = try await story.complete(of: store.profile)
        #expect(done.completed == Self.atWikidata + Self.atTMDB)
        #expect(done.merged == Self.renamed && done.missed == Self.nowhere && done.left == 0)
        #expect(done.problems.isEmpty)
        let works = try await watched(story)
        #expect(works.count == count && Set(works).count == count)
        let summaries = try await store.community.works.works(works, for: Viewer(store.profile))
        let titles = summaries.map { "\(Folding.folded($0.work.title.english)) \($0.work.year)" }
        #expect(Set(titles).count == count, "two works of one title and year")
        #expect(summaries.count { $0.progress.all > 0 } == count - Self.nowhere)
        #expect(try await story.complete.count(of: store.profile) == 0)
        let asked = story.client.requests
        #expect(try await story.complete(of: store.profile).total == 0)
        #expect(story.client.requests == asked)

        #expect(try await history.undo(for: store.profile)?.kind == "work.complete")
        #expect(try await own(story) == before)
        #expect(
            try await watched(story).sorted { $0.rawValue < $1.rawValue } == logged.sorted { $0.rawValue < $1.rawValue }
        )
        #expect(try await history.redo(for: store.profile)?.kind == "work.complete")
        #expect(try await Set(watched(story)) == Set(works))
        for kind in ["work.complete", "recipe.import"] {
            #expect(try await history.undo(for: store.profile)?.kind == kind)
        }
        #expect(try await watched(story).isEmpty)
        #expect(try await own(story).isEmpty)
    }
}
