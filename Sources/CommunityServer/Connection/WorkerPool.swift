import Dispatch
import Foundation
import Synchronization

/// Threads that wait for a store, each with its own tool. The most recently busy one is used first, so that the number
/// of tools stays at the peak of simultaneous jobs.
///
/// Idle threads sleep. On Linux, libdispatch's shared pool counts its threads once a second, even when idle.
final class WorkerPool<Tool>: Sendable {
    typealias Job = @Sendable (Tool) -> Void

    private final class Worker: Sendable {
        let signal = DispatchSemaphore(value: 0)
    }

    private struct State {
        /// The most recently busy worker is last.
        var idle: [Worker] = []
        var jobs: [Job] = []
        var isClosed = false
        var running: Int
        var whenClosed: CheckedContinuation<Void, Never>?
    }

    private let state: Mutex<State>

    /// - Parameter makeTool: Called once on each thread; only that thread uses the tool.
    init(threads: Int, _ makeTool: @escaping @Sendable () -> Tool) {
        state = Mutex(State(running: threads))
        for _ in 0..<threads {
            Thread.detachNewThread { [self] in
                work(makeTool)
                ended()
            }
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
                if state.running > 0 { state.whenClosed = continuation }
                return state.running == 0
            }
            if isDone { continuation.resume() }
        }
    }

    private func work(_ makeTool: () -> Tool) {
        let (worker, tool) = (Worker(), makeTool())
        while let job = next(worker) { job(tool) }
    }

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
