import Domain
import GRDB
import TestSupport
import Testing

@testable import Persistence

/// Works from a diary are completed in place or merged into existing ones, in one step.
struct WorkCompletionTests {
    private let me = CommunityWorld.me

    /// A work as a diary import creates it: a title in one language and a year.
    private func bare(_ world: CommunityWorld, _ title: String, year: Int = 2019) async throws -> Identifier<Work> {
        try await world.database.write { db in
            let session = Work(
                id: Identifier(WorkIDs.own(title) { _ in false }), title: LocalizedText(both: title),
                kind: .film, year: year)
            var journal = try Journal(db, profile: CommunityWorld.me)
            try journal.put(
                .work,
                WorkRows.row(try RowNumbers.next(in: .work, db), session, origin: .own, owner: CommunityWorld.me))
            try journal.record("recipe.import", subjects: [])
            try NameIndex(db).follow(journal.changes)
            return session.id
        }
    }

    private func titles(_ world: CommunityWorld) async throws -> [String] {
        try await world.works.works(.own(me), by: .english, for: Viewer(me), after: nil, limit: 50).rows
            .map { "\($0.work.title.english) \($0.work.kind) \($0.work.year) \($0.progress.all)" }
    }

    @Test func `a bare work takes over all facts, and its old title still finds it`() async throws {
        let world = try await CommunityWorld()
        let kept = SQLiteKeptRepository(database: world.database)
        let mine = try await bare(world, "Yoru no Fune", year: 2018)
        #expect(try await kept.incompleteWorks(of: me, lookedForBefore: 0).map(\.id) == [mine])
        var found = OnlineWorld.work("Night Ferry", cast: ["Ann", "Ben"])
        found.record.work.otherTitles = ["Yoru no Fune"]
        let item = try await kept.keep(found, of: me, at: 5)
        #expect(item.target == .work(mine) && item.outcome == .updated)
        #expect(try await titles(world) == ["Night Ferry animation 2019 2"])
        let work = try #require(try await world.works.page(of: mine, for: Viewer(me))).work
        #expect(work.otherTitles == ["Yoru no Fune"])
        #expect(try await kept.incompleteWorks(of: me, lookedForBefore: 0).isEmpty)
        #expect(try await world.history.undo(for: me)?.kind == "work.keep")
        #expect(try await titles(world) == ["Yoru no Fune film 2018 0"])
    }

    @Test func `a completion run is undone and redone as one step, despite steps in between`() async throws {
        let world = try await CommunityWorld()
        let kept = SQLiteKeptRepository(database: world.database)
        let (ferry, boat) = (try await bare(world, "Night Ferry"), try await bare(world, "Day Boat"))
        let before = try await titles(world)
        let first = try await kept.complete(
            ferry, with: [OnlineWorld.work("Night Ferry", cast: ["Ann"])], of: me, at: 1, continuing: nil)
        try await world.vote("local", "holmes", "INTP")
        let second = try await kept.complete(
            boat, with: [OnlineWorld.work("Day Boat", id: 2, cast: ["Ben"])], of: me, at: 2, continuing: first.step)
        #expect(first.step != second.step, "a continued step becomes the newest")
        let after = try await titles(world)
        #expect(after.sorted() == ["Day Boat animation 2019 1", "Night Ferry animation 2019 1"])
        #expect(try await world.history.undo(for: me)?.kind == "work.complete")
        #expect(try await titles(world) == before)
        #expect(try await kept.targets(of: ["anilist:1", "anilist:2"]).isEmpty)
        await #expect(throws: StepUndone()) {
            try await kept.complete(
                boat, with: [OnlineWorld.work("Day Boat", id: 2)], of: me, at: 3, continuing: second.step)
        }
        #expect(try await world.history.redo(for: me)?.kind == "work.complete")
        #expect(try await titles(world) == after)
        #expect(try await CommunitySums.kept(world.database) == CommunitySums.recounted(world.database))
    }

    @Test func `undoing a run keeps later edits`() async throws {
        let world = try await CommunityWorld()
        let kept = SQLiteKeptRepository(database: world.database)
        let (ferry, boat) = (try await bare(world, "Night Ferry"), try await bare(world, "Day Boat"))
        let first = try await kept.complete(
            ferry, with: [OnlineWorld.work("Night Ferry", cast: ["Ann"])], of: me, at: 1, continuing: nil)
        var edited = try #require(try await world.works.ownWork(ferry, of: me))
        edited.work.title = LocalizedText(both: "My Ferry")
        try await world.works.save([edited], of: me, at: 2)
        _ = try await kept.complete(
            boat, with: [OnlineWorld.work("Day Boat", id: 2, cast: ["Ben"])], of: me, at: 3, continuing: first.step)
        #expect(try await world.history.undo(for: me)?.kind == "work.complete")
        #expect(try await titles(world).contains { $0.hasPrefix("My Ferry") })
        #expect(try await titles(world).contains("Day Boat film 2019 0"))
    }

    @Test func `a completed work that already exists is merged with its log`() async throws {
        let world = try await CommunityWorld()
        let kept = SQLiteKeptRepository(database: world.database)
        _ = try await kept.keep(OnlineWorld.work("Night Ferry", cast: ["Ann", "Ben"]), of: me, at: 1)
        let mine = try await bare(world, "Traversée")
        _ = try await world.marks.add(Watching(work: mine, watchedAt: 7, rating: Rating(4)), of: me)
        try await world.marks.setWished(true, mine, by: Author(me, type: nil), at: 8)
        let done = try await kept.complete(
            mine, with: [OnlineWorld.work("Traversée", id: 1, cast: ["Ann"])], of: me, at: 9, continuing: nil)
        #expect(done.isMerged && done.item.target == .work("anilist-1"))
        #expect(try await titles(world).isEmpty)
        let log = try await world.marks.watched(of: me, work: "anilist-1", after: nil, limit: 9).rows
        #expect(log.map(\.watching.rating) == [Rating(4)])
        let page = try #require(try await world.works.page(of: mine, for: Viewer(me)))
        #expect(page.work.id == "anilist-1" && page.marks.isWished, "the old ID leads to the remaining one")
        #expect(try await world.history.undo(for: me)?.kind == "work.complete")
        #expect(try await titles(world) == ["Traversée film 2019 0"])
        #expect(try await world.marks.watched(of: me, work: mine, after: nil, limit: 9).rows.count == 1)
    }

    @Test func `a work looked up without success waits, and a bundled work is never incomplete`() async throws {
        let world = try await CommunityWorld()
        let kept = SQLiteKeptRepository(database: world.database)
        let mine = try await bare(world, "Somewhere")
        try await kept.note(lookedFor: mine, of: me, at: 50)
        #expect(try await kept.incompleteWorks(of: me, lookedForBefore: 49).isEmpty)
        #expect(try await kept.incompleteWorks(of: me, lookedForBefore: 50).map(\.id) == [mine])
        #expect(try await kept.incompleteWork(mine, of: me)?.work.title.english == "Somewhere")
        #expect(try await kept.incompleteWork("metropolis", of: me) == nil)
    }
}
