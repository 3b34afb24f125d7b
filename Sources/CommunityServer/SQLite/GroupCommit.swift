import GRDB
import Synchronization

/// The single writer of a file, on its own thread. Writes that arrive during a commit share the next transaction, each
/// in its own savepoint: one disk sync serves up to 64 writes.
final class GroupCommit: Sendable {
    /// Runs in the transaction, or receives the reason why there is none. Returns a closure that reports the outcome
    /// after the commit.
    private typealias Job =
        @Sendable (Result<any SQLConnection, any Error>) -> @Sendable (Result<Void, any Error>) -> Void

    static let most = 64
    /// The most writes that wait, and how long one may wait: the client has given up by then.
    private static let mostWaiting = 2_000
    private static let patience = Duration.seconds(15)

    private let pool: DatabasePool
    private let path: String
    private let cost: StoreCost
    private let thread = WorkerPool(threads: 1) {}
    private let waiting = Mutex<[Job]>([])

    init(_ pool: DatabasePool, path: String, cost: StoreCost) {
        self.pool = pool
        self.path = path
        self.cost = cost
    }

    deinit { thread.stop() }

    func run<Value: Sendable>(_ body: @escaping @Sendable (any SQLConnection) throws -> Value) async throws -> Value {
        guard waiting.withLock({ $0.count < Self.mostWaiting }) else { throw SQLError.overloaded }
        let end = ContinuousClock.now + Self.patience
        return try await withCheckedThrowingContinuation { continuation in
            add { connection in
                let result = Result {
                    guard .now < end else { throw SQLError.overloaded }
                    let connection = try connection.get()
                    return try connection.savepoint {
                        let value = try body(connection)
                        try connection.writeCounts()
                        return value
                    }
                }
                return { commit in
                    // A job's own error takes precedence over the outcome of the commit.
                    if case .success = result {
                        continuation.resume(with: commit.flatMap { result })
                    } else {
                        continuation.resume(with: result)
                    }
                }
            }
        }
    }

    /// Makes accepted writes durable, and accepts no more.
    func close() async { await thread.close() }

    private func add(_ job: @escaping Job) {
        let isFirst = waiting.withLock { waiting in
            waiting.append(job)
            return waiting.count == 1
        }
        // The first waiting job schedules the commit for all that wait by then.
        let commits: WorkerPool<Void>.Job = { _ in
            self.commitWaiting()
            return {}
        }
        guard isFirst, !thread.add(commits) else { return }
        let problem = SQLError.stopping(path)
        for job in takeWaiting(.max) { job(.failure(problem))(.failure(problem)) }
    }

    private func takeWaiting(_ most: Int) -> [Job] {
        waiting.withLock { waiting in
            defer { waiting.removeFirst(min(most, waiting.count)) }
            return Array(waiting.prefix(most))
        }
    }

    private func commitWaiting() {
        while true {
            let jobs = takeWaiting(Self.most)
            guard !jobs.isEmpty else { return }
            commit(jobs)
        }
    }

    private func commit(_ jobs: [Job]) {
        var answers: [@Sendable (Result<Void, any Error>) -> Void] = []
        do {
            try pool.writeWithoutTransaction { database in
                try database.inTransaction(.immediate) {
                    let connection = SQLiteConnection(database, path: path, cost: cost)
                    answers = jobs.map { job in
                        job(database.isInsideTransaction ? .success(connection) : .failure(SQLError.conflict))
                    }
                    // SQLite rolled back the whole transaction, including successful jobs.
                    guard database.isInsideTransaction else { throw SQLError.conflict }
                    return .commit
                }
            }
            for answer in answers { answer(.success(())) }
        } catch {
            let problem = (error as? DatabaseError).map { SQLiteErrors.translated($0, path) } ?? error
            // The transaction could not begin, so no job has run; report the problem to each.
            if answers.isEmpty { answers = jobs.map { $0(.failure(problem)) } }
            for answer in answers { answer(.failure(problem)) }
        }
    }
}
