import Testing

@testable import CommunityServer

/// The time limits of a client.
@Suite struct ConnectionPhaseTests {
    private let limits = ConnectionPhase.Limits()

    /// Whether the connection would be closed after a number of seconds, counted from now.
    private func isClosed(_ phase: ConnectionPhase, after seconds: Int, isCrowded: Bool = false) -> Bool {
        phase.end(limits, isCrowded: isCrowded).map { $0 <= .now + .seconds(seconds) } ?? false
    }

    @Test func `a request head has ten seconds, in however many pieces it arrives`() {
        let phase = ConnectionPhase()
        let end = phase.end(limits, isCrowded: false)
        phase.received()
        phase.received()
        #expect(phase.end(limits, isCrowded: false) == end && isClosed(phase, after: 10))
    }

    @Test func `each piece of a body has ten seconds`() {
        let phase = ConnectionPhase()
        phase.received()
        phase.beganBody()
        let end = phase.end(limits, isCrowded: false)
        phase.received()
        #expect(phase.end(limits, isCrowded: false) != end && isClosed(phase, after: 10))
    }

    @Test func `a slow body has thirty seconds in all, ten on a crowded server`() {
        let phase = ConnectionPhase()
        phase.beganBody()
        var limits = limits
        limits.receiving = .seconds(100)
        let ends = [false, true].map { phase.end(limits, isCrowded: $0) }
        for _ in 0..<5 { phase.received() }
        #expect([false, true].map { phase.end(limits, isCrowded: $0) } == ends)
        #expect(ends[0].map { $0 <= .now + .seconds(30) } == true)
        #expect(ends[1].map { $0 <= .now + .seconds(10) } == true)
    }

    @Test func `an answer has no time limit`() {
        let phase = ConnectionPhase()
        phase.beganBody()
        phase.beganAnswer()
        #expect(phase.end(limits, isCrowded: true) == nil)
    }

    @Test func `a client that stops reading has thirty seconds, a reading one has no limit`() {
        let phase = ConnectionPhase()
        phase.beganBody()
        phase.beganAnswer()
        phase.canWrite(false)
        #expect(isClosed(phase, after: 30) && !isClosed(phase, after: 25))
        phase.finishedAnswer()
        #expect(isClosed(phase, after: 30), "the next request does not restart the limit")
        phase.canWrite(true)
        #expect(!isClosed(phase, after: 65))
    }

    @Test func `one address gets a share of the connections, proxies and this machine all`() throws {
        let connections = OpenConnections(most: 40, proxies: TrustedProxies(blocks: ["10.0.0.1"]))
        let taken = (0..<12).map { _ in connections.enter("192.0.2.7") }
        #expect(taken.compactMap(\.self).count == 10)
        #expect(connections.enter("192.0.2.8") != nil)
        connections.leave(try #require(taken.first ?? nil))
        #expect(connections.enter("192.0.2.7") != nil && connections.enter("192.0.2.7") == nil)
        for remote in ["127.0.0.1", "::1", "10.0.0.1", ""] {
            #expect((0..<50).allSatisfy { _ in connections.enter(remote) != nil }, "\(remote)")
        }
        let six = (0..<12).map { connections.enter("2001:db8:0:100::\($0 + 1)") }
        #expect(six.compactMap(\.self).count == 10)
    }

    @Test func `an idle connection lasts over a minute, unless the server is crowded`() {
        let phase = ConnectionPhase()
        phase.beganBody()
        phase.beganAnswer()
        phase.finishedAnswer()
        #expect(!isClosed(phase, after: 65) && isClosed(phase, after: 75))
        #expect(isClosed(phase, after: 10, isCrowded: true))
    }

    @Test func `a partial next request has ten seconds, even if it arrives before the answer`() {
        let phase = ConnectionPhase()
        phase.beganBody()
        phase.beganAnswer()
        phase.finishedAnswer()
        phase.received()
        #expect(isClosed(phase, after: 10))
        phase.beganBody()
        phase.beganAnswer()
        phase.received()
        phase.finishedAnswer()
        #expect(isClosed(phase, after: 10))
    }

    @Test func `a server is crowded just before it stops accepting connections`() {
        let connections = OpenConnections(most: 24)
        for _ in 0..<22 { connections.connectionOpened() }
        #expect(!connections.isCrowded)
        connections.connectionOpened()
        #expect(connections.isCrowded && connections.isAcceptingNewConnections())
        connections.connectionOpened()
        #expect(!connections.isAcceptingNewConnections())
        connections.connectionClosed()
        #expect(connections.isAcceptingNewConnections())
    }
}
