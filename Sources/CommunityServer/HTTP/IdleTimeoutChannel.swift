import HummingbirdCore
import Logging
import NIOCore

/// A channel that keeps idle connections and closes those whose client stalls within a request.
struct IdleTimeoutChannel: ServerChildChannel {
    let base: HTTP1Channel
    let connections: OpenConnections
    var limits = ConnectionPhase.Limits()

    struct Value: ServerChildChannelValue {
        let base: HTTP1Channel.Value
        let phase: ConnectionPhase

        var channel: any Channel { base.channel }
    }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        let phase = ConnectionPhase()
        return channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(PatienceHandler(phase, connections, limits))
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
private final class PatienceHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private let phase: ConnectionPhase
    private let connections: OpenConnections
    private let limits: ConnectionPhase.Limits
    private var look: Scheduled<Void>?

    init(_ phase: ConnectionPhase, _ connections: OpenConnections, _ limits: ConnectionPhase.Limits) {
        self.phase = phase
        self.connections = connections
        self.limits = limits
    }

    func handlerAdded(context: ChannelHandlerContext) { plan(context) }

    func handlerRemoved(context: ChannelHandlerContext) { look?.cancel() }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        phase.received()
        context.fireChannelRead(data)
    }

    private func plan(_ context: ChannelHandlerContext) {
        let now = ContinuousClock.now
        // The limits may get tighter before the next check: a request may begin, or the server may become crowded.
        var pause = min(limits.receiving, limits.crowded)
        if let end = phase.end(limits, isCrowded: connections.isCrowded) {
            guard end > now else { return context.close(promise: nil) }
            pause = min(pause, end - now)
        }
        look = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(pause)) { [self] in plan(context) }
    }
}
