import Synchronization
import Testing

@testable import NcursesDriver

@Suite struct WorkerPoolTests {
    /// The jobs' observations.
    private struct Seen {
        var jobs: Set<UInt> = []
        var running = 0
        var most = 0
    }

    @Test func `every job runs once, on at most as many threads as workers`() async {
        let seen = Mutex(Seen())
        let (stream, done) = AsyncStream<Void>.makeStream()
        let pool = WorkerPool(workers: 3) { job in
            seen.withLock {
                $0.running += 1
                $0.most = max($0.most, $0.running)
            }
            let count = seen.withLock {
                #expect($0.jobs.insert(job).inserted)
                $0.running -= 1
                return $0.jobs.count
            }
            if count == 2000 { done.finish() }
        }
        for job in 1...2000 { pool.add(UInt(job)) }
        for await _ in stream {}
        #expect(seen.withLock { $0.jobs.count } == 2000)
        #expect(seen.withLock { $0.most } <= 3)
    }

    @Test func `a job waiting for a later one does not block it`() async {
        let isOpen = Mutex(false)
        let (stream, done) = AsyncStream<Void>.makeStream()
        let pool = WorkerPool(workers: 2) { job in
            if job == 1 {
                while !isOpen.withLock({ $0 }) {}
                done.finish()
            } else {
                isOpen.withLock { $0 = true }
            }
        }
        pool.add(1)
        pool.add(2)
        for await _ in stream {}
    }
}
