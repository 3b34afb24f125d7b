import Dispatch
import Synchronization

/// Runs jobs in order, on as many threads as there are jobs and idle workers. A worker is a serial queue: libdispatch
/// lends it a thread while it works and reclaims it some seconds later. A concurrent queue would start a timer that
/// counts its threads once a second forever.
final class WorkerPool: Sendable {
    /// The address of a job in the runtime.
    typealias Job = UInt

    private struct State {
        var waiting: [Job] = []
        /// The number of started jobs at the front; they are removed together, which is cheaper.
        var taken = 0
        var idle: [Int]

        /// Returns the next job; without one, returns nil and marks the worker idle.
        mutating func next(for worker: Int) -> Job? {
            guard taken < waiting.count else {
                waiting.removeAll(keepingCapacity: true)
                taken = 0
                idle.append(worker)
                return nil
            }
            taken += 1
            return waiting[taken - 1]
        }
    }

    private let workers: [DispatchQueue]
    private let state: Mutex<State>
    private let run: @Sendable (Job) -> Void

    init(workers count: Int, run: @escaping @Sendable (Job) -> Void) {
        workers = (0..<max(1, count)).map { DispatchQueue(label: "worker \($0)") }
        state = Mutex(State(idle: Array(workers.indices)))
        self.run = run
    }

    /// The job may run at once on another thread.
    func add(_ job: Job) {
        let woken = state.withLock { state in
            state.waiting.append(job)
            return state.idle.popLast()
        }
        if let woken { workers[woken].async { self.work(as: woken) } }
    }

    private func work(as worker: Int) {
        while let job = state.withLock({ $0.next(for: worker) }) { run(job) }
    }
}
