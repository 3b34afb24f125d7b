import Domain
import GRDB
import Synchronization
import TestSupport
import Testing

@testable import Persistence

/// An online entry with a bundled work's ID is that work, regardless of its title there.
struct BundledIDTests {
    private let me = CommunityWorld.me

    /// The sample works, Metropolis with these IDs.
    private static func works(_ ids: ExternalID...) -> [CastWork] {
        SampleWorks.all.map { work in
            CastWork(work: work.work, cast: work.cast, ids: work.work.id == "metropolis" ? ids : [])
        }
    }

    /// Metropolis under a title that is not known here.
    private static func found(_ title: String = "Die Stadt", year: Int = 1927, id: Int = 19) -> OnlineWork {
        OnlineWorld.work(title, year: year, kind: .film, id: id, others: ["imdb:tt0017136"])
    }

    private static func entry(of work: OnlineWork) -> OnlineEntry {
        OnlineEntry(
            id: work.id, kind: OnlineKind(work.record.work.kind), title: work.record.work.title,
            year: work.record.work.year)
    }

    private func rows(_ world: CommunityWorld) async throws -> [String] {
        try await world.database.read { db in
            try String.fetchAll(
                db, sql: "SELECT source || ':' || value || ' ' || target FROM external_id ORDER BY source, value")
        }
    }

    private func exported(_ world: CommunityWorld) async throws -> Int {
        let records = Records()
        try await SQLitePersonalRecordRepository(database: world.database).records(in: ["ids"], of: me) { _, _ in
            records.count.withLock { $0 += 1 }
        }
        return records.count.withLock { $0 }
    }

    private final class Records: Sendable {
        let count = Mutex(0)
    }

    @Test func `an entry spelt differently is recognised by its ID, and keeping it adds nothing`() async throws {
        let world = try await CommunityWorld(Self.works("anilist:19"))
        let kept = SQLiteKeptRepository(database: world.database)
        let work = Self.found()
        #expect(try await kept.targets(of: [Self.entry(of: work)]) == ["anilist:19": .work("metropolis")])
        #expect(try await exported(world) == 0)
        #expect(try await SQLiteExternalIDRepository(database: world.database).externalIDs().isEmpty)
        let item = try await kept.keep(work, of: me, at: 2)
        #expect(item.target == .work("metropolis") && item.outcome == .known)
        #expect(try await world.works.works(["anilist-19"], for: Viewer(me)).isEmpty)
        _ = try await world.history.undo(for: me)
        #expect(try await kept.targets(of: [Self.entry(of: work)]) == ["anilist:19": .work("metropolis")])
    }

    @Test func `an ID is ignored if title and year both differ`() async throws {
        let world = try await CommunityWorld(Self.works("anilist:19", "imdb:tt0017136"))
        let kept = SQLiteKeptRepository(database: world.database)
        let work = Self.found("Night Ferry", year: 2019)
        #expect(try await kept.targets(of: [Self.entry(of: work)]).isEmpty)
        let item = try await kept.keep(work, of: me, at: 2)
        #expect(item.target == .work("anilist-19") && item.outcome == .added)
        #expect(try await kept.targets(of: [Self.entry(of: work)]) == ["anilist:19": .work("anilist-19")])
        #expect(try await kept.keep(work, of: me, at: 3).outcome == .updated)
    }

    @Test func `a work kept before its bundled twin stays, and later finds lead to the twin`() async throws {
        let world = try await CommunityWorld()
        let kept = SQLiteKeptRepository(database: world.database)
        let work = Self.found()
        #expect(try await kept.keep(work, of: me, at: 1).target == .work("anilist-19"))
        try await world.vote("local", "anilist-19-ann", "INTP")
        let before = try await rows(world)
        let size = try await exported(world)
        try await world.update(Self.works("anilist:19", "imdb:tt0017136"), now: 2)
        #expect(
            try await rows(world).sorted()
                == (before + ["bundled/anilist:19 metropolis", "bundled/imdb:tt0017136 metropolis"]).sorted())
        #expect(try await exported(world) == size)
        #expect(try await kept.targets(of: [Self.entry(of: work)]) == ["anilist:19": .work("metropolis")])
        let again = try await kept.keep(work, of: me, at: 3)
        #expect(again.target == .work("metropolis") && again.outcome == .known)
        let mine = try #require(try await world.works.page(of: "anilist-19", for: Viewer(me)))
        #expect(mine.source?.id == "anilist:19" && mine.progress.dug == 1 && mine.canComplete)
        #expect(try await exported(world) == size)
        // It is still completed in place.
        let done = try await kept.complete("anilist-19", with: [work], of: me, at: 4, continuing: nil)
        #expect(done.item.target == .work("anilist-19") && !done.isMerged)
        #expect(
            try await SQLiteExternalIDRepository(database: world.database).externalIDs().keys.sorted() == ["anilist-19"]
        )
        #expect(try await exported(world) == size)
    }

    @Test func `completing an own work merges it into its bundled twin`() async throws {
        let world = try await CommunityWorld(Self.works("anilist:19"))
        let kept = SQLiteKeptRepository(database: world.database)
        let draft = CastWork(
            work: Work(id: "", title: LocalizedText(english: "Die Stadt", korean: ""), kind: .film, year: 1927),
            cast: [WorkCharacter(id: "", name: LocalizedText(english: "Maria", korean: ""))])
        let mine = try #require(try await world.works.save([draft], of: me, at: 1).first)
        let done = try await kept.complete(mine, with: [Self.found()], of: me, at: 2, continuing: nil)
        #expect(done.isMerged && done.item.target == .work("metropolis"))
    }

    @Test func `new files replace bundled IDs and leave those of members`() async throws {
        let world = try await CommunityWorld(Self.works("anilist:19", "tmdb:19"))
        let kept = SQLiteKeptRepository(database: world.database)
        _ = try await kept.keep(OnlineWorld.work("Metropolis", year: 1927, kind: .film, id: 19), of: me, at: 1)
        try await world.update(Self.works("anilist:20"))
        #expect(try await rows(world) == ["anilist:19 metropolis", "bundled/anilist:20 metropolis"])
        let other = Self.found(id: 20)
        #expect(try await kept.targets(of: [Self.entry(of: other)]) == ["anilist:20": .work("metropolis")])
        try await world.update(SampleWorks.all.filter { $0.work.id != "metropolis" })
        #expect(try await rows(world) == ["anilist:19 metropolis"])
        #expect(try await kept.targets(of: [Self.entry(of: other)]).isEmpty)
    }

    @Test func `an ID shared by two works goes to the first and does not stop the import`() async throws {
        let works = SampleWorks.all.map { CastWork(work: $0.work, cast: $0.cast, ids: ["imdb:tt0000001"]) }
        let world = try await CommunityWorld(works)
        #expect(try await rows(world) == ["bundled/imdb:tt0000001 \(works[0].work.id)"])
    }
}
