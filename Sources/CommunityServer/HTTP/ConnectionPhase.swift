import Synchronization

/// How far a connection is with its requests, and for how long nobody has done anything about that.
final class ConnectionPhase: Sendable {
    /// What is waited for.
    private enum Phase {
        /// The first request, or the rest of a head; not longer for each piece of it.
        case head
        /// The next piece of a body.
        case body
        case answer
        /// The next request.
        case request
    }

    private struct State {
        var phase = Phase.head
        var since = ContinuousClock.now
        var began = ContinuousClock.now
        /// Whether something came that may belong to the request after this one.
        var hasMore = false
    }

    /// How long the other side may take.
    struct Limits: Sendable {
        /// For a head, and for each piece of a body.
        var receiving = Duration.seconds(10)
        /// For a whole body, however steadily it drips: longer than a terminal waits for its answer.
        var body = Duration.seconds(30)
        /// Until the next request: longer than the minute after which a terminal asks again.
        var resting = Duration.seconds(75)
        /// For both while there is little room for others.
        var crowded = Duration.seconds(10)
    }

    /// Of the connection whose requests are answered by this task.
    @TaskLocal static var current: ConnectionPhase?

    private let state = Mutex(State())

    /// Bytes came.
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

    /// A head is there; now comes the body, if there is one.
    func beganBody() { enter(.body) }

    /// All of the request is there.
    func beganAnswer() { enter(.answer) }

    /// The answer is on its way.
    func finishedAnswer() {
        state.withLock { $0 = State(phase: $0.hasMore ? .head : .request, since: .now) }
    }

    /// When the connection is closed unless something happens; nil while an answer is waited for.
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
