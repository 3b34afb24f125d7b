import CommunitySync
import Domain
import Foundation
import Networking
import TestSupport
import Testing

@testable import Persistence

/// A server with its own certificate, which friends reach by the link that it prints.
struct LANJoinTests {
    @Test func `friends join by a link and then trust its key alone`() async throws {
        let server = try await TestServer.start(isLAN: true)
        let (mina, carl) = (try await TestTerminal(), try await TestTerminal())
        try await mina.vote("holmes", MBTI.all[3])
        for (terminal, name) in [(mina, "mina"), (carl, "carl")] {
            let joined = try await terminal.join(server, as: name).membership
            #expect(joined.address.key?.count == 43)
            let kept = try #require(try await terminal.ledger.account(of: joined.member)).membership
            #expect(kept.address == joined.address, "the store keeps the key")
        }
        try await mina.exchange.exchange(of: mina.profile)
        try await server.expectVotes(["holmes": MBTI.all[3]])
        // The same store is served with the same key.
        let again = try await TestServer.start(in: server.folder, isLAN: true)
        #expect(again.address.key == server.address.key)
        await again.remove()
    }

    @Test func `a server with another key receives nothing`() async throws {
        let server = try await TestServer.start(isLAN: true)
        let mina = try await TestTerminal()
        let key = try #require(server.address.key)
        let other = String(key.map { $0 == "A" ? "B" : "A" })
        let wrong = CommunityAddress(stored: "\(server.address.text)#\(other)")
        await #expect(throws: CommunityProblem.otherKey) { try await mina.service.info(at: wrong) }
        // Without the key, the certificate is refused, because no authority has signed it.
        let plain = try CommunityAddress(server.address.text)
        await #expect(throws: CommunityProblem.insecure) { try await mina.service.info(at: plain) }
        #expect(try await mina.service.info(at: server.address).name == "Friends")
        await server.remove()
    }

    @Test func `a configured authority file is trusted, a self-signed certificate is not`() async throws {
        let server = try await TestServer.start(isLAN: true)
        let info = Endpoint(.get, try #require(BaseURL("\(server.address.text)/v1/server")))
        let file = server.folder.appending(path: "community.sqlite.pem").path
        // The certificate names no host: if trusted, it fails by its subject name; otherwise because it is self-signed.
        for (authorities, reason) in [(file, "subject name"), (nil, "self")] {
            let transport = CurlHTTPTransport(userAgent: "dimo/test", authorities: authorities, clock: FixedClock(0))
            let error = await #expect(throws: NetworkError.self) { try await transport.response(to: info) }
            #expect(error?.reason == .notSecure && error?.description.contains(reason) == true, "\(error as Any)")
            await transport.shutDown()
        }
        await server.remove()
    }
}
