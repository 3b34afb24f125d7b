/// The main actor's only queue of deliveries. A turn begins with the outermost send and ends when the queue is empty.
/// Sends during a turn are queued, so deliveries never nest and every observer sees all values in the same order. A
/// feedback loop grows the queue, where it is counted and cut off, but never the stack.
@MainActor
enum Turn {
    private(set) static var isRunning = false
    private static var queue: [@MainActor () -> Void] = []
    private static var queuedCount = 0
    private static var hasReportedLoop = false

    /// Runs `work` within a turn: the current one, or a new one that ends with an empty queue.
    @inline(__always)
    static func run(_ work: () -> Void) {
        guard !isRunning else { return work() }
        isRunning = true
        work()
        if !queue.isEmpty { drain() }
        isRunning = false
    }

    static func enqueue(_ delivery: @escaping @MainActor () -> Void) {
        queue.append(delivery)
        queuedCount += 1
    }

    /// Whether a send may be queued. Sends beyond the turn's limit are refused; the first refusal is reported.
    @inline(__always)
    static func admitsSend<Value>(of type: Value.Type) -> Bool {
        guard isRunning, queuedCount >= ReactiveDiagnostics.deliveryLimit else { return true }
        reportLoop(of: type)
        return false
    }

    private static func drain() {
        while !queue.isEmpty {
            let pass = queue
            queue = []
            for delivery in pass { delivery() }
        }
        queuedCount = 0
        hasReportedLoop = false
    }

    private static func reportLoop<Value>(of type: Value.Type) {
        guard !hasReportedLoop else { return }
        hasReportedLoop = true
        let limit = ReactiveDiagnostics.deliveryLimit
        ReactiveDiagnostics.onFeedbackLoop("Feedback loop? A send of \(type) was refused after \(limit) deliveries.")
    }
}

/// Reports misuse of the reactive types.
@MainActor
package enum ReactiveDiagnostics {
    /// The number of deliveries one outermost send may cause through sends from observers; further ones are refused.
    package static var deliveryLimit = 100_000

    /// Called once per turn when the limit is reached. Traps in debug builds and does nothing in release builds.
    package static var onFeedbackLoop: @MainActor (_ description: String) -> Void = { assertionFailure($0) }
}
