import Domain
import TestSupport
import Testing

@testable import Persistence

struct MemberPropertyTests {
    private let database: AppDatabase
    private let world: MemberWorld
    private let history: SQLiteActionHistory

    init() throws {
        database = try AppDatabase.inMemory()
        world = MemberWorld(
            bar: SQLiteBarRepository(database: database), marks: SQLiteDrinkMarkRepository(database: database),
            log: SQLiteMadeLogRepository(database: database), shopping: SQLiteShoppingRepository(database: database))
        history = SQLiteActionHistory(database: database)
    }

    @Test(arguments: 0..<12 as Range<UInt64>)
    func `undo and redo of any steps restore every state`(seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        var states = [try await world.state()]
        for _ in 0..<60 {
            try await world.act(using: &random)
            let state = try await world.state()
            if state != states.last { states.append(state) }
        }
        #expect(states.count > 20, "seed \(seed)")
        for state in states.dropLast().reversed() {
            #expect(try await history.undo(for: Profile.localID) != nil, "seed \(seed)")
            #expect(try await world.state() == state, "seed \(seed)")
        }
        #expect(try await history.undo(for: Profile.localID) == nil, "seed \(seed)")
        for state in states.dropFirst() {
            #expect(try await history.redo(for: Profile.localID) != nil, "seed \(seed)")
            #expect(try await world.state() == state, "seed \(seed)")
        }
        #expect(try await history.redo(for: Profile.localID) == nil, "seed \(seed)")
    }

    @Test(arguments: 100..<108 as Range<UInt64>)
    func `derived data stays correct through random undo and redo`(seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<80 {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: _ = try await history.undo(for: Profile.localID)
            case 1: _ = try await history.redo(for: Profile.localID)
            default: try await world.act(using: &random)
            }
            let state = try await world.state()
            #expect(Set(state.items.map(\.id)).count == state.items.count, "seed \(seed)")
            let byDrink = Dictionary(grouping: state.entries, by: \.drink)
            #expect(state.summaries.map(\.drink).count == byDrink.count, "seed \(seed)")
            for summary in state.summaries {
                let entries = byDrink[summary.drink] ?? []
                let stars = entries.compactMap { $0.rating?.stars }
                let mean = stars.isEmpty ? nil : stars.reduce(0, +) / Double(stars.count)
                #expect(summary.count == entries.count, "seed \(seed)")
                #expect(summary.last == entries.first, "seed \(seed)")
                #expect(summary.averageRating == mean, "seed \(seed)")
            }
        }
    }

    /// The fakes that view models are tested with behave as the store does.
    @Test(arguments: 200..<212 as Range<UInt64>)
    func `the store in memory behaves like the database`(seed: UInt64) async throws {
        let shelf = InMemoryBarRepository()
        let fakes = MemberWorld(
            bar: shelf, marks: InMemoryDrinkMarkRepository(), log: InMemoryMadeLogRepository(),
            shopping: InMemoryShoppingRepository(bars: shelf))
        var random = SplitMix64(seed: seed)
        for _ in 0..<60 {
            var other = random
            try await world.act(using: &random)
            try await fakes.act(using: &other)
            #expect(try await world.state() == fakes.state(), "seed \(seed)")
        }
    }
}
