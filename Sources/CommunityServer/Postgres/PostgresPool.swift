internal import Dispatch
internal import Foundation
internal import Synchronization

/// Threads that wait for a database in place of those that everything else shares, each with a connection of its own,
/// which it opens when there is something to do.
final class PostgresPool: Sendable {
    /// Is given the thread's connection, or why there is none.
    typealias Job = @Sendable (PostgresSlot) -> Void

    private struct State {
        var jobs: [Job] = []
        var isClosed = false
        var running: Int
        var whenClosed: CheckedContinuation<Void, Never>?
    }

    private let state: Mutex<State>
    private let count: Int
    private let signal = DispatchSemaphore(value: 0)

    init(_ address: PostgresAddress, _ library: PostgresLibrary, threads: Int) {
        count = threads
        state = Mutex(State(running: threads))
        for _ in 0..<threads {
            Thread.detachNewThread { [self] in
                let slot = PostgresSlot(address, library)
                while let job = next() { job(slot) }
                slot.drop()
                ended()
            }
        }
    }

    /// Runs a job on a thread; false if the pool is closed.
    func add(_ job: @escaping Job) -> Bool {
        let isOpen = state.withLock { state in
            if !state.isClosed { state.jobs.append(job) }
            return !state.isClosed
        }
        if isOpen { signal.signal() }
        return isOpen
    }

    /// Takes no more; what waits is still done.
    func stop() {
        let wasOpen = state.withLock { state in
            defer { state.isClosed = true }
            return !state.isClosed
        }
        guard wasOpen else { return }
        for _ in 0..<count { signal.signal() }
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
    private func next() -> Job? {
        signal.wait()
        return state.withLock { $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }
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
    private var connection: PostgresConnection?

    init(_ address: PostgresAddress, _ library: PostgresLibrary) {
        self.address = address
        self.library = library
    }

    /// The connection, opened when there is none that can be used.
    ///
    /// - Throws: `StoreProblem`.
    func open() throws -> PostgresConnection {
        if let connection, connection.isUsable { return connection }
        drop()
        let opened = try PostgresConnection(address, library)
        connection = opened
        return opened
    }

    func drop() { connection = nil }
}
