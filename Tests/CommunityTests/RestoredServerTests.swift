import CommunitySync
import Domain
import Foundation
import Persistence
import Testing

/// A server restored from an older copy. The terminal detects the losses and asks once whether to send them again or
/// to remove them here, too.
struct RestoredServerTests {
    private let infp: MBTI
    private let entj: MBTI

    init() throws {
        infp = try MBTI(text: "INFP")
        entj = try MBTI(text: "ENTJ")
    }

    /// A member of a server that is restored to a state before some of the member's actions.
    private final class World {
        let mina: TestTerminal
        /// Another member, who checks the result.
        let juno: TestTerminal
        private(set) var server: TestServer
        private var servers: [TestServer]

        /// - Parameters:
        ///   - brings: the actions from before joining that are uploaded.
        ///   - earlier: performs actions before joining.
        init(
            uploading brings: JoinUpload = JoinUpload(),
            earlier: (TestTerminal) async throws -> Void = { _ in }
        ) async throws {
            server = try await TestServer.start()
            servers = [server]
            mina = try await TestTerminal()
            try await earlier(mina)
            try await mina.join(server, as: "mina", brings: brings)
            juno = try await TestTerminal()
            try await juno.join(server, as: "juno")
        }

        /// - Parameters:
        ///   - isDeclared: whether the operator declares the restore.
        ///   - body: performs the actions that the copy lacks.
        func lose(isDeclared: Bool = true, _ body: () async throws -> Void) async throws {
            let copy = try await server.stopAndCopy()
            try await move(to: TestServer.start(in: server.folder))
            try await body()
            try await mina.exchange.exchange(of: mina.profile)
            await server.stop()
            try await move(to: TestServer.start(in: isDeclared ? TestServer.declareRestored(copy) : copy))
        }

        private func move(to server: TestServer) async throws {
            self.server = server
            servers.append(server)
            for terminal in [mina, juno] { await terminal.move(to: server) }
        }

        var standing: CommunityStanding? {
            get async throws { try await mina.service.status(of: mina.profile)?.standing }
        }

        /// Answers the question about the losses, and signs in again if needed.
        func answer(_ sendsAgain: Bool) async throws {
            try await mina.service.answerLost(sendsAgain, of: mina.profile)
            if try await standing != .active { try await signIn() }
            #expect(try await mina.service.status(of: mina.profile)?.waiting == 0)
        }

        func signIn() async throws {
            try await mina.service.signIn(mina.profile, password: Password("correct horse 1"))
        }

        func write(_ text: String, about character: Identifier<WorkCharacter>) async throws {
            _ = try await mina.reviews.write(
                PostText(text, as: .review), isSpoiler: false, about: character, by: mina.member, at: mina.clock.now())
        }

        func reviews(of character: Identifier<WorkCharacter>, by terminal: TestTerminal) async throws -> [Review] {
            try await terminal.reviews.reviews(
                of: character, by: .newest, for: terminal.viewer, after: nil, limit: 9
            ).rows
        }

        func type(on character: Identifier<WorkCharacter>) async throws -> MBTI? {
            try await mina.votes.vote(on: character, by: mina.profile)?.ballot.type
        }

        func end() async {
            for terminal in [mina, juno] { await terminal.close() }
            for server in servers { await server.remove() }
        }
    }

    @Test func `a lost change of a vote is asked about and stays meanwhile`() async throws {
        let world = try await World()
        let mina = world.mina
        try await mina.vote("holmes", infp)
        try await mina.exchange.exchange(of: mina.profile)
        try await world.lose {
            try await mina.vote("holmes", entj)
            try await mina.vote("watson", entj)
        }
        for _ in 0..<3 { try? await mina.exchange.exchange(of: mina.profile) }
        #expect(try await world.standing == .asking(lost: 2))
        #expect(try await world.type(on: "holmes") == entj)
        try await world.answer(true)
        #expect(try await world.type(on: "holmes") == entj)
        #expect(try await mina.service.notices(of: mina.profile).isEmpty)
        try await world.server.expectVotes(["holmes": entj, "watson": entj])
        await world.end()
    }

    @Test func `a lost withdrawal of a vote is repeated`() async throws {
        let world = try await World()
        let mina = world.mina
        try await mina.vote("holmes", infp)
        try await mina.exchange.exchange(of: mina.profile)
        try await world.lose {
            _ = try await mina.history.undo(for: mina.profile)
        }
        for _ in 0..<3 { try? await mina.exchange.exchange(of: mina.profile) }
        #expect(try await world.standing == .asking(lost: 1))
        #expect(try await world.type(on: "holmes") == nil)
        try await world.answer(true)
        try await world.server.expectVotes([:])
        await world.end()
    }

    @Test func `data not brought on joining is neither counted as lost nor sent`() async throws {
        let world = try await World(uploading: JoinUpload(votes: false, wishes: false, reviews: false)) { mina in
            try await mina.vote("holmes", infp)
            try await mina.marks.setWished(true, "felix", by: mina.member, at: mina.clock.now())
            _ = try await mina.reviews.write(
                PostText("Mine alone.", as: .review), isSpoiler: false, about: "holmes", by: mina.member,
                at: mina.clock.now())
        }
        try await world.lose { try await world.mina.vote("watson", entj) }
        for _ in 0..<3 { try? await world.mina.exchange.exchange(of: world.mina.profile) }
        #expect(try await world.standing == .asking(lost: 1))
        try await world.answer(true)
        #expect(try await world.reviews(of: "holmes", by: world.juno).isEmpty)
        try await world.server.expectVotes(["watson": entj])
        await world.end()
    }

    @Test func `lost reviews are asked about and resent unedited`() async throws {
        let world = try await World()
        let mina = world.mina
        try await world.write("Cold but fair.", about: "holmes")
        try await mina.exchange.exchange(of: mina.profile)
        try await world.lose { try await world.write("Kind.", about: "watson") }
        for _ in 0..<3 { try? await mina.exchange.exchange(of: mina.profile) }
        #expect(try await world.standing == .asking(lost: 1))
        try await world.answer(true)
        #expect(try await mina.service.notices(of: mina.profile).isEmpty)
        try await world.juno.exchange.exchange(of: world.juno.profile)
        for (character, text) in [("holmes", "Cold but fair."), ("watson", "Kind.")] {
            let reviews = try await world.reviews(of: Identifier(character), by: world.juno)
            #expect(reviews.map(\.shownText) == [text] && reviews.allSatisfy { $0.editedAt == nil })
        }
        await world.end()
    }

    @Test func `a lost like stays while the member views the restored copy`() async throws {
        let world = try await World()
        let (mina, juno) = (world.mina, world.juno)
        _ = try await juno.reviews.write(
            PostText("Cold but fair.", as: .review), isSpoiler: false, about: "holmes", by: juno.member,
            at: juno.clock.now())
        try await juno.exchange.exchange(of: juno.profile)
        let review = try #require(try await world.reviews(of: "holmes", by: mina).first?.id)
        try await world.lose {
            try await mina.reviews.setLiked(true, review, by: mina.profile, at: mina.clock.now())
            try await mina.exchange.exchange(of: mina.profile)
            mina.clock.advance(CommunityResource.age)
            _ = try await world.reviews(of: "holmes", by: mina)
        }
        for _ in 0..<2 {
            try await mina.exchange.exchange(of: mina.profile)
            mina.clock.advance(CommunityResource.age)
            #expect(try await world.reviews(of: "holmes", by: mina).map(\.isLiked) == [true])
        }
        #expect(try await world.standing == .asking(lost: 1))
        try await world.answer(true)
        mina.clock.advance(CommunityResource.age)
        #expect(try await world.reviews(of: "holmes", by: mina).map(\.isLiked) == [true])
        await world.end()
    }

    @Test func `accepting a loss applies it here, too, and keeps texts as drafts`() async throws {
        let world = try await World()
        let mina = world.mina
        try await mina.vote("holmes", infp)
        try await world.write("Cold but fair.", about: "holmes")
        try await mina.exchange.exchange(of: mina.profile)
        try await world.lose {
            try await mina.vote("holmes", entj)
            try await mina.vote("watson", entj)
            try await mina.marks.setWished(true, "felix", by: mina.member, at: mina.clock.now())
            try await world.write("Kind.", about: "watson")
        }
        for _ in 0..<3 { try? await mina.exchange.exchange(of: mina.profile) }
        #expect(try await world.standing == .asking(lost: 4))
        try await mina.service.answerLost(false, of: mina.profile)
        #expect(try await world.type(on: "holmes") == infp)
        #expect(try await world.type(on: "watson") == nil)
        #expect(try await mina.shown("watson").isEmpty)
        #expect(
            try await !mina.marks.setWished(false, "felix", by: mina.member, at: mina.clock.now()),
            "there are no wishes")
        #expect(try await world.reviews(of: "watson", by: mina).isEmpty)
        #expect(try await world.reviews(of: "holmes", by: mina).map(\.shownText) == ["Cold but fair."])
        let draft = try await SQLiteDraftRepository(database: mina.database).draft(
            "review", about: "watson", of: mina.profile)
        #expect(draft?.body == "Kind.")
        #expect(try await mina.service.notices(of: mina.profile).isEmpty, "no notice beyond the answered loss")
        try await world.signIn()
        try await world.lose {}
        try await mina.exchange.exchange(of: mina.profile)
        #expect(try await world.standing == .active)
        try await world.server.expectVotes(["holmes": infp])
        await world.end()
    }

    @Test(arguments: [true, false])
    func `a lost published work is published again or stays the member's alone`(sendsAgain: Bool) async throws {
        let world = try await World()
        let mina = world.mina
        try await mina.addWork("Garden Ferry", ["Ann"])
        try await world.lose {
            #expect(try await mina.service.publishWorks(of: mina.profile).count == 1)
            let own = try await mina.works.works(
                .own(mina.profile), by: .english, for: mina.viewer, after: nil, limit: 5)
            let id = try #require(own.rows.first?.work.id)
            let work = try #require(try await mina.works.ownWork(id, of: mina.profile))
            try await mina.vote(work.cast[0].id, infp)
        }
        try await mina.exchange.exchange(of: mina.profile)
        #expect(try await world.standing == .asking(lost: 2))
        try await world.answer(sendsAgain)
        #expect(try await mina.ledger.publishedWorks(of: mina.profile) == (sendsAgain ? 1 : 0))
        let own = try await mina.works.works(.own(mina.profile), by: .english, for: mina.viewer, after: nil, limit: 5)
        #expect(own.rows.map(\.work.title.english) == ["Garden Ferry"])
        try await world.juno.exchange.exchange(of: world.juno.profile)
        let id = try #require(own.rows.first?.work.id)
        #expect(try await (world.juno.works.page(of: id, for: world.juno.viewer) != nil) == sendsAgain)
        await world.end()
    }

    @Test func `a member who lost nothing continues at once`() async throws {
        let world = try await World()
        let mina = world.mina
        try await mina.vote("holmes", infp)
        try await mina.exchange.exchange(of: mina.profile)
        try await world.lose {}
        try await mina.vote("watson", entj)
        try await mina.exchange.exchange(of: mina.profile)
        let status = try #require(try await mina.service.status(of: mina.profile))
        #expect(status.standing == .active && status.waiting == 0 && status.problem == nil)
        try await world.server.expectVotes(["holmes": infp, "watson": entj])
        await world.end()
    }

    @Test func `one sign-in suffices after a restore`() async throws {
        let world = try await World()
        let mina = world.mina
        try await mina.vote("holmes", infp)
        try await world.lose { try await mina.vote("holmes", entj) }
        try await mina.ledger.note(LedgerNews(standing: .signedOut), of: mina.profile, at: mina.clock.now())
        try await world.signIn()
        #expect(try await world.standing == .asking(lost: 1))
        try await mina.service.answerLost(true, of: mina.profile)
        #expect(try await world.standing == .active)
        #expect(try await mina.service.status(of: mina.profile)?.waiting == 0)
        try await world.server.expectVotes(["holmes": entj])
        await world.end()
    }

    @Test func `an undeclared older copy changes nothing on the client`() async throws {
        let world = try await World()
        let mina = world.mina
        try await mina.vote("holmes", infp)
        try await mina.exchange.exchange(of: mina.profile)
        try await world.lose(isDeclared: false) { try await mina.vote("holmes", entj) }
        #expect(try await mina.service.exchangeNow(of: mina.profile).standing == .paused)
        for _ in 0..<4 {
            mina.clock.advance(CommunityResource.age)
            try? await mina.exchange.exchange(of: mina.profile)
            _ = try await mina.shown("holmes")
        }
        #expect(try await world.type(on: "holmes") == entj)
        #expect(try await mina.service.exchangeNow(of: mina.profile).standing == .paused)
        await world.end()
    }
}
