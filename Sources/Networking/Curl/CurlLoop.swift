import Foundation
import Synchronization

/// The thread of transfers. Starts with a request, and ends after an idle period or when closed. Sleeps between events.
final class CurlLoop: Sendable {
    private struct State {
        var arrivals: [CurlCall] = []
        /// The handle for waking the thread; nil once it accepts no more calls.
        var multi: UInt?
        var isRunning = false
        var isClosed = false
        /// Threads that still hold resources: the running one and ending ones.
        var threads = 0
        var waiting: [CheckedContinuation<Void, Never>] = []

        /// Detaches the running thread; the next call starts another.
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

    /// The longest poll. Transfers wake the thread earlier.
    private static let longestWait = Duration.seconds(60)

    private let idleLimit: Duration
    private let state = Mutex(State())

    /// - Parameter idleLimit: How long idle connections stay open: longer than the minute between requests to a
    /// community, shorter than its server's 75 seconds.
    init(idleLimit: Duration = .seconds(70)) { self.idleLimit = idleLimit }

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

    func wakeUp() {
        state.withLock { state in
            // The address is valid while the lock is held: the thread clears it before it frees the handle.
            guard let address = state.multi, let library = try? CurlLibrary.shared() else { return }
            _ = library.multiWakeUp(CurlHandle(bitPattern: address))
        }
    }

    /// Cancels all calls. The thread then closes its connections and ends.
    func close() {
        state.withLock { $0.isClosed = true }
        wakeUp()
    }

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

    /// Returns the new calls; nil if the thread must end.
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
