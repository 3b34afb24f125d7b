import CommunitySync
import Domain
import Persistence
import Testing

/// Nothing ticks: what is old is asked for when a key is pressed.
struct KeyTests {
    @Test func `a key asks again once a minute, and for nobody who is no member`() async throws {
        let server = try await TestServer.start()
        let mina = try await TestTerminal()
        #expect(!mina.exchange.keyPressed(by: mina.profile))
        try await mina.join(server, as: "mina")
        #expect(!mina.exchange.keyPressed(by: mina.profile), "just asked")
        mina.clock.advance(CommunityResource.age)
        #expect(mina.exchange.keyPressed(by: mina.profile))
        #expect(!mina.exchange.keyPressed(by: mina.profile))
        mina.clock.advance(-3 * CommunityResource.age)
        #expect(mina.exchange.keyPressed(by: mina.profile), "the clock was put back")
        await mina.close()
        await server.remove()
    }
}
