import CommunitySync
import Domain
import GRDB
import TestSupport
import Testing

@testable import Persistence

/// A member who leaves a community and returns keeps everything, without duplicates.
struct RejoinTests {
    private struct World {
        let two: TwoMembers
        var server: TestServer { two.server }
        var mina: TestTerminal { two.mina }
        var juno: TestTerminal { two.juno }

        init() async throws { two = try await TwoMembers() }

        func exchange(_ terminals: TestTerminal...) async throws {
            for terminal in terminals { try await two.exchange(terminal) }
        }

        /// Mina leaves and signs in again.
        func rejoin(uploading upload: JoinUpload = JoinUpload()) async throws {
            try await mina.service.leave(mina.profile)
            try await mina.join(server, as: "mina", entrance: .signIn, brings: upload)
            try await exchange(mina)
        }

        func reviews(_ terminal: TestTerminal) async throws -> [Review] {
            terminal.clock.advance(CommunityResource.age)
            return try await terminal.reviews.reviews(
                of: "holmes", by: .newest, for: terminal.viewer, after: nil, limit: 10
            ).rows
        }

        func comments(of review: Identifier<Review>, _ terminal: TestTerminal) async throws -> [Domain.Comment] {
            terminal.clock.advance(CommunityResource.age)
            return try await terminal.reviews.comments(
                of: review, hidesSpoilers: false, for: terminal.viewer, after: nil, limit: 10
            ).rows
        }

        /// Mina's review with a comment below it, known to the server.
        func write() async throws -> Identifier<Review> {
            let review = try await mina.reviews.write(
                PostText("Cold but fair.", as: .review), isSpoiler: false, about: "holmes", by: mina.member,
                at: mina.clock.now())
            _ = try await mina.reviews.comment(
                PostText("And kind.", as: .comment), isSpoiler: false, on: review, by: mina.member,
                at: mina.clock.now())
            try await exchange(mina)
            return review
        }

        func own(_ terminal: TestTerminal) async throws -> [Identifier<Work>] {
            try await terminal.works.works(
                .own(terminal.profile), by: .english, for: terminal.viewer, after: nil, limit: 10
            ).rows.map(\.work.id)
        }

        func end() async { await two.end() }
    }

    // MARK: Texts

    @Test(arguments: [false, true])
    func `own reviews and comments are never duplicated by leaving and rejoining`(
        bringsReviews: Bool
    ) async throws {
        let world = try await World()
        let review = try await world.write()
        for _ in 1...2 {
            try await world.rejoin(uploading: JoinUpload(reviews: bringsReviews))
            #expect(try await world.reviews(world.mina).map(\.id) == [review])
            #expect(try await world.comments(of: review, world.mina).map(\.shownText) == ["And kind."])
        }
        let read = try await world.reviews(world.juno)
        #expect(read.map(\.shownText) == ["Cold but fair."] && read.allSatisfy { $0.editedAt == nil })
        let id = try #require(read.first?.id)
        #expect(try await world.comments(of: id, world.juno).map(\.shownText) == ["And kind."])
        #expect(try await world.mina.service.status(of: world.mina.profile)?.waiting == 0)
        await world.end()
    }

    @Test func `a review edited while away is updated on the server when brought along`() async throws {
        let world = try await World()
        let review = try await world.write()
        try await changeAlone(review, world)
        try await world.mina.join(
            world.server, as: "mina", entrance: .signIn, brings: JoinUpload(reviews: true))
        try await world.exchange(world.mina)
        for terminal in [world.mina, world.juno] {
            #expect(try await world.reviews(terminal).map(\.shownText) == ["Warm."])
        }
        #expect(try await world.mina.service.notices(of: world.mina.profile).isEmpty)
        await world.end()
    }

    @Test func `a review edited while away becomes a draft when not brought along`() async throws {
        let world = try await World()
        let review = try await world.write()
        try await changeAlone(review, world)
        try await world.mina.join(world.server, as: "mina", entrance: .signIn)
        try await world.exchange(world.mina)
        #expect(try await world.reviews(world.mina).map(\.shownText) == ["Cold but fair."])
        let kept = try await SQLiteDraftRepository(database: world.mina.database).draft(
            "review", about: "holmes", of: world.mina.profile)
        #expect(kept?.body == "Warm.")
        await world.end()
    }

    private func changeAlone(_ review: Identifier<Review>, _ world: World) async throws {
        try await world.mina.service.leave(world.mina.profile)
        world.mina.clock.advance(60)
        try await world.mina.reviews.edit(
            review, PostText("Warm.", as: .review), isSpoiler: false, by: world.mina.profile,
            at: world.mina.clock.now())
    }

    @Test func `requests are not duplicated by rejoining`() async throws {
        let world = try await World()
        let inbox = SQLiteInboxRepository(database: world.mina.database)
        try await inbox.request(
            title: "Ferry", name: "Ann", kind: .film, of: world.mina.profile, at: world.mina.clock.now())
        try await world.exchange(world.mina)
        for _ in 1...2 { try await world.rejoin() }
        #expect(try await inbox.requests(of: world.mina.profile, after: nil, limit: 10).rows.map(\.title) == ["Ferry"])
        await world.end()
    }

    @Test func `after leaving, likes and comments of others no longer count`() async throws {
        let world = try await World()
        let (mina, juno) = (world.mina, world.juno)
        let review = try await mina.reviews.write(
            PostText("Cold but fair.", as: .review), isSpoiler: false, about: "holmes", by: mina.member,
            at: mina.clock.now())
        try await world.exchange(mina)
        let read = try #require(try await world.reviews(juno).first)
        _ = try await juno.reviews.comment(
            PostText("And kind.", as: .comment), isSpoiler: false, on: read.id, by: juno.member, at: juno.clock.now())
        try await juno.reviews.setLiked(true, read.id, by: juno.profile, at: juno.clock.now())
        try await juno.reviews.open(read.id, by: juno.profile)
        try await world.exchange(juno)
        // The server counts shortly after its answer.
        while try await world.reviews(mina).first?.likes != 1 { await Task.yield() }
        try await mina.service.leave(mina.profile)
        let own = try #require(try await mina.reviews.review(review, for: mina.viewer))
        #expect(own.likes == 0 && own.comments == 0 && own.views == 0)
        await world.end()
    }

    @Test func `after leaving, the member count covers this machine alone`() async throws {
        let world = try await World()
        let (mina, juno) = (world.mina, world.juno)
        _ = try await juno.reviews.write(
            PostText("Too slow.", as: .review), isSpoiler: false, about: "holmes", by: juno.member,
            at: juno.clock.now())
        try await world.exchange(juno)
        #expect(try await world.reviews(mina).map(\.author.nickname) == ["juno"])
        try await mina.service.leave(mina.profile)
        #expect(try await mina.home.memberCount(for: mina.viewer) == 1)
        #expect(try await mina.home.memberCount(for: .guest) == 1)
        #expect(try await mina.home.memberCount(for: Viewer(Profile.localID)) == 2)
        await world.end()
    }

    // MARK: Works

    @Test func `published works and characters are recognised after rejoining`()
        async throws
    {
        let world = try await World()
        let (mina, juno) = (world.mina, world.juno)
        var ferry = try await mina.addWork("Garden Ferry", ["Ann"])
        let added = try await mina.works.add(
            WorkCharacter(id: "new", name: LocalizedText(english: "Josaphat", korean: "요자파트")), to: "metropolis",
            of: mina.profile, at: mina.clock.now())
        #expect(try await mina.service.publishWorks(of: mina.profile).count == 2)
        try await world.rejoin()
        let id = try #require(
            try await mina.works.works(
                .own(mina.profile), by: .english, for: mina.viewer, after: nil, limit: 5
            ).rows.first?.id)
        ferry = try #require(try await mina.works.ownWork(id, of: mina.profile))
        ferry.work.synopsis = LocalizedText(english: "A slow ferry.", korean: "느린 배.")
        try await mina.works.save([ferry], of: mina.profile, at: mina.clock.now())
        try await world.exchange(mina, juno)
        #expect(try await juno.works.page(of: id, for: juno.viewer)?.work.synopsis.english == "A slow ferry.")
        #expect(try await juno.characters.character(added, for: juno.viewer)?.isGone == false)

        #expect(
            try await mina.service.takeBackWorks(of: mina.profile) == WorksTakenBack(gone: 2, staying: 0))
        try await world.exchange(juno)
        #expect(try await juno.works.page(of: id, for: juno.viewer)?.isGone != false)
        #expect(try await juno.characters.character(added, for: juno.viewer)?.isGone != false)
        try await world.rejoin()
        #expect(
            try await mina.service.takeBackWorks(of: mina.profile) == WorksTakenBack(gone: 0, staying: 0),
            "works withdrawn before do not count")
        await world.end()
    }

    @Test func `leaving on one device keeps own works of another`() async throws {
        let world = try await World()
        let (mina, juno) = (world.mina, world.juno)
        try await mina.addWork("Garden Ferry", ["Ann"])
        #expect(try await mina.service.publishWorks(of: mina.profile).count == 1)
        let second = try await TestTerminal()
        try await second.join(world.server, as: "mina", entrance: .signIn)
        try await juno.addWork("Night Train", ["Bo"])
        #expect(try await juno.service.publishWorks(of: juno.profile).count == 1)
        try await world.exchange(second)
        let all = try await second.works.works(.all, by: .english, for: second.viewer, after: nil, limit: 50).rows
        let ferry = try #require(all.first { $0.work.title.english == "Garden Ferry" }).id
        let train = try #require(all.first { $0.work.title.english == "Night Train" }).id
        #expect(try await world.own(second) == [ferry], "with an existing one, too")

        try await second.service.leave(second.profile)
        #expect(try await world.own(second) == [ferry])
        let page = try #require(try await second.works.page(of: ferry, for: second.viewer))
        #expect(page.isOwn && !page.isGone)
        #expect(try await second.works.ownWork(ferry, of: second.profile)?.cast.count == 1)
        #expect(try await second.works.page(of: train, for: second.viewer)?.isGone != false)

        try await second.join(world.server, as: "mina", entrance: .signIn)
        try await world.exchange(second)
        var own = try #require(try await second.works.ownWork(ferry, of: second.profile))
        own.work.synopsis = LocalizedText(english: "A slow ferry.", korean: "느린 배.")
        try await second.works.save([own], of: second.profile, at: second.clock.now())
        try await world.exchange(second, juno)
        #expect(try await juno.works.page(of: ferry, for: juno.viewer)?.work.synopsis.english == "A slow ferry.")
        await second.close()
        await world.end()
    }

    // MARK: Leaving with an older version, which kept no ids

    @Test(arguments: [false, true])
    func `a member who left with a version without IDs has everything once`(isBrought: Bool) async throws {
        let world = try await World()
        let (mina, juno) = (world.mina, world.juno)
        _ = try await world.write()
        _ = try await juno.reviews.write(
            PostText("Too slow.", as: .review), isSpoiler: false, about: "holmes", by: juno.member,
            at: juno.clock.now())
        try await world.exchange(juno)
        let inbox = SQLiteInboxRepository(database: mina.database)
        try await inbox.request(title: "Ferry", name: "Ann", kind: .film, of: mina.profile, at: mina.clock.now())
        try await mina.addWork("Garden Ferry", ["Ann"])
        try await mina.works.add(
            WorkCharacter(id: "new", name: LocalizedText(english: "Josaphat", korean: "요자파트")), to: "metropolis",
            of: mina.profile, at: mina.clock.now())
        #expect(try await mina.service.publishWorks(of: mina.profile).count == 2)
        try await world.exchange(mina)
        try await mina.service.leave(mina.profile)
        try await mina.database.write { try $0.execute(sql: "DELETE FROM kept_id") }
        try await mina.join(
            world.server, as: "mina", entrance: .signIn,
            brings: JoinUpload(reviews: isBrought, works: isBrought))
        for _ in 1...2 { try await world.exchange(mina, juno) }

        for terminal in [mina, juno] {
            #expect(
                try await world.reviews(terminal).map(\.shownText).sorted { $0 ?? "" < $1 ?? "" } == [
                    "Cold but fair.", "Too slow.",
                ])
            let own = try #require(try await world.reviews(terminal).first { $0.shownText == "Cold but fair." })
            #expect(try await world.comments(of: own.id, terminal).map(\.shownText) == ["And kind."])
            let works = try await terminal.works.works(.all, by: .english, for: terminal.viewer, after: nil, limit: 50)
            #expect(works.rows.count { $0.work.title.english == "Garden Ferry" } == 1)
            let cast = try await terminal.works.cast(of: "metropolis", for: terminal.viewer, after: nil, limit: 9).rows
            #expect(cast.filter { !$0.isGone }.map(\.name.english) == ["Freder", "Maria", "Josaphat"])
        }
        #expect(try await inbox.requests(of: mina.profile, after: nil, limit: 10).rows.map(\.title) == ["Ferry"])
        await world.end()
    }
}
