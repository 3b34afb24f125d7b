import DimoAssets
import Domain
import Foundation
import Persistence
import TestSupport
import Testing

@testable import DimoApp

/// Diaries of other programs in a store with the real catalogue.
@MainActor
struct DiaryImportTests {
    private static let header = "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"

    private func log(_ world: ExchangeWorld) async throws -> [WatchedEntry] {
        try await world.store.community.marks.watched(of: world.store.profile, work: nil, after: nil, limit: 100).rows
    }

    private func wishes(_ world: ExchangeWorld) async throws -> [String] {
        try await world.store.community.momentum.wished(
            of: world.store.profile, for: Viewer(world.store.profile), after: nil, limit: 100
        ).rows.map(\.id.rawValue)
    }

    private func folder(_ world: ExchangeWorld) throws -> String {
        _ = try world.write(
            Self.header + "2024-01-02,Metropolis,1927,https://boxd.it/1,4.5,,,2024-01-01\n"
                + "2025-01-02,Metropolis,1927,https://boxd.it/2,5,Yes,,2025-01-01\n"
                + "2025-01-02,A Film of My Own,1999,https://boxd.it/3,2,,,2025-01-05\n", "lb/diary.csv")
        _ = try world.write(
            "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date\n"
                + "2024-01-02,Metropolis,1927,https://boxd.it/1,4.5,,\"Two\nlines\",,2024-01-01\n", "lb/reviews.csv")
        _ = try world.write(
            "Date,Name,Year,Letterboxd URI\n2024-01-02,Spirited Away,2002,https://boxd.it/9\n", "lb/watchlist.csv")
        return world.path("lb")
    }

    @Test func `a diary is imported once, a repeated import changes nothing, and undo removes it`() async throws {
        let world = try await ExchangeWorld()
        let path = try folder(world)
        let report = try await world.bring(path, works: WorkDecisions(createsNew: true))
        #expect(report.personal["watched"]?.imported == 3, "\(report)")
        #expect(report.personal["wishes"]?.imported == 1)
        #expect(report.diary?.created.map(\.id.rawValue) == ["my-a-film-of-my-own"])
        let entries = try await log(world)
        #expect(entries.map(\.work.id.rawValue) == ["my-a-film-of-my-own", "metropolis", "metropolis"])
        #expect(entries.last?.watching.note == "Two\nlines")
        #expect(entries.last?.watching.rating == Rating(4.5))
        #expect(try await wishes(world) == ["spirited-away"])
        let found = try await world.store.community.search.worksAndCharacters(
            matching: "film of my own", SearchFilter(), for: .guest, limit: 5)
        #expect(found.rows.count == 1)
        let again = try await world.bring(path, works: WorkDecisions(createsNew: true))
        #expect(!again.hasChanges && again.total.skipped == 4, "\(again)")
        #expect(try await log(world) == entries)
        let step = try await world.store.store.history.undo(for: world.store.profile)
        #expect(step?.kind == "recipe.import")
        #expect(try await log(world).isEmpty)
        #expect(try await wishes(world).isEmpty)
        #expect(
            try await world.store.community.works.works(["my-a-film-of-my-own"], for: .guest).isEmpty)
        _ = try await world.store.store.history.redo(for: world.store.profile)
        #expect(try await log(world) == entries)
    }

    @Test func `an IMDb ID identifies a work under another title and is exported to Letterboxd`()
        async throws
    {
        let world = try await ExchangeWorld()
        let header = "Const,Your Rating,Date Rated,Title,Year\n"
        _ = try await world.bring(world.write(header + "tt0017136,9,2024-01-01,Metropolis,1927\n", "a.csv"))
        let report = try await world.bring(
            world.write(
                "Position,Const,Created,Title,Year\n1,tt0017136,2024-02-02,Metropolis (restored),2010\n", "b.csv"))
        #expect(report.diary?.matched == 1 && report.diary?.unsure.isEmpty == true)
        #expect(try await wishes(world) == ["metropolis"])
        try await world.export("out.csv", .letterboxd, .watched)
        #expect(try world.read("out.csv").hasSuffix("Metropolis,1927,2024-01-01,4.5,,,,,tt0017136\r\n"))
        _ = try await world.store.store.history.undo(for: world.store.profile)
        _ = try await world.store.store.history.undo(for: world.store.profile)
        #expect(try await SQLiteExternalIDRepository(database: world.store.store.database).externalIDs().isEmpty)
    }

    @Test func `a bundled work is found by its IMDb or MyAnimeList ID under any title`() async throws {
        let world = try await ExchangeWorld()
        let table = "Const,Your Rating,Date Rated,Title,Year\ntt6751668,9,2024-01-01,Pasożyt,2019\n"
        let report = try await world.bring(world.write(table, "imdb.csv"))
        #expect(report.diary?.matched == 1 && report.diary?.unsure.isEmpty == true)
        let list = """
            <?xml version="1.0" encoding="UTF-8" ?>
            <myanimelist><myinfo></myinfo><anime><series_animedb_id>199</series_animedb_id>
            <series_title>Viaje de Chihiro</series_title><my_finish_date>2020-01-02</my_finish_date>
            <my_score>9</my_score><my_status>Completed</my_status></anime></myanimelist>
            """
        _ = try await world.bring(world.write(list, "animelist.xml"))
        #expect(try await log(world).map(\.work.id.rawValue) == ["parasite", "spirited-away"])
    }

    @Test func `an ID of a bundled work is ignored if title and year differ`() async throws {
        let world = try await ExchangeWorld()
        let table = "Const,Your Rating,Date Rated,Title,Year\ntt6751668,9,2024-01-01,A Film of My Own,1999\n"
        let path = try world.write(table, "imdb.csv")
        for _ in 1...2 { _ = try await world.bring(path, works: WorkDecisions(createsNew: true)) }
        #expect(try await log(world).map(\.work.id.rawValue) == ["my-a-film-of-my-own"])
    }

    @Test func `reimporting a diary after its works got IDs adds nothing`() async throws {
        let world = try await ExchangeWorld()
        let importer = WorkImporter(database: world.store.store.database)
        let catalogue = WorkLoader.load(from: AssetFolder(path: Stage.assets)).catalogue
        var older = catalogue
        for place in older.works.indices { older.works[place].ids = [] }
        try await importer.importIfChanged(WorkPlan(older), fingerprint: "older", now: 1)
        let paths = [
            try world.write(
                "Const,Your Rating,Date Rated,Title,Year\ntt6751668,9,2024-01-01,Pasozyt,2019\n", "imdb.csv"),
            try world.write(
                "Position,Const,Created,Title,Year\n1,tt0013442,2024-02-02,Drakula simfonija,1922\n", "list.csv"),
        ]
        for path in paths { _ = try await world.bring(path, works: WorkDecisions(createsNew: true)) }
        let before = try await log(world)
        #expect(before.map(\.work.id.rawValue) == ["my-pasozyt"])
        try await importer.importIfChanged(WorkPlan(catalogue), fingerprint: "newer", now: 2)
        for path in paths {
            #expect(try await !world.bring(path, works: WorkDecisions(createsNew: true)).hasChanges)
        }
        #expect(try await log(world) == before)
        #expect(try await wishes(world) == ["my-drakula-simfonija"])
    }

    @Test func `a dry run reports the import and writes nothing`() async throws {
        let world = try await ExchangeWorld()
        let report = try await world.bring(folder(world), isDryRun: true)
        #expect(report.personal["watched"]?.imported == 2 && report.personal["watched"]?.skipped == 1)
        #expect(report.diary?.unsure.map(\.clue.title) == ["A Film of My Own"])
        #expect(try await log(world).isEmpty)
        #expect(try await wishes(world).isEmpty)
    }

    @Test func `an export to Letterboxd is reimported unchanged`() async throws {
        let world = try await ExchangeWorld()
        _ = try await world.bring(folder(world), works: WorkDecisions(createsNew: true))
        let before = try await log(world)
        try await world.export("out.csv", .letterboxd, .watched)
        let text = try world.read("out.csv")
        #expect(text.hasPrefix("Title,Year,WatchedDate,Rating,Rewatch,Tags,Review,tmdbID,imdbID\r\n"))
        #expect(text.contains("Metropolis,1927,2024-01-01,4.5,,,\"Two\nlines\",,\r\n"))
        #expect(text.contains("Metropolis,1927,2025-01-01,5,Yes,,,,\r\n"))
        try await world.export("wish.csv", .letterboxd, .wished)
        #expect(try world.read("wish.csv") == "Title,Year,tmdbID,imdbID\r\nSpirited Away,2001,,\r\n")
        let other = try await ExchangeWorld()
        for name in ["out.csv", "wish.csv"] {
            _ = try await other.bring(world.path(name), works: WorkDecisions(createsNew: true))
        }
        #expect(try await log(other).map(\.watching) == before.map(\.watching))
        #expect(try await wishes(other) == ["spirited-away"])
        #expect(try await !world.bring(world.path("out.csv")).hasChanges)
    }

    @Test func `tags, rewatches and entries without a day survive export and reimport`() async throws {
        let world = try await ExchangeWorld()
        let table =
            "Title,Year,WatchedDate,Rating,Rewatch,Tags,Review,tmdbID,imdbID\r\n"
            + "Nosferatu,1922,,3,,,,,\r\n"
            + "Metropolis,1927,2024-01-01,4.5,Yes,\"silent, long\",\"Two\n\nparagraphs\",,\r\n"
        _ = try await world.bring(world.write(table, "in.csv"), works: WorkDecisions(createsNew: true))
        let entries = try await log(world)
        #expect(entries.map(\.watching.date.text).last == "unknown")
        #expect(entries.first?.watching.tags == ["silent", "long"] && entries.first?.watching.isRewatch == true)
        try await world.export("out.csv", .letterboxd, .watched)
        #expect(try world.read("out.csv") == table)
        try await world.export("own.json", .dimo, .watched)
        let other = try await ExchangeWorld()
        _ = try await other.bring(world.path("own.json"))
        #expect(try await log(other).map(\.watching).last == entries.last?.watching)
        let day = try #require(LocalDay("2024-01-01"))
        let month = try await SQLiteMonthRepository(database: world.store.store.database).month(
            LocalMonth(day), of: world.store.profile, localTime: FixedLocalTime())
        #expect(month.films.map(\.isFirst) == [false])
    }

    @Test func `a line twice in a diary is one watching, and a second one of that day is exported as a rewatch`()
        async throws
    {
        let world = try await ExchangeWorld()
        let line = "2024-01-02,Metropolis,1927,https://boxd.it/1,4.5,,,2024-01-01\n"
        let path = try world.write(Self.header + line + line, "diary.csv")
        #expect(try await world.bring(path).personal["watched"]?.imported == 1)
        #expect(try await log(world).count == 1)
        try await world.export("out.csv", .letterboxd, .watched)
        #expect(try !world.read("out.csv").contains("Yes"))
        let both = try world.write(Self.header + line + line.replacing("it/1", with: "it/2"), "both.csv")
        #expect(try await world.bring(both).personal["watched"]?.imported == 1)
        try await world.export("own.json", .dimo, .watched)
        let other = try await ExchangeWorld(in: world.folder)
        #expect(try await other.bring(world.path("own.json")).personal["watched"]?.imported == 2)
        try await other.export("again.json", .dimo, .watched)
        #expect(try world.read("again.json") == world.read("own.json"))
        try await other.export("out.csv", .letterboxd, .watched)
        #expect(try world.read("out.csv").contains("Yes"))
    }

    @Test func `a work without a year is exported without one`() async throws {
        let world = try await ExchangeWorld()
        let table =
            "Title,Year,WatchedDate,Rating,Rewatch,Tags,Review,tmdbID,imdbID\r\n"
            + "A Film Nobody Knows,,2024-01-01,4,,,,,\r\n"
        _ = try await world.bring(world.write(table, "in.csv"), works: WorkDecisions(createsNew: true))
        try await world.export("out.csv", .letterboxd, .watched)
        #expect(try world.read("out.csv") == table)
    }

    @Test func `lists are imported in order, exported whole and undone`() async throws {
        let world = try await ExchangeWorld()
        let marks = world.store.community.marks
        let me = world.store.profile
        let list =
            "Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2024-01-02,Silents,,u,\n\n"
            + "Position,Name,Year,URL,Description\n1,Nosferatu,1922,a,Cold\n2,Metropolis,1927,b,\n"
            + "3,A Film Nobody Knows,1999,c,\n"
        let path = try world.write(list, "lists/silents.csv")
        let report = try await world.bring(path)
        #expect(report.personal["lists"]?.imported == 2 && report.personal["lists"]?.skipped == 1)
        #expect(try await marks.lists(of: me, containing: nil) == [WorkList(name: "Silents", count: 2)])
        let listed = try await marks.works(in: "Silents", of: me)
        #expect(listed.map(\.work.id) == ["nosferatu", "metropolis"] && listed.map(\.place.note) == ["Cold", nil])
        #expect(try await marks.lists(of: me, containing: "metropolis").map(\.name) == ["Silents"])
        #expect(try await marks.lists(of: me, containing: "spirited-away").isEmpty)
        #expect(try await log(world).isEmpty)
        #expect(try await !world.bring(path).hasChanges)
        try await world.export("own.json", .dimo, nil)
        let other = try await ExchangeWorld()
        _ = try await other.bring(other.write(world.read("own.json"), "own.json"))
        #expect(try await other.store.community.marks.works(in: "Silents", of: other.store.profile) == listed)
        _ = try await world.store.store.history.undo(for: me)
        #expect(try await marks.lists(of: me, containing: nil).isEmpty)
    }

    @Test func `importing a watched film removes its wish, and undo restores it`() async throws {
        let world = try await ExchangeWorld()
        let member = Author(world.store.profile, type: nil)
        let wished = Identifier<Work>("metropolis")
        try await world.store.community.marks.setWished(true, wished, by: member, at: 1_795_257_000)
        let report = try await world.bring(
            world.write(Self.header + "2024-01-02,Metropolis,1927,u,4.5,,,2024-01-01\n", "diary.csv"))
        #expect(report.diary?.fulfilled == 1)
        #expect(try await wishes(world).isEmpty)
        _ = try await world.store.store.history.undo(for: world.store.profile)
        #expect(try await wishes(world) == ["metropolis"])
        try await world.store.community.marks.add(
            Watching(work: wished, watchedAt: 1_795_257_100), of: world.store.profile)
        #expect(try await wishes(world).isEmpty)
        _ = try await world.store.store.history.undo(for: world.store.profile)
        #expect(try await wishes(world) == ["metropolis"])
        #expect(try await log(world).isEmpty)
    }

    @Test func `a table above Letterboxd's size limit is split, each part with a header`() async throws {
        let world = try await ExchangeWorld()
        let note = String(repeating: "long ", count: 190)
        let rows = (0..<1_200).map { number in
            "Metropolis,1927,\(LocalDay(daysSince1970: Int64(10_000 + number)).text),4,\(note)\(number)\n"
        }
        _ = try await world.bring(
            world.write("Title,Year,WatchedDate,Rating,Review\n" + rows.joined(), "in.csv"))
        let report = try await world.export("out.csv", .letterboxd, .watched)
        #expect(report.files == 2 && report.records == 1_200)
        for name in ["out.csv", "out-2.csv"] {
            let text = try world.read(name)
            #expect(text.utf8.count <= 1_000_000 && text.hasPrefix("Title,Year,WatchedDate"))
        }
        let other = try await ExchangeWorld()
        for name in ["out.csv", "out-2.csv"] { _ = try await other.bring(world.path(name)) }
        let count = try await other.store.community.momentum.counts(of: other.store.profile).watched
        #expect(count == 1_200)
    }

    @Test func `an unreadable file among several is reported, and the others are imported`() async throws {
        let world = try await ExchangeWorld()
        let good = try world.write(Self.header + "2024-01-02,Metropolis,1927,u,4.5,,,2024-01-01\n", "diary.csv")
        let bad = try world.write("hello", "bad.txt")
        let report = try await world.transfer.importRecipes(
            ImportRequest(sources: [.path(bad), .path(good), .path(world.path("nowhere"))])
        ) { _ in }
        #expect(report.personal["watched"]?.imported == 1)
        #expect(report.failures.map(\.place.file) == [bad, world.path("nowhere")])
        #expect(report.failures.map(\.kind) == [.file, .file])
    }

    @Test func `a file given twice in one import counts once`() async throws {
        let world = try await ExchangeWorld()
        let path = try folder(world)
        let report = try await world.transfer.importRecipes(
            ImportRequest(sources: [.path(path), .path(path)], works: WorkDecisions(createsNew: true))
        ) { _ in }
        #expect(report.personal["watched"]?.imported == 3)
        #expect(report.diary?.created.count == 1)
    }

    @Test func `3,000 films are imported as own works, and a repeated import changes nothing`()
        async throws
    {
        let world = try await ExchangeWorld()
        try LetterboxdSample(films: 3_000).write(to: world.path("big")) { text, name in _ = try world.write(text, name)
        }
        let decisions = WorkDecisions(createsNew: true)
        let report = try await world.bring(world.path("big"), works: decisions)
        #expect(report.recipes.failed == 0)
        #expect(report.diary?.created.count == 3_500)
        #expect(report.personal["watched"]?.imported == 3_000)
        #expect(report.personal["wishes"]?.imported == 500)
        let again = try await world.bring(world.path("big"), works: decisions)
        #expect(!again.hasChanges)
        #expect(again.diary?.matched == 3_500)
        _ = try await world.store.store.history.undo(for: world.store.profile)
        #expect(try await world.store.community.momentum.counts(of: world.store.profile).watched == 0)
    }
}
