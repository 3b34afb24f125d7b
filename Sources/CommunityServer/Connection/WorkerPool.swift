import Dispatch
import Foundation
import Synchronization

/// Threads that wait for a store, each with its own tool. The most recently busy one is used first, so that the number
/// of tools stays at the peak of simultaneous jobs.
///
/// Idle threads sleep. On Linux, libdispatch's shared pool counts its threads once a second, even when idle.
final class WorkerPool<Tool>: Sendable {
    /// Uses the tool and returns the reply, which runs only after the thread is idle again: a request that follows the
    /// reply finds the same tool.
    typealias Job = @Sendable (Tool) -> Reply
    typealias Reply = () -> Void

    /// The most waiting jobs, and how long one may wait: the client has given up by then.
    private static var most: Int { 2_000 }
    private static var patience: Duration { .seconds(15) }

    private final class Worker: Sendable {
        let signal = DispatchSemaphore(value: 0)
    }

    private struct State {
        /// The most recently busy worker is last.
        var idle: [Worker] = []
        var jobs: [Job] = []
        var isClosed = false
        var running: Int
        var whenClosed: [CheckedContinuation<Void, Never>] = []
    }

    private let state: Mutex<State>

    /// `makeTool` is called once on each thread; only that thread uses the tool.
    init(threads: Int, _ makeTool: @escaping @Sendable () -> Tool) {
        state = Mutex(State(running: threads))
        for _ in 0..<threads {
            Thread.detachNewThread { [self] in
                work(makeTool)
                ended()
            }
        }
    }

    /// Runs a job on a thread. `label` is the location of the store. Throws `SQLError.stopping` if the pool is closed,
    /// and `SQLError.overloaded` if too many jobs wait, or this one waited too long.
    func run<Value: Sendable>(
        at label: String, _ body: @escaping @Sendable (Tool) throws -> Value
    ) async throws -> Value {
        guard state.withLock({ $0.jobs.count < Self.most }) else { throw SQLError.overloaded }
        let end = ContinuousClock.now + Self.patience
        return try await withCheckedThrowingContinuation { continuation in
            let isOpen = add { tool in
                let result = Result {
                    guard .now < end else { throw SQLError.overloaded }
                    return try body(tool)
                }
                return { continuation.resume(with: result) }
            }
            if !isOpen { continuation.resume(throwing: SQLError.stopping(label)) }
        }
    }

    /// Runs a job on a thread. Returns false if the pool is closed.
    func add(_ job: @escaping Job) -> Bool {
        let (isOpen, worker) = state.withLock { state -> (Bool, Worker?) in
            guard !state.isClosed, state.running > 0 else { return (false, nil) }
            state.jobs.append(job)
            return (true, state.idle.popLast())
        }
        worker?.signal.signal()
        return isOpen
    }

    /// Accepts no more jobs. Waiting jobs still run.
    func stop() {
        let idle = state.withLock { state in
            defer { state.idle = [] }
            state.isClosed = true
            return state.idle
        }
        for worker in idle { worker.signal.signal() }
    }

    /// Stops, and waits until every thread has released its tool.
    func close() async {
        stop()
        await withCheckedContinuation { continuation in
            let isDone = state.withLock { state in
                if state.running > 0 { state.whenClosed.append(continuation) }
                return state.running == 0
            }
            if isDone { continuation.resume() }
        }
    }

    private func work(_ makeTool: () -> Tool) {
        let (worker, tool) = (Worker(), makeTool())
        var hasWorked = false
        var reply: Reply?
        while true {
            let (job, isOver) = state.withLock { state -> (Job?, Bool) in
                if !state.jobs.isEmpty { return (state.jobs.removeFirst(), false) }
                // A thread without a job yet comes last: its tool may not be connected.
                if !state.isClosed { state.idle.insert(worker, at: hasWorked ? state.idle.endIndex : 0) }
                return (nil, state.isClosed)
            }
            reply?()
            reply = nil
            if isOver { return }
            if let job {
                (reply, hasWorked) = (job(tool), true)
            } else {
                worker.signal.wait()
            }
        }
    }

    private func ended() {
        let waiting = state.withLock { state -> [CheckedContinuation<Void, Never>] in
            state.running -= 1
            return state.running == 0 ? state.whenClosed : []
        }
        for one in waiting { one.resume() }
    }
}
