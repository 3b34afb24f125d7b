import CTaskHook
import NIOCore
import NIOPosix

/// The threads that tasks run on.
package enum ServerThreads {
    /// Has all tasks run on the event loops, one thread a core, so that a request is read and answered without changing
    /// threads, and a server that nobody asks sleeps. Whatever waits for a store or works on a password has threads of its
    /// own. Where the language's runtime does not allow it, its own threads run them as before.
    ///
    /// To be called once, by the main thread, before any other task begins.
    @MainActor
    package static func shareEventLoops() {
        _ = dimo_receive_jobs(runOnEventLoop)
    }
}

/// Called from any thread, so of no actor.
private func runOnEventLoop(_ job: UnsafeMutableRawPointer?) {
    guard let job else { return }
    // To the runtime a job is a pointer, and `UnownedJob` nothing else.
    let task = unsafeBitCast(job, to: UnownedJob.self)
    // That of this thread, where it has one.
    MultiThreadedEventLoopGroup.singleton.any().executor.enqueue(ExecutorJob(task))
}
