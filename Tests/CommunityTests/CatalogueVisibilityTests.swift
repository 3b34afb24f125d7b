import CommunityProtocol
import CommunitySync
import Domain
import GRDB
import Testing

@testable import CommunityServer
@testable import Persistence

/// Only members see a community's works, not other profiles of the machine.
struct CatalogueVisibilityTests {
    /// The published works that a reader sees, in every place that could show them.
    private func seen(
        _ work: CastWork, _ added: Identifier<WorkCharacter>, by viewer: Viewer, _ terminal: TestTerminal
    ) async throws -> Set<String> {
        let ann = try #require(work.cast.first).id
        var places: Set<String> = []
        let list = try await terminal.works.works(.all, by: .english, for: viewer, after: nil, limit: 50)
        if list.rows.contains(where: { $0.id == work.work.id }) { places.insert("list") }
        if try await terminal.works.page(of: work.work.id, for: viewer)?.isGone == false { places.insert("page") }
        if try await terminal.characters.character(ann, for: viewer)?.isGone == false { places.insert("character") }
        if try await terminal.characters.character(added, for: viewer)?.isGone == false { places.insert("added") }
        let cast = try await terminal.works.cast(of: "metropolis", for: viewer, after: nil, limit: 50)
        if cast.rows.contains(where: { $0.id == added }) { places.insert("cast") }
        let orders: [String: CharacterOrder] = [
            "random": .random(seed: 1), "known": .known(seed: 1), "familiar": .familiar(before: .max),
            "popular": .popular,
            "hot": .hot(since: 0),
        ]
        for (name, order) in orders {
            let page = try await terminal.characters.characters(
                in: order, kind: nil, isUndugOnly: false, for: viewer, after: nil, limit: 50)
            if page.rows.contains(where: { $0.id == ann }) { places.insert(name) }
        }
        let day = try await terminal.home.worksOfDay(1, kind: nil, for: viewer, after: nil, limit: 50)
        if day.rows.contains(where: { $0.id == work.work.id }) { places.insert("day") }
        let search = SQLiteSearchRepository(database: terminal.database)
        for (text, name) in [("garden ferry", "search"), ("josaphat", "search added")] {
            let found = try await search.worksAndCharacters(matching: text, SearchFilter(), for: viewer, limit: 5)
            if !found.rows.isEmpty { places.insert(name) }
        }
        return places
    }

    @Test func `published works are visible to current members only`()
        async throws
    {
        let server = try await TestServer.start()
        let (mina, juno) = (try await TestTerminal(), try await TestTerminal())
        for (terminal, name) in [(mina, "mina"), (juno, "juno")] { try await terminal.join(server, as: name) }
        let ferry = try await mina.addWork("Garden Ferry", ["Ann"])
        let added = try await mina.works.add(
            WorkCharacter(id: "new", name: LocalizedText(english: "Josaphat", korean: "요자파트")), to: "metropolis",
            of: mina.profile, at: mina.clock.now())
        #expect(try await mina.service.publishWorks(of: mina.profile).count == 2)
        try await juno.exchange.exchange(of: juno.profile)
        let ann = try #require(ferry.cast.first).id
        try await juno.vote(ann, MBTI(text: "INFP"))
        try await juno.exchange.exchange(of: juno.profile)

        let always: Set = ["list", "page", "character", "added", "cast", "random", "day", "search", "search added"]
        #expect(try await seen(ferry, added, by: juno.viewer, juno).isSuperset(of: always))
        for viewer in [Viewer(Profile.localID), Viewer(nil)] {
            #expect(try await seen(ferry, added, by: viewer, juno).isEmpty)
        }
        #expect(try await seen(ferry, added, by: mina.viewer, mina).isSuperset(of: always), "the owner sees it")

        try await juno.service.leave(juno.profile)
        #expect(try await seen(ferry, added, by: juno.viewer, juno).isEmpty)
        for terminal in [mina, juno] { await terminal.close() }
        await server.remove()
    }

    @Test func `without membership community ids lead nowhere, except those acted on`()
        async throws
    {
        let server = try await TestServer.start()
        let (mina, juno) = (try await TestTerminal(), try await TestTerminal())
        for (terminal, name) in [(mina, "mina"), (juno, "juno")] { try await terminal.join(server, as: name) }
        let ferry = try await mina.addWork("Garden Ferry", ["Ann", "Bo"])
        #expect(try await mina.service.publishWorks(of: mina.profile).count == 1)
        try await juno.exchange.exchange(of: juno.profile)
        let (ann, bo, work) = (ferry.cast[0].id, ferry.cast[1].id, ferry.work.id)
        let infp = try MBTI(text: "INFP")

        let stranger = Author(Profile.localID, type: nil)
        for viewer in [Viewer(Profile.localID), Viewer(nil)] {
            #expect(try await juno.characters.character(ann, for: viewer) == nil)
            #expect(try await juno.votes.result(of: ann, for: viewer) == nil)
            #expect(try await juno.works.page(of: work, for: viewer) == nil)
        }
        await #expect(throws: NotFound.self) {
            try await juno.votes.vote(Ballot(ann, infp), by: stranger, at: 1)
        }
        await #expect(throws: NotFound.self) { try await juno.marks.setWished(true, work, by: stranger, at: 1) }
        await #expect(throws: NotFound.self) { try await juno.marks.setThumb(.like, work, by: stranger, at: 1) }
        await #expect(throws: PostProblem.gone) {
            try await juno.reviews.write(
                PostText("Calm.", as: .review), isSpoiler: false, about: ann, by: stranger, at: 1)
        }
        try await juno.characters.reveal(ann, for: Profile.localID)
        #expect(try await juno.characters.character(ann, for: Viewer(Profile.localID)) == nil, "nothing was revealed")

        // Another profile of this machine stays a member, so the work is still stored.
        try await juno.vote(ann, infp)
        try await juno.exchange.exchange(of: juno.profile)
        try await juno.database.write { db in
            try db.execute(
                sql: """
                    INSERT INTO profile (id, nickname) VALUES ('other-member', 'other');
                    INSERT INTO membership (profile, address, community, account, device, joined_at)
                        VALUES ('other-member', 'http://localhost', 'Friends', 'other', 9, 1);
                    INSERT INTO community_work (membership, work, is_mine)
                        SELECT max(membership.number), work.number, 0 FROM membership CROSS JOIN work
                        WHERE work.id = '\(work.rawValue)' GROUP BY work.number;
                    """)
        }
        try await juno.service.leave(juno.profile)
        #expect(try await juno.characters.character(ann, for: juno.viewer)?.isDug == true)
        #expect(try await juno.votes.vote(on: ann, by: juno.profile)?.ballot.type == infp)
        #expect(try await juno.works.page(of: work, for: juno.viewer) != nil)
        #expect(try await juno.characters.character(bo, for: juno.viewer) == nil)
        for terminal in [mina, juno] { await terminal.close() }
        await server.remove()
    }

    @Test func `counts of a work's characters include only those the reader sees`() async throws {
        let server = try await TestServer.start()
        let (mina, juno) = (try await TestTerminal(), try await TestTerminal())
        for (terminal, name) in [(mina, "mina"), (juno, "juno")] { try await terminal.join(server, as: name) }
        _ = try await mina.works.add(
            WorkCharacter(id: "new", name: LocalizedText(english: "Josaphat", korean: "요자파트")), to: "metropolis",
            of: mina.profile, at: mina.clock.now())
        #expect(try await mina.service.publishWorks(of: mina.profile).count == 1)
        try await juno.exchange.exchange(of: juno.profile)
        for (viewer, all) in [(juno.viewer, 3), (Viewer(Profile.localID), 2), (Viewer(nil), 2)] {
            #expect(try await juno.works.page(of: "metropolis", for: viewer)?.progress.all == all)
            #expect(try await juno.works.works(["metropolis"], for: viewer).map(\.progress.all) == [all])
            let list = try await juno.works.works(.all, by: .english, for: viewer, after: nil, limit: 50)
            #expect(list.rows.first { $0.id == "metropolis" }?.progress.all == all)
            let day = try await juno.home.worksOfDay(1, kind: nil, for: viewer, after: nil, limit: 50)
            #expect(day.rows.first { $0.id == "metropolis" }?.progress.all == all)
        }
        for terminal in [mina, juno] { await terminal.close() }
        await server.remove()
    }

    @Test func `a removed account stops seeing published works once the notice is dismissed`() async throws {
        let server = try await TestServer.start()
        let (mina, juno) = (try await TestTerminal(), try await TestTerminal())
        for (terminal, name) in [(mina, "mina"), (juno, "juno")] { try await terminal.join(server, as: name) }
        let ferry = try await mina.addWork("Garden Ferry", ["Ann"])
        #expect(try await mina.service.publishWorks(of: mina.profile).count == 1)
        try await mina.vote("holmes", MBTI.all[2])
        try await mina.exchange.exchange(of: mina.profile)
        try await juno.vote("holmes", MBTI.all[1])
        try await juno.exchange.exchange(of: juno.profile)
        #expect(try await juno.shown("holmes").count == 2)
        #expect(try await juno.works.page(of: ferry.work.id, for: juno.viewer)?.isGone == false)
        await server.stop()
        let store = try StoreOpener.open(server.store, isServing: false)
        _ = try await CommunityOperator(database: store, clock: SystemClock(), name: "root")
            .remove("juno", votes: .remove)
        let after = try await TestServer.start(in: server.folder)
        await juno.move(to: after)
        try? await juno.exchange.exchange(of: juno.profile)
        #expect(try await juno.service.status(of: juno.profile)?.standing == .removed)
        // Back in the community of this machine, only its own votes count.
        #expect(try await juno.shown("holmes") == [MBTI.all[1]: 1])
        try await juno.service.dismissNotices(of: juno.profile)
        #expect(try await seen(ferry, "nobody", by: juno.viewer, juno).isEmpty)
        for terminal in [mina, juno] { await terminal.close() }
        await after.remove()
    }
}
