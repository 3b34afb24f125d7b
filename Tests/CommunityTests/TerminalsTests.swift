import CommunityProtocol
import CommunitySync
import Domain
import Persistence
import Testing

/// Terminals that exchange their actions through a server on this machine.
struct TerminalsTests {
    private let infp: MBTI
    private let entj: MBTI

    init() throws {
        infp = try MBTI(text: "INFP")
        entj = try MBTI(text: "ENTJ")
    }

    @Test func `two terminals see each other's votes`() async throws {
        let server = try await TestServer.start()
        let mina = try await TestTerminal()
        let juno = try await TestTerminal()
        try await mina.join(server, as: "mina")
        try await juno.join(server, as: "juno")
        try await mina.vote("holmes", infp)
        #expect(try await mina.shown("holmes") == [infp: 1])
        try await mina.exchange.exchange(of: mina.profile)
        try await juno.vote("holmes", entj)
        try await juno.exchange.exchange(of: juno.profile)
        #expect(try await juno.shown("holmes") == [infp: 1, entj: 1])
        #expect(try await juno.service.status(of: juno.profile)?.problem == nil)
        mina.clock.advance(CommunityResource.age)
        #expect(try await mina.shown("holmes") == [infp: 1, entj: 1])
        _ = try await mina.history.undo(for: mina.profile)
        try await mina.exchange.exchange(of: mina.profile)
        juno.clock.advance(CommunityResource.age)
        #expect(try await juno.shown("holmes") == [entj: 1])
        for terminal in [mina, juno] { await terminal.close() }
        await server.remove()
    }

    /// Repeats a request until the server has counted the last write, shortly after it.
    private func votes(
        of id: Identifier<WorkCharacter>, in work: Identifier<Work>, _ terminal: TestTerminal
    )
        async throws -> Int?
    {
        terminal.clock.advance(CommunityResource.age)
        return try await terminal.works.cast(of: work, for: terminal.viewer, after: nil, limit: 9).rows
            .first { $0.id == id }?.votes
    }

    @Test func `a list with newer counts than a result triggers a new request`()
        async throws
    {
        let server = try await TestServer.start()
        let (mina, juno) = (try await TestTerminal(), try await TestTerminal())
        for (terminal, name) in [(mina, "mina"), (juno, "juno")] { try await terminal.join(server, as: name) }
        try await mina.vote("tom", infp)
        try await mina.exchange.exchange(of: mina.profile)
        #expect(try await mina.shown("tom") == [infp: 1])
        try await juno.vote("tom", entj)
        try await juno.exchange.exchange(of: juno.profile)
        for _ in 0..<2_000 {
            if try await votes(of: "tom", in: "felix", mina) == 2 { break }
        }
        #expect(try await votes(of: "tom", in: "felix", mina) == 2)
        mina.clock.advance(CommunityResource.age)
        let page = try #require(try await mina.characters.character("tom", for: mina.viewer))
        #expect(page.votes == 2 && page.visibility.type?.crowd == CrowdType([infp: 1, entj: 1], guess: nil))
        #expect(
            try await mina.ledger.crowd(of: .character("tom"), for: mina.profile)?.askedAt ?? 0 >= mina.clock.now() - 5)
        for terminal in [mina, juno] { await terminal.close() }
        await server.remove()
    }

    @Test func `an own wish and thumb count once in a work's mood, at once`() async throws {
        let server = try await TestServer.start()
        let (mina, juno) = (try await TestTerminal(), try await TestTerminal())
        for (terminal, name) in [(mina, "mina"), (juno, "juno")] { try await terminal.join(server, as: name) }
        func mood() async throws -> [[Int]] {
            try await mina.works.page(of: "felix", for: mina.viewer)?.mood.types
                .map { [$0.wishes, $0.likes, $0.dislikes] } ?? []
        }
        #expect(try await mood().isEmpty)
        try await mina.marks.setWished(true, "felix", by: mina.member, at: mina.clock.now())
        try await mina.marks.setThumb(.like, "felix", by: mina.member, at: mina.clock.now())
        #expect(try await mood() == [[1, 1, 0]], "before it is sent")
        try await mina.exchange.exchange(of: mina.profile)
        #expect(try await mood() == [[1, 1, 0]], "before the next request")
        try await juno.marks.setWished(true, "felix", by: juno.member, at: juno.clock.now())
        try await juno.exchange.exchange(of: juno.profile)
        for _ in 0..<2_000 {
            mina.clock.advance(CommunityResource.age)
            if try await mood() == [[2, 1, 0]] { break }
        }
        #expect(try await mood() == [[2, 1, 0]])
        try await mina.marks.setWished(false, "felix", by: mina.member, at: mina.clock.now())
        #expect(try await mood() == [[1, 1, 0]])
        for terminal in [mina, juno] { await terminal.close() }
        await server.remove()
    }

    @Test func `the member count comes from the server`() async throws {
        let server = try await TestServer.start()
        let terminals = [try await TestTerminal(), try await TestTerminal(), try await TestTerminal()]
        for (terminal, name) in zip(terminals, ["mina", "juno", "otto"]) { try await terminal.join(server, as: name) }
        let last = terminals[2]
        for _ in 0..<2_000 {
            last.clock.advance(CommunityResource.age)
            if try await last.home.memberCount(for: last.viewer) == 3 { break }
        }
        #expect(try await last.home.memberCount(for: last.viewer) == 3)
        #expect(try await last.home.memberCount(for: .guest) < 3)
        for terminal in terminals { await terminal.close() }
        await server.remove()
    }

    @Test func `joining makes the local profile an account and brings its votes and wishes`() async throws {
        let server = try await TestServer.start()
        let mina = try await TestTerminal()
        #expect(try await !mina.ledger.hasDataToUpload(mina.profile))
        try await mina.vote("holmes", infp)
        #expect(try await mina.ledger.hasDataToUpload(mina.profile))
        try await mina.marks.setWished(true, "felix", by: mina.member, at: mina.clock.now())
        let outcome = try await mina.join(server, as: "mina")
        #expect(outcome.membership.communityName == "Friends")
        #expect(outcome.codes.count == RecoveryCode.count)
        #expect(outcome.signedIn?.session.profile.id == mina.profile)
        #expect(mina.profile != Profile.localID)
        let status = try #require(try await mina.service.status(of: mina.profile))
        #expect(status.waiting == 0 && status.problem == nil)
        let juno = try await TestTerminal()
        try await juno.join(server, as: "juno")
        try await juno.vote("holmes", entj)
        try await juno.exchange.exchange(of: juno.profile)
        #expect(try await juno.shown("holmes") == [infp: 1, entj: 1])
        let page = try await juno.works.page(of: "felix", for: juno.viewer)
        #expect(page?.mood.types.map(\.wishes) == [1])
        for terminal in [mina, juno] { await terminal.close() }
        await server.remove()
    }

    @Test func `a member's second device shows the actions of the first`() async throws {
        let server = try await TestServer.start()
        let first = try await TestTerminal()
        let second = try await TestTerminal()
        try await first.join(server, as: "mina")
        try await first.vote("holmes", infp)
        try await first.marks.setThumb(.like, "felix", by: first.member, at: first.clock.now())
        try await first.exchange.exchange(of: first.profile)
        try await second.join(server, as: "mina", entrance: .signIn)
        #expect(second.profile == first.profile)
        #expect(try await second.votes.vote(on: "holmes", by: second.profile)?.ballot.type == infp)
        try await second.vote("holmes", entj)
        try await second.exchange.exchange(of: second.profile)
        try await first.exchange.exchange(of: first.profile)
        #expect(try await first.votes.vote(on: "holmes", by: first.profile)?.ballot.type == entj)
        #expect(try await first.service.notices(of: first.profile).map(\.kind) == [.votedElsewhere(entj, device: nil)])
        let devices = try await first.service.devices(of: first.profile)
        #expect(devices.count == 2)
        let other = try #require(devices.first { !$0.isThis })
        try await first.service.revoke(other.id, of: first.profile)
        await #expect(throws: CommunityProblem.signedOut) { try await second.exchange.exchange(of: second.profile) }
        #expect(try await second.service.status(of: second.profile)?.standing == .signedOut)
        try await second.service.signIn(second.profile, password: Password("correct horse 1"))
        #expect(try await second.service.status(of: second.profile)?.standing == .active)
        for terminal in [first, second] { await terminal.close() }
        await server.remove()
    }

    @Test func `actions wait while offline and are sent after reconnecting`() async throws {
        let server = try await TestServer.start()
        let mina = try await TestTerminal()
        try await mina.join(server, as: "mina")
        mina.line.cut()
        try await mina.vote("holmes", infp)
        try await mina.vote("watson", entj)
        await #expect(throws: CommunityProblem.offline) { try await mina.exchange.exchange(of: mina.profile) }
        let status = try #require(try await mina.service.status(of: mina.profile))
        #expect(status.waiting == 2 && status.problem == .offline)
        #expect(try await mina.shown("holmes") == [infp: 1])
        mina.line.heal()
        #expect(try await mina.service.exchangeNow(of: mina.profile).waiting == 0)
        #expect(try await mina.service.status(of: mina.profile)?.problem == nil)
        await mina.close()
        await server.remove()
    }

    @Test func `an undug type is masked until revealed`() async throws {
        let server = try await TestServer.start()
        let mina = try await TestTerminal()
        let juno = try await TestTerminal()
        try await mina.join(server, as: "mina")
        try await juno.join(server, as: "juno")
        try await mina.vote("holmes", infp)
        try await mina.exchange.exchange(of: mina.profile)
        #expect(try await juno.votes.result(of: "holmes", for: juno.viewer) == .masked(votes: 1))
        try await juno.characters.reveal("holmes", for: juno.profile)
        try await juno.exchange.exchange(of: juno.profile)
        juno.clock.advance(CommunityResource.age)
        #expect(try await juno.shown("holmes") == [infp: 1])
        for terminal in [mina, juno] { await terminal.close() }
        await server.remove()
    }

    @Test func `a waiting vote is not taken for one of the community's votes`() async throws {
        let server = try await TestServer.start()
        let (mina, juno) = (try await TestTerminal(), try await TestTerminal())
        try await mina.join(server, as: "mina")
        try await juno.join(server, as: "juno")
        try await mina.vote("holmes", infp)
        try await mina.exchange.exchange(of: mina.profile)
        #expect(try await juno.votes.result(of: "holmes", for: juno.viewer) == .masked(votes: 1))
        juno.line.cut()
        try await juno.vote("holmes", entj)
        #expect(try await juno.shown("holmes") == [entj: 1])
        let type = try await juno.characters.character("holmes", for: juno.viewer)?.visibility.type
        #expect(type?.mine == entj && type?.crowd == nil && type?.guess == nil)
        // Only the list was loaded, not the result.
        #expect(try await juno.ledger.crowd(of: .result("holmes"), for: juno.profile)?.askedAt == nil)
        #expect(try await juno.ledger.crowd(of: .character("holmes"), for: juno.profile)?.askedAt != nil)
        for terminal in [mina, juno] { await terminal.close() }
        await server.remove()
    }

    @Test func `leaving keeps own votes here, and deleting removes them from the server`() async throws {
        let server = try await TestServer.start()
        let mina = try await TestTerminal()
        let juno = try await TestTerminal()
        try await mina.join(server, as: "mina")
        try await juno.join(server, as: "juno")
        try await mina.vote("holmes", infp)
        try await mina.exchange.exchange(of: mina.profile)
        let export = try await mina.service.export(of: mina.profile)
        #expect(String(decoding: export, as: UTF8.self).contains("holmes"))
        await #expect(throws: CommunityProblem.wrongCredentials) {
            try await mina.service.delete(
                mina.profile, password: Password("wrong horse 1"), keepingVotes: false,
                because: LeavingReason(.other))
        }
        try await mina.service.delete(
            mina.profile, password: Password("correct horse 1"), keepingVotes: false, because: LeavingReason(.other))
        #expect(try await mina.service.status(of: mina.profile) == nil)
        #expect(try await mina.votes.vote(on: "holmes", by: mina.profile)?.ballot.type == infp)
        try await juno.vote("holmes", entj)
        try await juno.exchange.exchange(of: juno.profile)
        #expect(try await juno.shown("holmes") == [entj: 1])
        try await juno.service.leave(juno.profile)
        #expect(try await juno.service.status(of: juno.profile) == nil)
        for terminal in [mina, juno] { await terminal.close() }
        await server.remove()
    }

    @Test func `each obstacle to joining has its own error`() async throws {
        let server = try await TestServer.start()
        let mina = try await TestTerminal()
        await #expect(throws: CommunityProblem.inviteInvalid) {
            try await mina.join(server, as: "mina", entrance: .newAccount(invite: "WRONG"))
        }
        await #expect(throws: CommunityProblem.wrongCredentials) {
            try await mina.join(server, as: "nobody", entrance: .signIn)
        }
        #expect(try await mina.ledger.membership(of: mina.profile) == nil)
        #expect(try await mina.service.info(at: server.address).registration == .invite)
        await server.stop()
        await #expect(throws: CommunityProblem.offline) { try await mina.service.info(at: server.address) }
        await mina.close()
        await server.remove()
    }
}
