import Dispatch
import Synchronization

/// Runs jobs in the order they came, on as many threads as there are idle workers and jobs.
///
/// A worker is a serial queue: libdispatch lends it a thread while it works and takes the thread back some seconds
/// later. Its concurrent queues would come with a timer that counts their threads once a second for ever.
final class WorkerPool: Sendable {
    /// A job as the address the runtime knows it by.
    typealias Job = UInt

    private struct State {
        var waiting: [Job] = []
        /// How many of the waiting have been taken; they are dropped together, so that taking one is cheap.
        var taken = 0
        var idle: [Int]

        /// The next job; nil, and the worker is idle, when there is none.
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

    /// Adds a job; it may run at once on another thread.
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
