/// Starts the fold shortly after a write, and never without one.
actor FoldScheduler {
    private static let pause = Duration.milliseconds(200)
    private static let longestPause = Duration.seconds(60)

    private let database: any SQLDatabase
    private let clock: any ServerClock
    private var isPlanned = false
    private var isStopped = false
    private var planned: Task<Void, Never>?
    private var failures = 0
    /// The last folded row. PostgreSQL numbers rows before their commit, so a row with a lower number may be committed
    /// later; it waits for the fold of all rows, once a minute.
    private var last: Int64 = 0
    private var startsOver = true

    init(database: any SQLDatabase, clock: any ServerClock) {
        self.database = database
        self.clock = clock
    }

    /// `all` looks for rows from the beginning.
    func plan(all: Bool = false) {
        if all { startsOver = true }
        guard !isPlanned, !isStopped else { return }
        isPlanned = true
        let pause = min(Self.pause * (1 << min(failures, 10)), Self.longestPause)
        planned = Task {
            try? await Task.sleep(for: pause)
            await run()
        }
    }

    /// Stops planning and waits for the running fold.
    func stop() async {
        isStopped = true
        planned?.cancel()
        await planned?.value
    }

    private func run() async {
        isPlanned = false
        guard !isStopped else { return }
        let all = startsOver
        startsOver = false
        do {
            try await fold(after: all ? 0 : last, waits: false)
            failures = 0
        } catch {
            // Another process folds, or the store is unavailable.
            if all { startsOver = true }
            failures += 1
            plan()
        }
    }

    func foldAll() async throws { try await fold(after: 0, waits: true) }

    /// `waits` means to wait for another process that folds; otherwise throws `SQLError.conflict`.
    private func fold(after first: Int64, waits: Bool) async throws {
        let now = clock.now()
        var after = first
        while true {
            let step = try await database.write { [after] db in
                if waits {
                    try db.exclusively(.fold)
                } else if try !db.begins(.fold) {
                    throw SQLError.conflict
                }
                return try Fold(db: db, now: now).step(after: after)
            }
            after = step.last
            last = max(last, after)
            if step.count == 0 { return }
        }
    }
}
