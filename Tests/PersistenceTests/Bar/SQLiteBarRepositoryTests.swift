import Domain
import GRDB
import TestSupport
import Testing

@testable import Persistence

struct SQLiteBarRepositoryTests {
    private let database: AppDatabase
    private let bar: SQLiteBarRepository

    init() throws {
        database = try AppDatabase.inMemory()
        bar = SQLiteBarRepository(database: database)
    }

    private func shelf() async throws -> Set<Bottle> { try await Set(bar.bottles(of: Profile.localID)) }

    private func change(added: [Bottle] = [], removed: [Identifier<Ingredient>] = []) async throws -> BarChange {
        try await bar.change(BarChange(added: added, removed: removed), of: Profile.localID)
    }

    @Test func `bottles are read back as they were stored`() async throws {
        let bottles: Set<Bottle> = [
            Bottle(ingredient: "gin"), Bottle(ingredient: "rum", level: .empty),
            Bottle(ingredient: "campari", level: .full, openedAt: 1_700_000_000),
            Bottle(ingredient: "nobody-knows", openedAt: -1),
        ]
        _ = try await change(added: Array(bottles))
        #expect(try await shelf() == bottles)
    }

    @Test(arguments: [Int64.min, Int64.max])
    func `an opening time out of range is clamped and keeps its sign`(moment: Int64) async throws {
        _ = try await change(added: [Bottle(ingredient: "gin", openedAt: 1)])
        try await database.write { try $0.execute(sql: "UPDATE bottle SET opened_at = ?", arguments: [moment]) }
        let opened = try #require(try await shelf().first?.openedAt)
        #expect(abs(opened) < 300_000_000_000)
        #expect((opened < 0) == (moment < 0))
    }

    @Test func `a change returns what it really changed`() async throws {
        #expect(try await change(added: [Bottle(ingredient: "gin")]).added.map(\.ingredient) == ["gin"])
        let second = try await change(
            added: [Bottle(ingredient: "gin"), Bottle(ingredient: "rum")], removed: ["campari"])
        #expect(second == BarChange(added: [Bottle(ingredient: "rum")]))
        let third = try await change(added: [Bottle(ingredient: "gin", level: .low)], removed: ["rum", "rum"])
        #expect(third == BarChange(added: [Bottle(ingredient: "gin", level: .low)], removed: ["rum"]))
        #expect(try await shelf() == [Bottle(ingredient: "gin", level: .low)])
    }

    @Test func `a bottle both removed and added is added`() async throws {
        _ = try await change(added: [Bottle(ingredient: "gin", level: .low)])
        let applied = try await change(added: [Bottle(ingredient: "gin", level: .full)], removed: ["gin"])
        #expect(applied == BarChange(added: [Bottle(ingredient: "gin", level: .full)]))
        #expect(try await shelf() == [Bottle(ingredient: "gin", level: .full)])
    }

    @Test func `the first bottle creates the local profile`() async throws {
        _ = try await change(added: [Bottle(ingredient: "gin")])
        let profile = try await SQLiteProfileRepository(database: database, loginName: "other").localProfile()
        #expect(profile.id == Profile.localID)
        #expect(profile.nickname != "other")
    }

    @Test func `a bottle cannot be added for an unknown profile`() async throws {
        await #expect(throws: StoreError.self) {
            try await bar.change(BarChange(added: [Bottle(ingredient: "gin")]), of: "stranger")
        }
        #expect(try await bar.bottles(of: "stranger").isEmpty)
    }

    @Test func `each profile has its own bottles`() async throws {
        try await database.write { db in try db.execute(sql: "INSERT INTO profile VALUES ('mina', 'mina')") }
        _ = try await change(added: [Bottle(ingredient: "gin")])
        try await bar.change(BarChange(added: [Bottle(ingredient: "rum")]), of: "mina")
        #expect(try await shelf() == [Bottle(ingredient: "gin")])
        #expect(try await bar.bottles(of: "mina") == [Bottle(ingredient: "rum")])
    }
}

/// Size and price go with a bottle, through undo and a purchase.
struct BottleDetailTests {
    private let me = Profile.localID

    @Test func `a bottle's size and price are stored and undone`() async throws {
        let database = try AppDatabase.inMemory()
        let bars = SQLiteBarRepository(database: database)
        let history = SQLiteActionHistory(database: database)
        let plain = Bottle(ingredient: "gin", level: .full)
        let whole = Bottle(ingredient: "gin", level: .half, openedAt: 86_400, size: 700, price: 38_000)
        try await bars.change(BarChange(added: [plain]), of: me)
        try await bars.change(BarChange(added: [whole]), of: me)
        #expect(try await bars.bottles(of: me) == [whole])
        #expect(try await history.undo(for: me)?.kind == "bar.level")
        #expect(try await bars.bottles(of: me) == [plain])
        _ = try await history.redo(for: me)
        #expect(try await bars.bottles(of: me) == [whole])
    }

    @Test func `a bought bottle that replaces an empty one keeps its size and price`() async throws {
        let database = try AppDatabase.inMemory()
        let bars = SQLiteBarRepository(database: database)
        let shopping = SQLiteShoppingRepository(database: database)
        try await bars.change(
            BarChange(added: [Bottle(ingredient: "gin", level: .empty, openedAt: 5, size: 700, price: 30)]), of: me)
        let items = try await shopping.add([ShoppingEntry(.ingredient("gin"))], of: me)
        try await shopping.setDone(true, items.map(\.id), of: me)
        #expect(try await bars.bottles(of: me) == [Bottle(ingredient: "gin", size: 700, price: 30)])
    }
}
