import Synchronization

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
        /// Whether bytes arrived that may belong to the next request.
        var hasMore = false
    }

    struct Limits: Sendable {
        /// The limit for a head, and for each piece of a body.
        var receiving = Duration.seconds(10)
        /// The limit for a whole body, however steadily it arrives. Exceeds the terminal's own timeout.
        var body = Duration.seconds(30)
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

    func beganBody() { enter(.body) }

    func beganAnswer() { enter(.answer) }

    func finishedAnswer() {
        state.withLock { $0 = State(phase: $0.hasMore ? .head : .request, since: .now) }
    }

    /// Returns when to close the connection if nothing arrives; nil while an answer is pending.
    func end(_ limits: Limits, isCrowded: Bool) -> ContinuousClock.Instant? {
        state.withLock { state in
            switch state.phase {
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
