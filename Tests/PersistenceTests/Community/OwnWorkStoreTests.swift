import Domain
import TestSupport
import Testing

@testable import Persistence

struct OwnWorkStoreTests {
    private let me = CommunityWorld.me

    private func draft(_ title: String, _ cast: [String]) -> CastWork {
        CastWork(
            work: Work(id: "", title: LocalizedText(english: title, korean: ""), kind: .film, year: 2020),
            cast: cast.map { WorkCharacter(id: "", name: LocalizedText(english: $0, korean: "")) })
    }

    private func found(_ world: CommunityWorld, _ text: String) async throws -> [SearchHit] {
        try await world.search.worksAndCharacters(matching: text, SearchFilter(), for: Viewer(me), limit: 9).hits
    }

    @Test func `an own work can be saved, found, changed, removed and restored`() async throws {
        let world = try await CommunityWorld()
        let id = try await world.works.save(draft("Kitchen Ferry", ["Ann", "Ben"]), of: me, at: 1)
        #expect(id == "my-kitchen-ferry")
        #expect(try await found(world, "kitchen fer").count == 1)
        var kept = try #require(try await world.works.ownWork(id, of: me))
        try await world.vote("local", kept.cast[1].id.rawValue, "INFP")
        kept.work.title = LocalizedText(english: "Garden Ferry", korean: "정원 나룻배")
        kept.cast.removeLast()
        #expect(try await world.works.save(kept, of: me, at: 2) == id)
        #expect(try await found(world, "kitchen fer").isEmpty)
        #expect(try await found(world, "정원").count == 1)
        // Ben is gone from the cast, but stays for who voted.
        #expect(try await world.works.cast(of: id, for: .guest, after: nil, limit: 9).rows.count == 1)
        #expect(try await world.works.cast(of: id, for: Viewer(me), after: nil, limit: 9).rows.count == 2)
        #expect(try await world.works.remove(id, of: me))
        #expect(try await found(world, "정원").isEmpty)
        #expect(try await world.works.works(.own(me), by: .english, for: Viewer(me), after: nil, limit: 9).rows.isEmpty)
        _ = try await world.history.undo(for: me)
        #expect(try await found(world, "정원").count == 1)
        #expect(
            try await world.works.works(.own(me), by: .english, for: Viewer(me), after: nil, limit: 9).rows.count == 1)
    }

    @Test func `several works are saved and undone in one step, all or none`() async throws {
        let world = try await CommunityWorld()
        func count() async throws -> Int {
            try await world.works.works(.own(me), by: .english, for: Viewer(me), after: nil, limit: 9).rows.count
        }
        let ids = try await world.works.save(
            [draft("Kitchen Ferry", ["Ann"]), draft("Kitchen Ferry", ["Ben"])], of: me, at: 1)
        #expect(Set(ids).count == 2)
        #expect(try await count() == 2)
        _ = try await world.history.undo(for: me)
        #expect(try await count() == 0)
        // The second cannot be written: the first is not either.
        await #expect(throws: WorkProblem.notOwn) {
            try await world.works.save([draft("Garden Ferry", ["Ann"]), SampleWorks.all[0]], of: me, at: 2)
        }
        #expect(try await count() == 0)
    }

    @Test func `a work's catalogue IDs identify it until its addition is undone`() async throws {
        let world = try await CommunityWorld()
        let kept = SQLiteKeptRepository(database: world.database)
        var work = draft("Kitchen Ferry", ["Ann"])
        work.ids = ["imdb:tt7654321", "tmdb:7"]
        let id = try await world.works.save(work, of: me, at: 1)
        #expect(try await kept.targets(of: work.ids) == ["imdb:tt7654321": .work(id), "tmdb:7": .work(id)])
        let found = OnlineWorld.work("Die Fähre", year: 2020, kind: .film, others: ["imdb:tt7654321"])
        #expect(try await kept.keep(found, of: me, at: 2).target == .work(id))
        _ = try await world.history.undo(for: me)
        _ = try await world.history.undo(for: me)
        #expect(try await kept.targets(of: work.ids).isEmpty)
    }

    @Test func `a bundled work belongs to no member`() async throws {
        let world = try await CommunityWorld()
        #expect(try await world.works.ownWork("metropolis", of: me) == nil)
        await #expect(throws: WorkProblem.notOwn) { try await world.works.remove("metropolis", of: me) }
        await #expect(throws: WorkProblem.notOwn) { try await world.works.save(SampleWorks.all[0], of: me, at: 1) }
    }

    @Test func `only its owner can change a work, and a catalogue update keeps it`() async throws {
        let world = try await CommunityWorld()
        try await world.addMembers(["ann"])
        let id = try await world.works.save(draft("Kitchen Ferry", ["Ann"]), of: "ann", at: 1)
        let kept = try #require(try await world.works.ownWork(id, of: "ann"))
        await #expect(throws: WorkProblem.notOwn) { try await world.works.save(kept, of: CommunityWorld.me, at: 2) }
        await #expect(throws: WorkProblem.notOwn) { try await world.works.remove(id, of: CommunityWorld.me) }
        #expect(try await world.works.ownWork(id, of: me) == nil)
        try await world.update(Array(SampleWorks.all.prefix(1)))
        #expect(try await world.works.page(of: id, for: Viewer("ann"))?.isGone == false)
        try await world.leave("ann")
        #expect(try await world.works.page(of: id, for: Viewer(me))?.isGone == true)
    }

    @Test func `an own character can be added to a bundled work`() async throws {
        let world = try await CommunityWorld()
        let inspector = WorkCharacter(id: "", name: LocalizedText(english: "Inspector Gray", korean: ""))
        let id = try await world.works.add(inspector, to: "sherlock-holmes", of: me, at: 1)
        #expect(id == "my-inspector-gray")
        #expect(
            try await world.works.cast(of: "sherlock-holmes", for: Viewer(me), after: nil, limit: 9).rows.last?.id == id
        )
        await #expect(throws: WorkProblem.sameName("Inspector Gray")) {
            try await world.works.add(inspector, to: "sherlock-holmes", of: CommunityWorld.me, at: 1)
        }
        await #expect(throws: NotFound(id: "none")) {
            try await world.works.add(inspector, to: "none", of: CommunityWorld.me, at: 1)
        }
        try await world.update(SampleWorks.all)
        #expect(try await world.characters.character(id, for: Viewer(me))?.isGone == false)
    }

    @Test func `a search by type names no character the reader has not dug`() async throws {
        let world = try await CommunityWorld()
        let filter = SearchFilter(type: try MBTI(text: "INTP"))
        func hits(_ text: String) async throws -> [SearchHit] {
            try await world.search.worksAndCharacters(matching: text, filter, for: Viewer(me), limit: 9).hits
        }
        // A search by the character's own name finds nothing, since that would reveal the type; a search by its work
        // finds "someone".
        guard case .someone(let work) = try await hits("sherlock").first else {
            Issue.record("\(try await hits("sherlock"))")
            return
        }
        #expect(work.id == "sherlock-holmes")
        #expect(try await hits("watson").isEmpty)
        try await world.vote("local", "holmes", "INTP")
        #expect(try await hits("sherlock").count == 1)
        guard case .character(let dug) = try await hits("sherlock").first else {
            Issue.record("\(try await hits("sherlock"))")
            return
        }
        #expect(dug.id == "holmes")
    }

    @Test func `a demo is reproducible, marked as a demo, and its sums match a recount`() async throws {
        func made() async throws -> CommunityWorld {
            let world = try await CommunityWorld()
            let plan = DemoPlan(members: 40, works: 12, drinks: 0, votes: 900, seed: 7, now: 1_795_257_600)
            let contents = try await DemoBuilder(database: world.database).build(plan)
            #expect(contents.members == 41 && contents.works == 15 && contents.votes == 900)
            return world
        }
        let world = try await made()
        #expect(try await world.home.isDemo())
        #expect(try await CommunitySums.kept(world.database) == CommunitySums.recounted(world.database))
        #expect(try await CommunitySums.kept(world.database) == CommunitySums.kept(made().database))
        // The triggers are back.
        try await world.vote("local", "holmes", "INTP")
        #expect(try await CommunitySums.kept(world.database) == CommunitySums.recounted(world.database))
        #expect(try await !found(world, "silent").isEmpty)
    }
}
