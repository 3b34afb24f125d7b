import Foundation
import Synchronization

/// The thread of transfers: it begins with a request, and ends when there was none for a while, or when it is closed.
/// Between two events it sleeps.
final class CurlLoop: Sendable {
    private struct State {
        var arrivals: [CurlCall] = []
        /// Where the thread is woken up, while it may be asked to go on.
        var multi: UInt?
        var isRunning = false
        var isClosed = false
        /// Those that have not let go of everything: the one that runs, and any that end.
        var threads = 0
        var waiting: [CheckedContinuation<Void, Never>] = []

        /// From now on another thread is needed.
        mutating func stop() -> [CurlCall] {
            multi = nil
            isRunning = false
            return takeArrivals()
        }

        mutating func takeArrivals() -> [CurlCall] {
            defer { arrivals = [] }
            return arrivals
        }
    }

    /// A transfer calls earlier; this is only the longest a poll lasts.
    private static let longestWait = Duration.seconds(60)

    private let idleLimit: Duration
    private let state = Mutex(State())

    /// - Parameter idleLimit: how long connections are kept for another request: longer than the minute after which a
    ///   community is asked again, and less than the 75 seconds that its server keeps them.
    init(idleLimit: Duration = .seconds(70)) {
        self.idleLimit = idleLimit
    }

    /// Takes a call on its way; after the end it is cancelled.
    func start(_ call: CurlCall) {
        let (isClosed, isFirst) = state.withLock { state in
            guard !state.isClosed else { return (true, false) }
            state.arrivals.append(call)
            let isFirst = !state.isRunning
            if isFirst {
                state.isRunning = true
                state.threads += 1
            }
            return (false, isFirst)
        }
        if isClosed { call.finish(.failure(CancellationError())) }
        if isFirst {
            Thread.detachNewThread { [self] in
                SignalMask.blockAll()
                run()
                end()
            }
        } else {
            wakeUp()
        }
    }

    /// Lets the thread see what has changed.
    func wakeUp() {
        state.withLock { state in
            // The address holds as long as the lock: the thread takes it away before it lets go of the handle.
            guard let address = state.multi, let library = try? CurlLibrary.shared() else { return }
            _ = library.multiWakeUp(CurlHandle(bitPattern: address))
        }
    }

    /// Cancels what is under way; the thread closes the connections and ends.
    func close() {
        state.withLock { $0.isClosed = true }
        wakeUp()
    }

    /// Waits until no thread is left.
    func ended() async {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                if state.threads > 0 { state.waiting.append(continuation) }
                return state.threads == 0
            }
            if isOver { continuation.resume() }
        }
    }

    private func run() {
        do throws(CurlFailure) {
            let multi = try CurlMulti(try CurlLibrary.shared())
            state.withLock { [address = multi.address] in $0.multi = address }
            do throws(CurlFailure) {
                try serve(multi)
                multi.close(CancellationError())
            } catch {
                fail(error)
                multi.close(error)
            }
        } catch {
            fail(error)
        }
    }

    private func serve(_ multi: CurlMulti) throws(CurlFailure) {
        var lastUse = ContinuousClock.now
        while let calls = arrivals(isIdle: multi.isIdle && lastUse.duration(to: .now) >= idleLimit) {
            for call in calls { multi.add(call) }
            if !multi.isIdle { lastUse = .now }
            try multi.advance()
            try multi.wait(atMost: multi.isIdle ? idleLimit : Self.longestWait)
        }
    }

    /// The calls that came; nil when the thread shall end.
    private func arrivals(isIdle: Bool) -> [CurlCall]? {
        let (calls, isOver) = state.withLock { state in
            let isOver = state.isClosed || isIdle && state.arrivals.isEmpty
            return (isOver ? state.stop() : state.takeArrivals(), isOver)
        }
        guard isOver else { return calls }
        for call in calls { call.finish(.failure(CancellationError())) }
        return nil
    }

    private func fail(_ error: CurlFailure) {
        for call in state.withLock({ $0.stop() }) { call.finish(.failure(error)) }
    }

    private func end() {
        let waiting = state.withLock { state in
            state.threads -= 1
            defer { if state.threads == 0 { state.waiting = [] } }
            return state.threads == 0 ? state.waiting : []
        }
        for continuation in waiting { continuation.resume() }
    }
}
