internal import Dispatch
internal import Foundation
internal import Synchronization

/// Threads that wait for a database in place of those that everything else shares, each with a connection of its own,
/// which it opens when there is something to do. Whoever was busy last is asked first, so that there are no more
/// connections than there was ever to do at once.
final class PostgresPool: Sendable {
    /// Is given the thread's connection, or why there is none.
    typealias Job = @Sendable (PostgresSlot) -> Void

    /// A thread that waits for its next job.
    private final class Worker: Sendable {
        let signal = DispatchSemaphore(value: 0)
    }

    private struct State {
        /// The one that was busy last at the end.
        var idle: [Worker] = []
        var jobs: [Job] = []
        var isClosed = false
        var running: Int
        var whenClosed: CheckedContinuation<Void, Never>?
    }

    private let state: Mutex<State>

    init(_ address: PostgresAddress, _ library: PostgresLibrary, threads: Int, cost: StoreCost = StoreCost()) {
        state = Mutex(State(running: threads))
        for _ in 0..<threads {
            Thread.detachNewThread { [self] in
                let worker = Worker()
                let slot = PostgresSlot(address, library, cost)
                while let job = next(worker) { job(slot) }
                slot.drop()
                ended()
            }
        }
    }

    /// Runs a job on a thread; false if the pool is closed.
    func add(_ job: @escaping Job) -> Bool {
        let (isOpen, worker) = state.withLock { state -> (Bool, Worker?) in
            guard !state.isClosed, state.running > 0 else { return (false, nil) }
            state.jobs.append(job)
            return (true, state.idle.popLast())
        }
        worker?.signal.signal()
        return isOpen
    }

    /// Takes no more; what waits is still done.
    func stop() {
        let idle = state.withLock { state in
            defer { state.idle = [] }
            state.isClosed = true
            return state.idle
        }
        for worker in idle { worker.signal.signal() }
    }

    /// Stops, and waits until every connection is closed.
    func close() async {
        stop()
        await withCheckedContinuation { continuation in
            let isDone = state.withLock { state in
                if state.running > 0 { state.whenClosed = continuation }
                return state.running == 0
            }
            if isDone { continuation.resume() }
        }
    }

    /// Waits for the next; nil once there is none and never will be.
    private func next(_ worker: Worker) -> Job? {
        while true {
            let (job, isOver) = state.withLock { state -> (Job?, Bool) in
                if !state.jobs.isEmpty { return (state.jobs.removeFirst(), false) }
                if !state.isClosed { state.idle.append(worker) }
                return (nil, state.isClosed)
            }
            if job != nil || isOver { return job }
            worker.signal.wait()
        }
    }

    private func ended() {
        let waiting = state.withLock { state -> CheckedContinuation<Void, Never>? in
            state.running -= 1
            return state.running == 0 ? state.whenClosed : nil
        }
        waiting?.resume()
    }
}

/// A thread's place for a connection.
final class PostgresSlot {
    private let address: PostgresAddress
    private let library: PostgresLibrary
    private let cost: StoreCost
    private var connection: PostgresConnection?

    init(_ address: PostgresAddress, _ library: PostgresLibrary, _ cost: StoreCost) {
        self.address = address
        self.library = library
        self.cost = cost
    }

    /// The connection, opened when there is none that can be used.
    ///
    /// - Throws: `StoreProblem`.
    func open() throws -> PostgresConnection {
        if let connection, connection.isUsable { return connection }
        drop()
        let opened = try PostgresConnection(address, library, cost: cost)
        connection = opened
        return opened
    }

    func drop() { connection = nil }
}
