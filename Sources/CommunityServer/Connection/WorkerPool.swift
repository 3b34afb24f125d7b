import Dispatch
import Foundation
import Synchronization

/// Threads that wait for a store in place of those that everything else shares, each with a tool of its own. Whoever was
/// busy last is asked first, so that no more tools are used than there was ever to do at once.
///
/// A thread with nothing to do sleeps until there is: those of libdispatch's shared pool are counted once a second from
/// the first use of that pool on, whether there is anything to do or not (Linux).
final class WorkerPool<Tool>: Sendable {
    /// Is given the thread's tool.
    typealias Job = @Sendable (Tool) -> Void

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

    /// - Parameter makeTool: called once on each thread, which alone uses what it makes.
    init(threads: Int, _ makeTool: @escaping @Sendable () -> Tool) {
        state = Mutex(State(running: threads))
        for _ in 0..<threads {
            Thread.detachNewThread { [self] in
                work(makeTool)
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

    /// Stops, and waits until every thread has let go of its tool.
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

    /// Until the pool is closed.
    private func work(_ makeTool: () -> Tool) {
        let (worker, tool) = (Worker(), makeTool())
        while let job = next(worker) { job(tool) }
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
