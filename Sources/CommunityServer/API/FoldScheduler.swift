import Synchronization

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
    private var pace = VotePace()
    /// Characters with rapid votes since the last merge of their shards.
    private var busy: Set<Int64> = []

    init(database: any SQLDatabase, clock: any ServerClock) {
        self.database = database
        self.clock = clock
    }

    func plan() {
        guard !isPlanned, !isStopped else { return }
        isPlanned = true
        let pause = min(Self.pause * (1 << min(failures, 10)), Self.longestPause)
        planned = Task {
            try? await LoopTimer.sleep(for: pause)
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
        do {
            try await foldAll()
            failures = 0
        } catch {
            // Another process may hold the fold for too long, or the store may be unavailable.
            failures += 1
            plan()
        }
    }

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

    /// Merges the shards of characters without rapid votes since the last call.
    func mergeShards() async throws {
        let busy = busy
        self.busy = []
        _ = try await database.write { try ShardTable(db: $0).merge(except: busy) }
    }
}
