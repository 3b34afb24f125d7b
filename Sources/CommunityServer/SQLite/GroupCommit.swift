internal import GRDB
internal import Synchronization

/// The one writer of a file. Whatever waits while a transaction is on its way to the disk becomes durable together with
/// the next one, each in a savepoint of its own: the disk is waited for once for up to 64.
actor GroupCommit {
    /// Runs in the transaction, and returns what is to be told after the commit.
    typealias Job = @Sendable (any SQLConnection) -> @Sendable (Result<Void, any Error>) -> Void

    static let most = 64

    private let pool: DatabasePool
    private let path: String
    private let cost: StoreCost
    private var waiting: [Job] = []
    private var isRunning = false

    init(_ pool: DatabasePool, path: String, cost: StoreCost) {
        self.pool = pool
        self.path = path
        self.cost = cost
    }

    func run<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            add { connection in
                let result = Result {
                    try connection.savepoint {
                        let value = try body(connection)
                        try connection.writeCounts()
                        return value
                    }
                }
                return { commit in
                    // Whoever failed by themselves hears that, whatever became of the others.
                    if case .success = result {
                        continuation.resume(with: commit.flatMap { result })
                    } else {
                        continuation.resume(with: result)
                    }
                }
            }
        }
    }

    private func add(_ job: @escaping Job) {
        waiting.append(job)
        guard !isRunning else { return }
        isRunning = true
        Task { await drain() }
    }

    private func drain() async {
        while !waiting.isEmpty {
            let jobs = Array(waiting.prefix(Self.most))
            waiting.removeFirst(jobs.count)
            await commit(jobs)
        }
        isRunning = false
    }

    private func commit(_ jobs: [Job]) async {
        let (path, cost) = (path, cost)
        let answers = Answers()
        do {
            try await pool.writeWithoutTransaction { database in
                try database.inTransaction(.immediate) {
                    let connection = SQLiteConnection(database, path: path, cost: cost)
                    let undone = FailedConnection(SQLError.conflict)
                    answers.set(jobs.map { $0(database.isInsideTransaction ? connection : undone) })
                    // Undone by the store itself, with those that had succeeded.
                    guard database.isInsideTransaction else { throw SQLError.conflict }
                    return .commit
                }
            }
            for answer in answers.get() { answer(.success(())) }
        } catch {
            let problem = (error as? DatabaseError).map { SQLiteErrors.translated($0, path) } ?? error
            // Where the transaction did not even begin, no job has run: each is told all the same.
            let ran = answers.get()
            if ran.isEmpty {
                for job in jobs { job(FailedConnection(problem))(.failure(problem)) }
            } else {
                for answer in ran { answer(.failure(problem)) }
            }
        }
    }

    /// Filled by the writer's thread, read after it is done.
    private final class Answers: Sendable {
        private let answers = Mutex<[@Sendable (Result<Void, any Error>) -> Void]>([])

        func set(_ value: [@Sendable (Result<Void, any Error>) -> Void]) { answers.withLock { $0 = value } }
        func get() -> [@Sendable (Result<Void, any Error>) -> Void] { answers.withLock { $0 } }
    }
}

/// Stands in where there is no transaction.
private final class FailedConnection: SQLConnection {
    private let problem: any Error
    let rowLock = ""
    var countChanges = CountChanges()
    var sequences = MemberSequences()

    init(_ problem: any Error) {
        self.problem = problem
    }

    func execute(_ sql: String, _ arguments: [SQLValue]) throws -> Int { throw problem }
    func query(_ sql: String, _ arguments: [SQLValue]) throws -> [SQLRow] { throw problem }
    func queryAll(_ statements: [SQLStatement]) throws -> [[SQLRow]] { throw problem }
    func send(_ sql: String, _ arguments: [SQLValue]) throws { throw problem }
    func savepoint<Value>(_ body: () throws -> Value) throws -> Value { throw problem }
    func exclusively(_ task: SharedTask) throws { throw problem }
}
