import CTaskHook
import NIOCore
import NIOPosix

package enum ServerThreads {
    /// Runs all tasks on the event loops, one thread per core. A request is handled without changing threads, and an
    /// idle server sleeps. Waiting for a store and hashing passwords use other threads. If the runtime does not allow
    /// it, its own threads run the tasks as before.
    ///
    /// Must be called once, on the main thread, before any other task begins.
    @MainActor
    package static func shareEventLoops() {
        _ = dimo_receive_jobs(runOnEventLoop)
    }
}

/// Not isolated: called from any thread.
private func runOnEventLoop(_ job: UnsafeMutableRawPointer?) {
    guard let job else { return }
    // The runtime passes a job as a pointer, the sole content of `UnownedJob`.
    let task = unsafeBitCast(job, to: UnownedJob.self)
    // Prefers the current thread's event loop.
    MultiThreadedEventLoopGroup.singleton.any().executor.enqueue(ExecutorJob(task))
}
