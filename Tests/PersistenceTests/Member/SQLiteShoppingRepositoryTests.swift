import Domain
import GRDB
import TestSupport
import Testing

@testable import Persistence

struct SQLiteShoppingRepositoryTests {
    private let me = Profile.localID
    private let database: AppDatabase
    private let shopping: SQLiteShoppingRepository
    private let bar: SQLiteBarRepository
    private let history: SQLiteActionHistory

    init() throws {
        database = try AppDatabase.inMemory()
        shopping = SQLiteShoppingRepository(database: database)
        bar = SQLiteBarRepository(database: database)
        history = SQLiteActionHistory(database: database)
    }

    private func entry(
        _ id: Identifier<Ingredient>, _ amount: Double? = nil, _ unit: MeasureUnit? = nil,
        for drinks: [Identifier<Drink>] = []
    ) -> ShoppingEntry {
        ShoppingEntry(.ingredient(id), amount: amount, unit: unit, drinks: drinks)
    }

    private func items() async throws -> [ShoppingItem] { try await shopping.items(of: me) }

    @Test func `shopping items are read back as they were added`() async throws {
        let entries = [
            entry("gin", 30.5, .millilitre, for: ["negroni", "gimlet"]), entry("lime", 2, .whole),
            entry("syrup", 1, .other("glug of")), entry("mint"), ShoppingEntry(.text("종이 빨대"), amount: 2, unit: .whole),
        ]
        let added = try await shopping.add(entries, of: me)
        #expect(added.map(\.entry) == entries)
        #expect(try await items() == added)
        #expect(added.map(\.id) == ["1", "2", "3", "4", "5"])
    }

    @Test func `adding an item again adds up amounts, also within one step`() async throws {
        try await shopping.add([entry("gin", 30, .millilitre, for: ["a"])], of: me)
        let changed = try await shopping.add(
            [
                entry("gin", 45, .millilitre, for: ["b"]), entry("lime"), entry("gin", 5, .millilitre), entry("lime"),
                entry("gin"),
            ], of: me)
        #expect(changed.map(\.entry) == [entry("gin", 80, .millilitre, for: ["a", "b"]), entry("lime")])
        #expect(try await items().map(\.id) == ["1", "2"])
        #expect(try await shopping.add([entry("lime"), entry("gin")], of: me).isEmpty)
        #expect(
            try await history.undo(for: me) == RecordedAction(kind: "shopping.add", subjects: ["gin", "lime"]))
        #expect(try await items().map(\.entry) == [entry("gin", 30, .millilitre, for: ["a"])])
    }

    @Test func `ticking items puts their bottles into the bar in one step`() async throws {
        try await bar.change(
            BarChange(added: [Bottle(ingredient: "rum", level: .low), Bottle(ingredient: "campari", level: .empty)]),
            of: me)
        try await shopping.add(
            [entry("gin"), entry("rum"), entry("campari"), ShoppingEntry(.text("ice"))], of: me)
        let tick = try await shopping.setDone(true, ["1", "2", "3", "4", "77", "x"], of: me)
        #expect(tick.items.map(\.isDone) == [true, true, true, true])
        let full = Bottle(ingredient: "rum", level: .full)
        #expect(tick.bar == BarChange(added: [Bottle(ingredient: "gin"), full, Bottle(ingredient: "campari")]))
        let after: Set<Bottle> = [
            full, Bottle(ingredient: "gin"), Bottle(ingredient: "campari"),
        ]
        #expect(try await Set(bar.bottles(of: me)) == after)
        #expect(
            try await history.undo(for: me)
                == RecordedAction(kind: "shopping.done", subjects: ["gin", "rum", "campari", "ice"]))
        #expect(try await bar.bottles(of: me).count == 2)
        #expect(try await items().allSatisfy { !$0.isDone })
        _ = try await history.redo(for: me)
        #expect(try await Set(bar.bottles(of: me)) == after)
        #expect(try await items().allSatisfy(\.isDone))
    }

    @Test func `a tick and its bottle are one transaction`() async throws {
        try await shopping.add([entry("gin")], of: me)
        try await database.write { db in
            try db.execute(sql: "CREATE TRIGGER no BEFORE INSERT ON bottle BEGIN SELECT RAISE(ABORT, 'no'); END")
        }
        await #expect(throws: StoreError.other("no")) { try await shopping.setDone(true, ["1"], of: me) }
        #expect(try await items().map(\.isDone) == [false])
    }

    @Test func `new amounts are not added to a bought item`() async throws {
        try await shopping.add([entry("gin", 30, .millilitre)], of: me)
        try await shopping.setDone(true, ["1"], of: me)
        #expect(try await shopping.setDone(true, ["1"], of: me) == ShoppingTick())
        #expect(try await shopping.add([entry("gin", 30, .millilitre)], of: me).map(\.id) == ["2"])
        let open = try await shopping.setDone(false, ["1"], of: me)
        #expect(open.bar.isEmpty)
        #expect(try await history.undo(for: me)?.kind == "shopping.open")
        #expect(try await items().map(\.isDone) == [true, false])
    }

    @Test func `items can be removed one by one, if bought, or all at once`() async throws {
        try await shopping.add([entry("gin"), entry("rum"), entry("lime"), entry("mint")], of: me)
        #expect(try await shopping.remove(["2", "2", "9", "abc"], of: me).map(\.id) == ["2"])
        try await shopping.setDone(true, ["3"], of: me)
        #expect(try await shopping.clear(onlyDone: true, of: me).map(\.id) == ["3"])
        #expect(try await shopping.clear(onlyDone: true, of: me).isEmpty)
        #expect(try await shopping.clear(onlyDone: false, of: me).map(\.id) == ["1", "4"])
        #expect(try await items().isEmpty)
        #expect(
            try await history.undo(for: me) == RecordedAction(kind: "shopping.clear", subjects: ["gin", "mint"]))
        #expect(try await items().map(\.id) == ["1", "4"])
        #expect(try await shopping.add([entry("rum")], of: me).map(\.id) == ["5"])
    }

    @Test func `each profile has its own shopping list`() async throws {
        try await database.write { db in try db.execute(sql: "INSERT INTO profile VALUES ('mina', 'mina')") }
        try await shopping.add([entry("gin")], of: "mina")
        #expect(try await items().isEmpty)
        #expect(try await shopping.setDone(true, ["1"], of: me) == ShoppingTick())
        #expect(try await shopping.remove(["1"], of: me).isEmpty)
        #expect(try await shopping.clear(onlyDone: false, of: me).isEmpty)
        #expect(try await shopping.items(of: "mina").count == 1)
    }
}
