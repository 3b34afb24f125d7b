import CommunitySync
import Domain
import Persistence
import Synchronization
import Testing

/// There is no timer: a key press requests stale data.
struct KeyTests {
    @Test func `however many wait for an exchange, each comes to its turn`() async throws {
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

    @Test func `a result that is looked at before the vote has arrived is asked for again`() async throws {
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

    @Test func `an answer is as old as its question, however long it was under way`() async throws {
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

    @Test func `whoever asks for fresh numbers gets them, also where they were asked for a moment ago`() async throws {
        let server = try await TestServer.start()
        let (mina, juno) = (try await TestTerminal(), try await TestTerminal())
        for (terminal, name) in [(mina, "mina"), (juno, "juno")] { try await terminal.join(server, as: name) }
        let (infp, entj) = (try MBTI(text: "INFP"), try MBTI(text: "ENTJ"))
        try await mina.vote("holmes", infp)
        try await mina.exchange.exchange(of: mina.profile)
        #expect(try await mina.shown("holmes") == [infp: 1])
        try await juno.vote("holmes", entj)
        try await juno.exchange.exchange(of: juno.profile)
        #expect(try await mina.shown("holmes") == [infp: 1], "asked for a moment ago")
        mina.exchange.refreshRequested(by: mina.profile)
        #expect(try await mina.shown("holmes") == [infp: 1, entj: 1])
        _ = mina.tap.takeSent(to: "")
        #expect(try await mina.shown("holmes") == [infp: 1, entj: 1])
        #expect(mina.tap.takeSent(to: "/result").isEmpty, "once for each time it was asked for")
        for terminal in [mina, juno] { await terminal.close() }
        await server.remove()
    }

    @Test func `fresh numbers asked for during an exchange are fetched by another one after it`() async throws {
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
