import CommunitySync
import Domain
import Testing

/// What a server in this process leaves behind when its task is cancelled.
struct ServerEndTests {
    @Test func `it gives its store back at once, also with work of its own still to come`() async throws {
        let infp = try MBTI(text: "INFP")
        let first = try await TestServer.start()
        let terminal = try await TestTerminal()
        try await terminal.join(first, as: "mina")
        try await terminal.vote("holmes", infp)
        // From here on the server means to work out what lists are ordered by, a moment later.
        try await terminal.exchange.exchange(of: terminal.profile)
        await first.stop()
        // A file that is still served is refused.
        let second = try await TestServer.start(in: first.folder)
        await terminal.move(to: second)
        #expect(try await terminal.shown("holmes") == [infp: 1])
        await second.stop()
        #expect(try await ServerStore(second).standings()["holmes"]?.first == 1)
        await terminal.close()
        await second.remove()
    }
}
