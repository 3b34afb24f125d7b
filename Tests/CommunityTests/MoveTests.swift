import CommunitySync
import Domain
import Foundation
import Testing

@testable import Persistence

/// A community that moves to another address.
struct MoveTests {
    private func address(_ terminal: TestTerminal) async throws -> CommunityAddress? {
        try await terminal.ledger.account(of: terminal.profile)?.membership.address
    }

    /// Whether a request only asks for the server's description.
    private func saysNothing(_ sent: RequestTap.Sent) -> Bool {
        sent.path.hasPrefix("GET ") && sent.path.hasSuffix("/v1/server") && sent.body.isEmpty && !sent.hasToken
    }

    @Test func `a move takes the membership along and sends waiting actions`() async throws {
        let server = try await TestServer.start()
        let mina = try await TestTerminal()
        try await mina.join(server, as: "mina")
        await server.stop()
        try await mina.vote("holmes", MBTI.all[3])
        let moved = try await TestServer.start(in: server.folder)
        try await mina.service.move(mina.profile, to: moved.address)
        #expect(try await address(mina) == moved.address)
        #expect(try await mina.ledger.account(of: mina.profile)?.waiting == 0)
        await mina.close()
        try await moved.expectVotes(["holmes": MBTI.all[3]])
        await moved.remove()
    }

    @Test func `a move to another community is refused and reveals nothing`() async throws {
        let (server, other) = (try await TestServer.start(), try await TestServer.start())
        let mina = try await TestTerminal()
        try await mina.join(server, as: "mina")
        _ = mina.tap.takeSent(to: "")
        await #expect(throws: CommunityProblem.otherCommunity) {
            try await mina.service.move(mina.profile, to: other.address)
        }
        let sent = mina.tap.takeSent(to: "").filter { $0.path.contains(other.address.text) }
        #expect(sent.count == 1 && sent.allSatisfy(saysNothing))
        #expect(try await address(mina) == server.address)
        await mina.close()
        for server in [server, other] { await server.remove() }
    }

    @Test func `a move keeps requiring the trusted key`() async throws {
        let server = try await TestServer.start(isLAN: true)
        let mina = try await TestTerminal()
        try await mina.join(server, as: "mina")
        let key = try #require(server.address.key)
        await server.stop()
        let again = try await TestServer.start(in: server.folder, isLAN: true)
        let moved = try await mina.service.move(mina.profile, to: CommunityAddress(again.address.text))
        #expect(moved.text == again.address.text && moved.key == key)
        #expect(try await address(mina)?.key == key, "the key is required from then on")
        await mina.close()
        await again.remove()
    }

    @Test func `a move to a copied server with another key needs its own link`()
        async throws
    {
        let server = try await TestServer.start(isLAN: true)
        let mina = try await TestTerminal()
        try await mina.join(server, as: "mina")
        let known = try #require(try await address(mina))
        await server.stop()
        // A server with a copied store has the ID, but another key.
        try FileManager.default.removeItem(at: server.folder.appending(path: "community.sqlite.pem"))
        let other = try await TestServer.start(in: server.folder, isLAN: true)
        try #require(other.address.key != known.key)
        _ = mina.tap.takeSent(to: "")
        await #expect(throws: CommunityProblem.otherKey) {
            try await mina.service.move(mina.profile, to: CommunityAddress(other.address.text))
        }
        let plain = try await TestServer.start()
        await #expect(throws: CommunityProblem.insecure) {
            try await mina.service.move(mina.profile, to: plain.address)
        }
        #expect(try await address(mina) == known)
        let sent = mina.tap.takeSent(to: "")
        #expect(!sent.contains { $0.path.contains(plain.address.text) })
        #expect(sent.filter { $0.path.contains(other.address.text) }.allSatisfy(saysNothing))
        #expect(try await mina.service.move(mina.profile, to: other.address) == other.address)
        #expect(try await address(mina)?.key == other.address.key)
        await mina.close()
        for server in [plain, other] { await server.remove() }
    }

    @Test func `a move without a server or membership changes nothing`() async throws {
        let server = try await TestServer.start()
        let (mina, juno) = (try await TestTerminal(), try await TestTerminal())
        try await mina.join(server, as: "mina")
        await server.stop()
        await #expect(throws: CommunityProblem.self) {
            try await mina.service.move(mina.profile, to: CommunityAddress("http://127.0.0.1:1"))
        }
        #expect(try await address(mina) == server.address)
        await #expect(throws: CommunityProblem.notMember) {
            try await juno.service.move(juno.profile, to: server.address)
        }
        for terminal in [mina, juno] { await terminal.close() }
        await server.remove()
    }
}
