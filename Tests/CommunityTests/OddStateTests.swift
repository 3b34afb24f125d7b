import CommunityProtocol
import CommunitySync
import Domain
import Foundation
import Persistence
import Testing

/// Copied or restored stores of a terminal or of its server.
struct OddStateTests {
    private let infp: MBTI
    private let entj: MBTI

    init() throws {
        infp = try MBTI(text: "INFP")
        entj = try MBTI(text: "ENTJ")
    }

    @Test func `a copied client must sign in and then sends its unsent actions`() async throws {
        let server = try await TestServer.start()
        let folder = FileManager.default.temporaryDirectory.appending(path: "dimo-fork-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "a.sqlite").path
        let copy = folder.appending(path: "b.sqlite").path
        let tokens = KeptTokens()
        let first = try await TestTerminal(path: path, tokens: tokens)
        try await first.join(server, as: "mina")
        try await first.vote("holmes", infp)
        try await first.exchange.exchange(of: first.profile)
        try await first.copy(to: copy)
        let second = try await TestTerminal(path: copy, tokens: tokens)
        await second.resume(as: first.profile)
        try await first.vote("watson", infp)
        try await first.exchange.exchange(of: first.profile)
        try await second.vote("maria", entj)
        await #expect(throws: CommunityProblem.self) { try await second.exchange.exchange(of: second.profile) }
        #expect(try await second.service.status(of: second.profile)?.standing == .putBack)
        try await second.service.signIn(second.profile, password: Password("correct horse 1"))
        let status = try #require(try await second.service.status(of: second.profile))
        #expect(status.standing == .active && status.waiting == 0)
        #expect(try await second.votes.vote(on: "watson", by: second.profile)?.ballot.type == infp)
        // The other copy continues as the original device.
        #expect(try await second.service.devices(of: second.profile).count == 2)
        try await server.expectVotes(["holmes": infp, "watson": infp, "maria": entj])
        for terminal in [first, second] { await terminal.close() }
        await server.remove()
    }

    @Test func `a client put back to an older copy is detected and catches up after signing in`() async throws {
        let server = try await TestServer.start()
        let folder = FileManager.default.temporaryDirectory.appending(path: "dimo-put-back-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let copy = folder.appending(path: "b.sqlite").path
        let tokens = KeptTokens()
        let first = try await TestTerminal(path: folder.appending(path: "a.sqlite").path, tokens: tokens)
        try await first.join(server, as: "mina")
        try await first.vote("holmes", infp)
        try await first.exchange.exchange(of: first.profile)
        try await first.copy(to: copy)
        try await first.vote("holmes", entj)
        try await first.exchange.exchange(of: first.profile)
        await first.close()
        let back = try await TestTerminal(path: copy, tokens: tokens)
        await back.resume(as: first.profile)
        try await back.vote("watson", infp)
        await #expect(throws: CommunityProblem.putBack) { try await back.exchange.exchange(of: back.profile) }
        let status = try #require(try await back.service.status(of: back.profile))
        #expect(status.standing == .putBack && status.waiting == 1 && status.problem == nil)
        #expect(try await back.votes.vote(on: "holmes", by: back.profile)?.ballot.type == entj)
        try await back.service.signIn(back.profile, password: Password("correct horse 1"))
        #expect(try await back.service.status(of: back.profile)?.standing == .active)
        #expect(try await back.service.notices(of: back.profile).isEmpty)
        await back.close()
        try await server.expectVotes(["holmes": entj, "watson": infp])
        await server.remove()
    }

    @Test func `nothing is sent while the server is on an older copy`() async throws {
        let server = try await TestServer.start()
        let mina = try await TestTerminal()
        try await mina.join(server, as: "mina")
        let account = try #require(try await mina.ledger.account(of: mina.profile))
        let mark = try #require(account.server)
        // As if the server had run for another hour and was then restored to its current state.
        try await mina.ledger.note(
            LedgerNews(server: ServerMark(id: mark.id, epoch: mark.epoch, beat: mark.beat + 60)), of: mina.profile,
            at: mina.clock.now() + 100)
        try await mina.vote("holmes", infp)
        await #expect(throws: CommunityProblem.self) { try await mina.exchange.exchange(of: mina.profile) }
        let status = try #require(try await mina.service.status(of: mina.profile))
        #expect(status.standing == .paused)
        await mina.close()
        await server.remove()
    }

    @Test func `a restore declared before serving asks members with newer actions`() async throws {
        let (server, mina, copy) = try await votedAfterTheCopy()
        let whole = try await TestServer.start(in: TestServer.declareRestored(copy))
        await mina.move(to: whole)
        for _ in 0..<2 { try? await mina.exchange.exchange(of: mina.profile) }
        #expect(try await mina.service.status(of: mina.profile)?.standing == .asking(lost: 1))
        try await mina.service.answerLost(true, of: mina.profile)
        try await mina.service.signIn(mina.profile, password: Password("correct horse 1"))
        #expect(try await mina.service.status(of: mina.profile)?.waiting == 0)
        try await whole.expectVotes(["holmes": infp])
        await mina.close()
        await whole.remove()
        await server.remove()
    }

    @Test func `after a restore lost actions are sent again with the member's consent`() async throws {
        let (server, mina, copy) = try await votedAfterTheCopy()
        let after = try await TestServer.start(in: copy)
        await mina.move(to: after)
        try await mina.vote("watson", entj)
        await #expect(throws: CommunityProblem.self) { try await mina.exchange.exchange(of: mina.profile) }
        #expect(try await mina.service.status(of: mina.profile)?.standing == .paused)
        await after.stop()
        let whole = try await TestServer.start(in: TestServer.declareRestored(copy))
        await mina.move(to: whole)
        try? await mina.exchange.exchange(of: mina.profile)
        #expect(try await mina.service.status(of: mina.profile)?.standing == .asking(lost: 1))
        try await mina.service.answerLost(true, of: mina.profile)
        #expect(try await mina.service.status(of: mina.profile)?.standing == .renumbered)
        try await mina.service.signIn(mina.profile, password: Password("correct horse 1"))
        #expect(try await mina.service.status(of: mina.profile)?.waiting == 0)
        let devices = try await mina.service.devices(of: mina.profile)
        #expect(devices.map(\.label) == [TestTerminal.deviceLabel] && devices.allSatisfy(\.isThis))
        try await whole.expectVotes(["holmes": infp, "watson": entj])
        await mina.close()
        await whole.remove()
        await after.remove()
        await server.remove()
    }

    /// A stopped server, and its copy from before Mina's vote.
    private func votedAfterTheCopy() async throws -> (server: TestServer, mina: TestTerminal, copy: URL) {
        let server = try await TestServer.start()
        let mina = try await TestTerminal()
        try await mina.join(server, as: "mina")
        let copy = try await server.stopAndCopy()
        let going = try await TestServer.start(in: server.folder)
        await mina.move(to: going)
        try await mina.vote("holmes", infp)
        try await mina.exchange.exchange(of: mina.profile)
        await going.stop()
        return (server, mina, copy)
    }
}
