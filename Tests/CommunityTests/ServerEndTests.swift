import CommunitySync
import Domain
import Persistence
import Testing

/// A server whose task is cancelled must leave nothing open.
struct ServerEndTests {
    @Test func `a cancelled server closes its store at once, even before a scheduled fold`() async throws {
        let infp = try MBTI(text: "INFP")
        let first = try await TestServer.start()
        let terminal = try await TestTerminal()
        try await terminal.join(first, as: "mina")
        try await terminal.vote("holmes", infp)
        // The vote schedules a fold.
        try await terminal.exchange.exchange(of: terminal.profile)
        await first.stop()
        // Starting fails if the file is still served.
        let second = try await TestServer.start(in: first.folder)
        await terminal.move(to: second)
        #expect(try await terminal.shown("holmes") == [infp: 1])
        await second.stop()
        #expect(try await ServerStore(second).standings()["holmes"]?.first == 1)
        await terminal.close()
        await second.remove()
    }

    @Test func `a terminal refused as outdated asks again at its next start`() async throws {
        let first = try await TestServer.start()
        let terminal = try await TestTerminal()
        try await terminal.join(first, as: "mina")
        await first.stop()
        let strict = try await TestServer.start(in: first.folder, oldestClient: "9.0")
        await terminal.move(to: strict)
        try await terminal.vote("holmes", try MBTI(text: "INFP"))
        func account() async throws -> LedgerAccount? { try await terminal.ledger.account(of: terminal.profile) }
        await #expect(throws: CommunityProblem.programTooOld(needed: nil)) {
            try await terminal.exchange.exchange(of: terminal.profile)
        }
        await terminal.exchange.start(for: terminal.profile)
        #expect(try await account()?.standing == .outdated)
        await strict.stop()
        let second = try await TestServer.start(in: first.folder)
        await terminal.move(to: second)
        await terminal.exchange.start(for: terminal.profile)
        let present = try await account()
        #expect(present?.standing == .active && present?.waiting == 0)
        await terminal.close()
        await second.remove()
    }
}
