import CommunitySync
import Domain
import Persistence
import Synchronization
import Testing

/// There is no timer: a key press requests stale data.
struct KeyTests {
    @Test func `every waiting exchange gets its turn`() async throws {
        let server = try await TestServer.start()
        let mina = try await TestTerminal()
        try await mina.join(server, as: "mina")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<20 { group.addTask { try await mina.exchange.exchange(of: mina.profile) } }
            try await group.waitForAll()
        }
        await mina.close()
        await server.remove()
    }

    @Test func `a result requested before the vote arrives is requested again`() async throws {
        let server = try await TestServer.start()
        let (mina, juno) = (try await TestTerminal(), try await TestTerminal())
        for (terminal, name) in [(mina, "mina"), (juno, "juno")] { try await terminal.join(server, as: name) }
        let (infp, entj) = (try MBTI(text: "INFP"), try MBTI(text: "ENTJ"))
        try await mina.vote("holmes", infp)
        try await mina.exchange.exchange(of: mina.profile)
        try await juno.vote("holmes", entj)
        #expect(try await juno.shown("holmes") == [infp: 1, entj: 1])
        for terminal in [mina, juno] { await terminal.close() }
        await server.remove()
    }

    @Test func `an answer's age counts from its request, however long it takes`() async throws {
        let server = try await TestServer.start()
        let (mina, juno) = (try await TestTerminal(), try await TestTerminal())
        for (terminal, name) in [(mina, "mina"), (juno, "juno")] { try await terminal.join(server, as: name) }
        let (infp, entj) = (try MBTI(text: "INFP"), try MBTI(text: "ENTJ"))
        try await mina.vote("holmes", infp)
        try await mina.exchange.exchange(of: mina.profile)
        mina.line.delay {
            mina.clock.advance(3_600)
            try await juno.vote("holmes", entj)
            try await juno.exchange.exchange(of: juno.profile)
        }
        _ = try await mina.shown("holmes")
        #expect(try await mina.shown("holmes") == [infp: 1, entj: 1])
        for terminal in [mina, juno] { await terminal.close() }
        await server.remove()
    }

    @Test func `a requested refresh fetches new numbers, even moments after the last fetch`() async throws {
        let server = try await TestServer.start()
        let (mina, juno) = (try await TestTerminal(), try await TestTerminal())
        for (terminal, name) in [(mina, "mina"), (juno, "juno")] { try await terminal.join(server, as: name) }
        let (infp, entj) = (try MBTI(text: "INFP"), try MBTI(text: "ENTJ"))
        try await mina.vote("holmes", infp)
        try await mina.exchange.exchange(of: mina.profile)
        #expect(try await mina.shown("holmes") == [infp: 1])
        try await juno.vote("holmes", entj)
        try await juno.exchange.exchange(of: juno.profile)
        #expect(try await mina.shown("holmes") == [infp: 1], "just requested")
        mina.exchange.refreshRequested(by: mina.profile)
        #expect(try await mina.shown("holmes") == [infp: 1, entj: 1])
        _ = mina.tap.takeSent(to: "")
        #expect(try await mina.shown("holmes") == [infp: 1, entj: 1])
        #expect(mina.tap.takeSent(to: "/result").isEmpty, "once per request")
        for terminal in [mina, juno] { await terminal.close() }
        await server.remove()
    }

    @Test func `a refresh requested during an exchange is fetched by a further exchange`() async throws {
        let server = try await TestServer.start()
        let mina = try await TestTerminal()
        try await mina.join(server, as: "mina")
        try await mina.exchange.exchange(of: mina.profile)
        let joined = mina.line.requests
        try await mina.exchange.exchange(of: mina.profile)
        let once = mina.line.requests - joined
        let refresh = Mutex<Task<Void, Never>?>(nil)
        mina.line.delay { refresh.withLock { $0 = mina.exchange.refreshRequested(by: mina.profile) } }
        try await mina.exchange.exchange(of: mina.profile)
        await refresh.withLock { $0 }?.value
        #expect(mina.line.requests == joined + 3 * once)
        await mina.close()
        await server.remove()
    }

    @Test func `a key press refreshes at most once a minute, and only for members`() async throws {
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
