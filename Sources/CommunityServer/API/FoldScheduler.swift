internal import Synchronization

/// Starts the fold a moment after something was written, and never without a reason.
actor FoldScheduler {
    private static let pause = Duration.milliseconds(200)

    private let database: any SQLDatabase
    private let clock: any ServerClock
    private var isPlanned = false

    init(database: any SQLDatabase, clock: any ServerClock) {
        self.database = database
        self.clock = clock
    }

    /// Something was written.
    func plan() {
        guard !isPlanned else { return }
        isPlanned = true
        Task {
            try? await Task.sleep(for: Self.pause)
            await run()
        }
    }

    private func run() async {
        isPlanned = false
        try? await foldAll()
    }

    /// Folds until nothing is left.
    func foldAll() async throws {
        let now = clock.now()
        while try await database.write({ try Fold(db: $0, now: now).step() }) > 0 {}
    }
}
