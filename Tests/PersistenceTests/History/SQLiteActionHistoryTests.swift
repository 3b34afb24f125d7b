import Domain
import GRDB
import TestSupport
import Testing

@testable import Persistence

struct SQLiteActionHistoryTests {
    private let database: AppDatabase
    private let bar: SQLiteBarRepository
    private let history: SQLiteActionHistory

    init() throws {
        database = try AppDatabase.inMemory()
        bar = SQLiteBarRepository(database: database)
        history = SQLiteActionHistory(database: database)
    }

    private func add(_ ids: Identifier<Ingredient>..., level: BottleLevel? = nil) async throws {
        try await bar.change(
            BarChange(added: ids.map { Bottle(ingredient: $0, level: level) }), of: Profile.localID)
    }

    private func remove(_ ids: Identifier<Ingredient>...) async throws {
        try await bar.change(BarChange(removed: ids), of: Profile.localID)
    }

    private func shelf() async throws -> Set<Bottle> { try await Set(bar.bottles(of: Profile.localID)) }

    private func undo() async throws -> String? { try await history.undo(for: Profile.localID)?.kind }
    private func redo() async throws -> String? { try await history.redo(for: Profile.localID)?.kind }

    @Test func `steps are undone newest first and redone oldest first`() async throws {
        try await add("gin", "rum", level: .half)
        try await add("gin", level: .low)
        try await remove("rum")
        let end = try await shelf()
        #expect(try await undo() == "bar.remove")
        #expect(
            try await shelf() == [Bottle(ingredient: "gin", level: .low), Bottle(ingredient: "rum", level: .half)])
        #expect(try await undo() == "bar.level")
        #expect(
            try await shelf() == [Bottle(ingredient: "gin", level: .half), Bottle(ingredient: "rum", level: .half)])
        #expect(try await undo() == "bar.add")
        #expect(try await shelf().isEmpty)
        #expect(try await undo() == nil)
        #expect(try await redo() == "bar.add")
        #expect(try await redo() == "bar.level")
        #expect(try await redo() == "bar.remove")
        #expect(try await redo() == nil)
        #expect(try await shelf() == end)
    }

    @Test func `step numbers increase, and none remains once all is undone`() async throws {
        func number() async throws -> Int64? { try await history.newestStep(for: Profile.localID) }
        #expect(try await number() == nil)
        try await add("gin")
        let first = try #require(try await number())
        try await add("rum")
        #expect(try #require(try await number()) > first)
        #expect(try await undo() == "bar.add")
        #expect(try await number() == first)
        #expect(try await undo() == "bar.add")
        #expect(try await number() == nil)
    }

    @Test func `a step names its subjects`() async throws {
        try await add("rum", "gin")
        #expect(
            try await history.undo(for: Profile.localID) == RecordedAction(kind: "bar.add", subjects: ["rum", "gin"]))
        try await add("gin")
        try await bar.change(
            BarChange(added: [Bottle(ingredient: "rum")], removed: ["gin"]), of: Profile.localID)
        #expect(
            try await history.undo(for: Profile.localID)
                == RecordedAction(kind: "bar.change", subjects: ["rum", "gin"]))
    }

    @Test func `a step keeps its time through undo and redo, and has none without a clock`() async throws {
        try await add("rum")
        let clock = ManualClock(100)
        try await database.useClock(clock)
        try await add("gin")
        clock.advance(by: 800)
        #expect(try await history.undo(for: Profile.localID)?.moment == 100)
        #expect(try await history.redo(for: Profile.localID)?.moment == 100)
        _ = try await undo()
        let first = try #require(try await history.undo(for: Profile.localID))
        #expect(first.kind == "bar.add" && first.moment == nil)
    }

    @Test func `a new step discards undone steps`() async throws {
        try await add("gin")
        try await add("rum")
        #expect(try await undo() == "bar.add")
        try await add("campari")
        #expect(try await redo() == nil)
        #expect(try await shelf() == [Bottle(ingredient: "gin"), Bottle(ingredient: "campari")])
    }

    @Test func `a change without effect records no step`() async throws {
        try await add("gin")
        try await add("gin")
        try await remove("rum")
        #expect(try await undo() == "bar.add")
        #expect(try await undo() == nil)
        // It keeps undone steps, too.
        try await remove("rum")
        #expect(try await redo() == "bar.add")
    }

    @Test func `the history keeps a hundred steps`() async throws {
        for number in 0..<105 { try await add(Identifier("thing-\(number)")) }
        var count = 0
        while try await undo() != nil { count += 1 }
        #expect(count == 100)
        #expect(try await shelf().count == 5)
        while try await redo() != nil { count -= 1 }
        #expect(count == 0)
        #expect(try await shelf().count == 105)
    }

    @Test func `each profile undoes its own steps`() async throws {
        try await database.write { db in try db.execute(sql: "INSERT INTO profile VALUES ('mina', 'mina')") }
        try await add("gin")
        try await bar.change(BarChange(added: [Bottle(ingredient: "rum")]), of: "mina")
        #expect(try await undo() == "bar.add")
        #expect(try await undo() == nil)
        #expect(try await bar.bottles(of: "mina") == [Bottle(ingredient: "rum")])
    }

    @Test func `steps survive a restart`() async throws {
        let folder = try TemporaryFolder()
        let first = try AppDatabase.open(at: folder.database, now: AppDatabase.moment).database
        let shelf = SQLiteBarRepository(database: first)
        try await shelf.change(BarChange(added: [Bottle(ingredient: "gin", level: .half)]), of: Profile.localID)
        try await shelf.change(BarChange(removed: ["gin"]), of: Profile.localID)
        try first.close()
        let second = try AppDatabase.open(at: folder.database, now: AppDatabase.moment).database
        #expect(try await SQLiteActionHistory(database: second).undo(for: Profile.localID)?.kind == "bar.remove")
        #expect(
            try await SQLiteBarRepository(database: second).bottles(of: Profile.localID) == [
                Bottle(ingredient: "gin", level: .half)
            ])
    }

    @Test func `a step and its record are one transaction`() async throws {
        try await database.write { db in
            try db.execute(
                sql: "CREATE TRIGGER no_log BEFORE INSERT ON action_log BEGIN SELECT RAISE(ABORT, 'no'); END")
        }
        await #expect(throws: StoreError.other("no")) { try await add("gin") }
        #expect(try await shelf().isEmpty)
    }

    @Test func `a record that names another table changes nothing`() async throws {
        try await add("gin")
        try await database.write { db in
            try db.execute(sql: "UPDATE action_log SET changes = replace(changes, 'bottle', 'profile')")
        }
        #expect(try await undo() == "bar.add")
        #expect(try await shelf() == [Bottle(ingredient: "gin")])
        #expect(try await SQLiteProfileRepository(database: database).localProfile().id == Profile.localID)
    }

    @Test(arguments: 0..<12 as Range<UInt64>)
    func `undo and redo of any steps restore every state`(seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        var states = [try await shelf()]
        for _ in 0..<30 {
            let id = Identifier<Ingredient>("thing-\(Int.random(in: 0..<6, using: &random))")
            let other = Identifier<Ingredient>("thing-\(Int.random(in: 0..<6, using: &random))")
            let level = BottleLevel(rawValue: Int.random(in: -1...3, using: &random))
            let applied = try await bar.change(
                BarChange(
                    added: Bool.random(using: &random) ? [Bottle(ingredient: id, level: level)] : [],
                    removed: Bool.random(using: &random) ? [other] : []), of: Profile.localID)
            if !applied.isEmpty { states.append(try await shelf()) }
        }
        for state in states.dropLast().reversed() {
            #expect(try await undo() != nil, "seed \(seed)")
            #expect(try await shelf() == state, "seed \(seed)")
        }
        #expect(try await undo() == nil, "seed \(seed)")
        for state in states.dropFirst() {
            #expect(try await redo() != nil, "seed \(seed)")
            #expect(try await shelf() == state, "seed \(seed)")
        }
        #expect(try await redo() == nil, "seed \(seed)")
    }
}
