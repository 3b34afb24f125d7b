import HummingbirdCore
import Logging
import NIOCore
import Synchronization

/// A channel that keeps idle connections and closes those whose client stalls within a request.
struct IdleTimeoutChannel: ServerChildChannel {
    private let base: HTTP1Channel
    private let connections: OpenConnections

    init(_ responder: @escaping HTTPChannelHandler.Responder, _ connections: OpenConnections) {
        base = HTTP1Channel(
            responder: { (request, writer: consuming ResponseWriter, channel) in
                let phase = ConnectionPhase.current
                phase?.beganBody()
                defer { phase?.finishedAnswer() }
                try await responder(request, writer, channel)
            },
            configuration: HTTP1Channel.Configuration(httpDecoderConfiguration: .init(maxHeaderListSize: 16 * 1_024)))
        self.connections = connections
    }

    struct Value: ServerChildChannelValue {
        let base: HTTP1Channel.Value
        let phase: ConnectionPhase

        var channel: any Channel { base.channel }
    }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        let phase = ConnectionPhase()
        return channel.eventLoop.makeCompletedFuture {
            if let place = connections.enter(channel.remoteAddress?.ipAddress ?? "") {
                channel.closeFuture.whenComplete { _ in connections.leave(place) }
            } else {
                // Closes the channel only after the setup: a failed setup is an error of the listener.
                channel.eventLoop.execute { channel.close(promise: nil) }
            }
            try channel.pipeline.syncOperations.addHandler(IdleTimeoutHandler(phase, connections))
        }.flatMap {
            base.setup(channel: channel, logger: logger)
        }.map { Value(base: $0, phase: phase) }
    }

    func handle(value: Value, logger: Logger) async {
        await ConnectionPhase.$current.withValue(value.phase) {
            await base.handle(value: value.base, logger: logger)
        }
    }
}

/// Checks the limits of a connection periodically, before its bytes are parsed as HTTP.
private final class IdleTimeoutHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private let phase: ConnectionPhase
    private let connections: OpenConnections
    private let limits = ConnectionPhase.Limits()
    private var check: Scheduled<Void>?

    init(_ phase: ConnectionPhase, _ connections: OpenConnections) {
        self.phase = phase
        self.connections = connections
    }

    func handlerAdded(context: ChannelHandlerContext) { plan(context) }

    func handlerRemoved(context: ChannelHandlerContext) { check?.cancel() }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        phase.received()
        context.fireChannelRead(data)
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        phase.canWrite(context.channel.isWritable)
        context.fireChannelWritabilityChanged()
    }

    private func plan(_ context: ChannelHandlerContext) {
        let now = ContinuousClock.now
        // The limits may get tighter before the next check: a request may begin, or the server may become crowded.
        var pause = min(limits.receiving, limits.crowded)
        if let end = phase.end(limits, isCrowded: connections.isCrowded) {
            guard end > now else { return context.close(promise: nil) }
            pause = min(pause, end - now)
        }
        check = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(pause)) { [self] in plan(context) }
    }
}

final class ConnectionPhase: Sendable {
    private enum Phase {
        /// The first request, or the rest of a head. Single pieces do not extend the time.
        case head
        case body
        case answer
        case request
    }

    private struct State {
        var phase = Phase.head
        var since = ContinuousClock.now
        var began = ContinuousClock.now
        /// When the client stopped reading; nil while it reads.
        var stuck: ContinuousClock.Instant?
        /// Whether bytes arrived that may belong to the next request.
        var hasMore = false
    }

    struct Limits: Sendable {
        /// The limit for a head, and for each piece of a body.
        var receiving = Duration.seconds(10)
        /// The limit for a whole body, however steadily it arrives. Exceeds the terminal's own timeout.
        var body = Duration.seconds(30)
        /// The limit for a client that does not read: full buffers must drain within it.
        var sending = Duration.seconds(30)
        /// The limit between requests. Exceeds the minute after which a terminal polls again.
        var resting = Duration.seconds(75)
        /// Replaces `body` and `resting` when few places are left.
        var crowded = Duration.seconds(10)
    }

    @TaskLocal static var current: ConnectionPhase?

    private let state = Mutex(State())

    func received() {
        state.withLock { state in
            switch state.phase {
            case .head: break
            case .body: state.since = .now
            case .answer: state.hasMore = true
            case .request:
                state.phase = .head
                state.since = .now
                state.began = state.since
            }
        }
    }

    func canWrite(_ canWrite: Bool) { state.withLock { $0.stuck = canWrite ? nil : .now } }

    func beganBody() { enter(.body) }

    func beganAnswer() { enter(.answer) }

    func finishedAnswer() {
        state.withLock { $0 = State(phase: $0.hasMore ? .head : .request, since: .now, stuck: $0.stuck) }
    }

    /// Returns when to close the connection if nothing happens; nil while an answer is made.
    func end(_ limits: Limits, isCrowded: Bool) -> ContinuousClock.Instant? {
        state.withLock { state in
            if let stuck = state.stuck { return stuck + limits.sending }
            return switch state.phase {
            case .head: state.since + limits.receiving
            case .body:
                min(state.since + limits.receiving, state.began + (isCrowded ? limits.crowded : limits.body))
            case .answer: nil
            case .request: state.since + (isCrowded ? limits.crowded : limits.resting)
            }
        }
    }

    private func enter(_ phase: Phase) {
        state.withLock { state in
            state.phase = phase
            state.since = .now
            state.began = state.since
        }
    }
}

final class OpenConnections: AvailableConnectionsDelegate {
    private let most: Int
    private let proxies: TrustedProxies
    private let count = Atomic(0)
    private let places = Mutex<[String: Int]>([:])

    /// The connections of `proxies` carry many clients and are not limited by address.
    init(most: Int, proxies: TrustedProxies = TrustedProxies(blocks: [])) {
        self.most = most
        self.proxies = proxies
    }

    /// The most connections of one address, or of one IPv6 network of a household.
    private var mostOfPlace: Int { min(max(most / 4, 1), 256) }

    /// Counts a connection. Returns its place; nil if that has too many.
    func enter(_ remote: String) -> String? {
        guard let address = ClientAddress(remote), !address.isLoopback, !proxies.trusts(address) else { return "" }
        let place = address.place
        return places.withLock { places in
            guard places[place, default: 0] < mostOfPlace else { return nil }
            places[place, default: 0] += 1
            return place
        }
    }

    func leave(_ place: String) {
        guard !place.isEmpty else { return }
        places.withLock { places in
            places[place, default: 1] -= 1
            if places[place] == 0 { places[place] = nil }
        }
    }

    /// Whether so few places are left that idle connections must close.
    var isCrowded: Bool { count.load(ordering: .relaxed) > most - max(most / 12, 1) }

    func connectionOpened() { count.add(1, ordering: .relaxed) }
    func connectionClosed() { count.subtract(1, ordering: .relaxed) }
    func isAcceptingNewConnections() -> Bool { count.load(ordering: .relaxed) < most }
}
