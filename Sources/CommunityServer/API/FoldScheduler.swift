import Synchronization

/// Starts the fold a moment after something was written, and never without a reason.
actor FoldScheduler {
    private static let pause = Duration.milliseconds(200)
    private static let longestPause = Duration.seconds(60)

    private let database: any SQLDatabase
    private let clock: any ServerClock
    private var isPlanned = false
    private var isStopped = false
    private var planned: Task<Void, Never>?
    private var failures = 0
    private var pace = VotePace()
    /// Characters that were voted on fast since counts were last brought together.
    private var busy: Set<Int64> = []

    init(database: any SQLDatabase, clock: any ServerClock) {
        self.database = database
        self.clock = clock
    }

    /// Something was written.
    func plan() {
        guard !isPlanned, !isStopped else { return }
        isPlanned = true
        let pause = min(Self.pause * (1 << min(failures, 10)), Self.longestPause)
        planned = Task {
            try? await LoopTimer.sleep(for: pause)
            await run()
        }
    }

    /// Plans nothing more, and waits for what is under way.
    func stop() async {
        isStopped = true
        planned?.cancel()
        await planned?.value
    }

    private func run() async {
        isPlanned = false
        guard !isStopped else { return }
        do {
            try await foldAll()
            failures = 0
        } catch {
            // Another process may fold for longer than one waits, or the store is away.
            failures += 1
            plan()
        }
    }

    /// Folds until nothing is left.
    func foldAll() async throws {
        let now = clock.now()
        var votes: [Int64: Int] = [:]
        while true {
            let folded = try await database.write { try Fold(db: $0, now: now).folded() }
            guard folded.rows > 0 else { break }
            votes.merge(folded.votes, uniquingKeysWith: +)
        }
        let fast = pace.add(votes, at: now)
        guard !fast.isEmpty else { return }
        busy.formUnion(fast)
        try await database.write { db in
            for character in fast.sorted() { try ShardTable(db: db).spread(character) }
        }
    }

    /// Brings together the counts of characters that have not been voted on fast since this was last asked for.
    func mergeShards() async throws {
        let busy = busy
        self.busy = []
        _ = try await database.write { try ShardTable(db: $0).merge(except: busy) }
    }
}
