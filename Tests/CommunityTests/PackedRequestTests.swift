import CommunityProtocol
import CommunitySync
import Domain
import Foundation
import Networking
import Packing
import Persistence
import Testing

/// Requests are packed once the server has announced that it accepts packed bodies.
struct PackedRequestTests {
    private struct World {
        static let sentence = "차갑지만 공정하다. "

        let server: TestServer
        let mina: TestTerminal

        init(of server: (TestTerminal) -> Void = { _ in }) async throws {
            self.server = try await TestServer.start()
            mina = try await TestTerminal()
            server(mina)
            try await mina.join(self.server, as: "mina")
            _ = mina.tap.takeSent(to: "")
        }

        /// Writes a long review and sends it.
        ///
        /// - Returns: The transmitted batches.
        func send(about character: Identifier<WorkCharacter>) async throws -> [RequestTap.Sent] {
            _ = try await mina.reviews.write(
                PostText(String(repeating: Self.sentence, count: 40), as: .review), isSpoiler: false, about: character,
                by: mina.member, at: mina.clock.now())
            mina.clock.advance(60)
            try await mina.exchange.exchange(of: mina.profile)
            return mina.tap.takeSent(to: "/v1/me/ops")
        }

        func expectArrived() async throws {
            #expect(try await mina.service.status(of: mina.profile)?.waiting == 0)
            #expect(try await mina.service.notices(of: mina.profile).isEmpty)
        }

        func end() async {
            await mina.close()
            await server.remove()
        }
    }

    @Test func `a batch is compressed for a server that accepts it`() async throws {
        let world = try await World()
        let sent = try #require(try await world.send(about: "holmes").first)
        #expect(sent.coding == "gzip" && sent.failure == nil)
        let plain = try Gzip.unpacked(sent.body, limit: ProtocolLimits.batchBytes)
        #expect(plain.count > 1_024 && sent.body.count * 2 < plain.count, "\(plain.count) → \(sent.body.count)")
        #expect(String(decoding: plain, as: UTF8.self).contains(World.sentence))
        try await world.expectArrived()
        await world.end()
    }

    @Test func `short requests and those with passwords are not compressed`() async throws {
        let world = try await World()
        try await world.mina.vote("holmes", MBTI.all[0])
        try await world.mina.exchange.exchange(of: world.mina.profile)
        let sent = world.mina.tap.takeSent(to: "")
        #expect(sent.contains { !$0.body.isEmpty } && sent.allSatisfy { $0.coding == nil })
        let long = Password(String(repeating: "long password ", count: 100))
        await #expect(throws: (any Error).self) {
            try await world.mina.service.signIn(world.mina.profile, password: long)
        }
        let signIn = try #require(world.mina.tap.takeSent(to: "/v1/sign-ins").first)
        #expect(signIn.body.count > 1_024 && signIn.coding == nil)
        await world.end()
    }

    @Test func `a server that does not announce compression gets plain batches`() async throws {
        let world = try await World { $0.tap.hideAcceptedEncodings() }
        let sent = try await world.send(about: "holmes")
        #expect(sent.count == 1 && sent.allSatisfy { $0.coding == nil && $0.body.count > 1_024 })
        try await world.expectArrived()
        await world.end()
    }

    @Test func `a compressed batch that arrives corrupted is resent plain, and later ones too`()
        async throws
    {
        let world = try await World()
        world.mina.tap.spoilPacked()
        let first = try await world.send(about: "holmes")
        #expect(first.map(\.coding) == ["gzip", nil])
        #expect(first.first?.failure == .status(400, retryAfter: nil))
        try await world.expectArrived()
        #expect(try await world.send(about: "watson").map(\.coding) == [nil])
        try await world.expectArrived()
        await world.end()
    }

    @Test func `a compressed batch that is too large is reported and not resent at once`() async throws {
        let world = try await World()
        world.mina.tap.refuse(status: 413, to: "/v1/me/ops")
        await #expect(throws: CommunityProblem.refused("too-large")) { try await world.send(about: "holmes") }
        #expect(world.mina.tap.takeSent(to: "/v1/me/ops").count == 1)
        let status = try #require(try await world.mina.service.status(of: world.mina.profile))
        #expect(status.waiting == 1 && status.problem == .refused("too-large"))
        await world.end()
    }
}
