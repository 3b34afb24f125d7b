import Domain
import Synchronization
import TestSupport
import Testing

@testable import Persistence

/// The queries of a page are answered from one state of the store, even if a change is committed between two of them.
struct ConsistentReadingTests {
    /// Counts how often a page runs its queries.
    private final class Attempts: Sendable {
        private let number = Mutex(0)

        var count: Int { number.withLock { $0 } }

        /// Counts an attempt; returns whether it is the first.
        func isFirst() -> Bool {
            number.withLock {
                $0 += 1
                return $0 == 1
            }
        }
    }

    private let juno = BarSharingWorld.juno
    private let mina = BarSharingWorld.mina
    private let attempts = Attempts()

    /// A world whose mina has rum in her own bar and may use that of juno, with gin in it.
    private func world(on database: AppDatabase? = nil) async throws -> BarSharingWorld {
        let world = try await BarSharingWorld.make(on: database)
        try await world.put("gin", by: juno)
        try await world.put("rum", by: mina)
        try await world.sharing.share(barOf: juno, with: mina, at: 5)
        return world
    }

    /// The same file for two programs.
    private func programs(_ folder: TemporaryFolder) async throws -> (BarSharingWorld, other: BarSharingWorld) {
        let world = try await world(on: AppDatabase.open(at: folder.database, now: 0).database)
        return (world, BarSharingWorld(on: try AppDatabase.open(at: folder.database, now: 0).database))
    }

    @Test func `host and bottles agree when another program switches the bar between reads`() async throws {
        let folder = try TemporaryFolder()
        let (world, other) = try await programs(folder)
        let (host, bottles) = try await ConsistentReading.of {
            let host = try await world.sharing.shares(of: mina).host?.id
            if attempts.isFirst() { try await other.sharing.use(barOf: juno, by: mina) }
            return (host, try await world.seen(by: mina))
        }
        #expect(host == juno && bottles == ["gin"])
        #expect(attempts.count == 2)
    }

    @Test func `host and bottles agree when the bar is reloaded between reads`() async throws {
        let folder = try TemporaryFolder()
        let (world, other) = try await programs(folder)
        let bar = HomeBar(
            profile: mina, repository: world.bars, source: SQLiteRecipeIndexSource(database: world.database),
            preferences: world.preferences)
        _ = try await bar.host()
        let (host, bottles) = try await ConsistentReading.of {
            let host = try await bar.host()?.id
            if attempts.isFirst() {
                try await other.sharing.use(barOf: juno, by: mina)
                try await bar.reload()
            }
            return (host, try await bar.bottles().map(\.ingredient))
        }
        #expect(host == juno && bottles == ["gin"])
        #expect(attempts.count == 2)
    }

    @Test func `a bar switched while it is read stays consistent`() async throws {
        let folder = try TemporaryFolder()
        let (world, other) = try await programs(folder)
        let source = SwitchingSource(base: SQLiteRecipeIndexSource(database: world.database)) {
            [attempts, mina, juno] in
            _ = try await world.bars.bottles(of: mina)
            if attempts.isFirst() { try await other.sharing.use(barOf: juno, by: mina) }
        }
        let bar = HomeBar(profile: mina, repository: world.bars, source: source, preferences: world.preferences)
        #expect(try await bar.host()?.id == juno)
        #expect(try await bar.bottles().map(\.ingredient) == ["gin"])
        #expect(attempts.count == 2)
    }

    @Test func `a change by this program between reads repeats the reading, in memory too`() async throws {
        let world = try await world()
        let (before, after) = try await ConsistentReading.of {
            let before = try await world.seen(by: mina)
            if attempts.isFirst() {
                try await Task.detached { try await world.put("lime", by: BarSharingWorld.mina) }.value
            }
            return (before, try await world.seen(by: mina))
        }
        #expect(before == ["lime", "rum"] && after == before)
    }

    @Test func `an undisturbed reading runs once, even if it writes`() async throws {
        let world = try await world()
        let seen = try await ConsistentReading.of {
            _ = attempts.isFirst()
            _ = try await world.seen(by: mina)
            try await world.put("lime", by: mina)
            return try await world.seen(by: mina)
        }
        #expect(seen == ["lime", "rum"] && attempts.count == 1)
    }

    @Test func `an error from a torn reading repeats it`() async throws {
        let world = try await world()
        let seen = try await ConsistentReading.of {
            _ = try await world.seen(by: mina)
            guard attempts.isFirst() else { return try await world.seen(by: mina) }
            try await Task.detached { try await world.put("lime", by: BarSharingWorld.mina) }.value
            _ = try await world.seen(by: mina)
            throw NotFound(id: "lime")
        }
        #expect(seen == ["lime", "rum"])
    }

    @Test func `a torn inner reading repeats the outer one`() async throws {
        let world = try await world()
        let (before, after) = try await ConsistentReading.of {
            let before = try await world.seen(by: mina)
            if attempts.isFirst() {
                try await Task.detached { try await world.put("lime", by: BarSharingWorld.mina) }.value
            }
            return (before, try await ConsistentReading.of { try await world.seen(by: mina) })
        }
        #expect(before == after && attempts.count == 2)
    }

    @Test func `a reading torn every time returns its last result`() async throws {
        let world = try await world()
        let last = try await ConsistentReading.of {
            _ = try await world.seen(by: mina)
            _ = attempts.isFirst()
            let name = Identifier<Ingredient>("bottle-\(attempts.count)")
            try await Task.detached { try await world.put(name, by: BarSharingWorld.mina) }.value
            return try await world.seen(by: mina)
        }
        #expect(attempts.count == 4 && last.count == 5)
    }

    @Test func `a writer does not wait for a consistent reading`() async throws {
        let folder = try TemporaryFolder()
        let (world, other) = try await programs(folder)
        try await ConsistentReading.of {
            _ = try await world.seen(by: mina)
            guard attempts.isFirst() else { return }
            try await Task.detached { try await world.put("lime", by: BarSharingWorld.mina) }.value
            try await other.put("orange", by: mina)
        }
        #expect(try await world.seen(by: mina) == ["lime", "orange", "rum"])
    }
}

/// A source whose bar is switched while it answers.
private struct SwitchingSource: RecipeIndexSource {
    let base: SQLiteRecipeIndexSource
    let before: @Sendable () async throws -> Void

    func recipeIndex() async throws -> RecipeIndexContents {
        try await before()
        return try await base.recipeIndex()
    }
}
