import Domain
import GRDB
import TestSupport
import Testing

@testable import Persistence

struct SQLitePartyRepositoryTests {
    private let me = Profile.localID
    private let database: AppDatabase
    private let party: SQLitePartyRepository
    private let history: SQLiteActionHistory
    private let log: SQLiteMadeLogRepository
    private let bar: SQLiteBarRepository
    private let house: SQLiteHouseRecipeRepository

    init() throws {
        database = try AppDatabase.inMemory()
        log = SQLiteMadeLogRepository(database: database)
        bar = SQLiteBarRepository(database: database)
        house = SQLiteHouseRecipeRepository(database: database)
        party = SQLitePartyRepository(database: database)
        history = SQLiteActionHistory(database: database)
    }

    @Test func `a menu keeps its order and servings, and lists each drink once`() async throws {
        let menu = [PartyDrink(drink: "negroni", servings: 4), PartyDrink(drink: "americano", servings: 2)]
        try await party.setMenu(menu + [PartyDrink(drink: "negroni", servings: 9)], of: me)
        #expect(try await party.menu(of: me) == menu)
        try await party.setMenu(menu.reversed(), of: me)
        #expect(try await party.menu(of: me) == menu.reversed())
        #expect(try await party.menu(of: "somebody") == [])
    }

    @Test func `removing a drink from the menu keeps the others`() async throws {
        let menu = ["negroni", "americano", "gimlet"].map { PartyDrink(drink: $0, servings: 2) }
        try await party.setMenu(menu, of: me)
        for rest in [[menu[0], menu[2]], [menu[2]], []] {
            try await party.setMenu(rest, of: me)
            #expect(try await party.menu(of: me) == rest)
        }
    }

    @Test func `a menu change can be undone and redone`() async throws {
        try await party.setMenu([PartyDrink(drink: "negroni")], of: me)
        try await party.setMenu([PartyDrink(drink: "negroni", servings: 3), PartyDrink(drink: "gimlet")], of: me)
        let step = try await history.undo(for: me)
        #expect(step == RecordedAction(kind: "party.menu", subjects: ["gimlet", "negroni"]))
        #expect(try await party.menu(of: me) == [PartyDrink(drink: "negroni")])
        _ = try await history.redo(for: me)
        #expect(try await party.menu(of: me).count == 2)
    }

    @Test func `counting one drink is one step, until another change comes between`() async throws {
        func setMenu(_ negronis: Int, _ gimlets: Int) async throws {
            let menu = [
                PartyDrink(drink: "negroni", servings: negronis), PartyDrink(drink: "gimlet", servings: gimlets),
            ]
            try await party.setMenu(menu, of: me)
        }
        func servings() async throws -> [Int] { try await party.menu(of: me).map(\.servings) }
        try await setMenu(1, 1)
        for count in 2...15 { try await setMenu(count, 1) }
        try await setMenu(15, 2)
        try await setMenu(16, 2)
        #expect(try await history.undo(for: me) == RecordedAction(kind: "party.count", subjects: ["negroni"]))
        #expect(try await servings() == [15, 2])
        #expect(try await history.undo(for: me)?.subjects == ["gimlet"])
        #expect(try await history.undo(for: me)?.subjects == ["negroni"])
        #expect(try await servings() == [1, 1])
        _ = try await history.redo(for: me)
        #expect(try await servings() == [15, 1])
        try await setMenu(14, 1)
        #expect(try await history.undo(for: me)?.kind == "party.count")
        #expect(try await servings() == [1, 1])
        #expect(try await history.undo(for: me)?.kind == "party.menu")
        #expect(try await servings().isEmpty)
    }

    @Test func `the queue lists waiting orders before served ones, in pages`() async throws {
        for name in ["Ari", "Bo", "Cleo", "Dae"] { try await party.add("negroni", name: name, note: "", of: me) }
        var first = try #require(try await party.orders(of: me, after: nil, limit: 1).first)
        first.isDone = true
        #expect(try await party.update(first, of: me))
        var names: [String] = []
        var last: PartyOrder?
        repeat {
            let page = try await party.orders(of: me, after: last, limit: 2)
            names += page.map(\.name)
            last = page.last
        } while last != nil
        #expect(names == ["Bo", "Cleo", "Dae", "Ari"])
        #expect(try await history.undo(for: me)?.kind == "party.served")
        #expect(try await party.orders(of: me, after: nil, limit: 1).first?.name == "Ari")
    }

    @Test(arguments: [Int64.min, 2, .max])
    func `an out-of-range done flag does not make the queue endless`(value: Int64) async throws {
        for name in ["Ari", "Bo"] { try await party.add("negroni", name: name, note: "", of: me) }
        try await database.write { try $0.execute(sql: "UPDATE party_order SET is_done = ?", arguments: [value]) }
        var found: [PartyOrder] = []
        for _ in 0..<3 { found += try await party.orders(of: me, after: found.last, limit: 1) }
        #expect(Set(found.map(\.id)).count == found.count)
    }

    @Test func `an order can be removed and restored`() async throws {
        let order = try await party.add("negroni", name: "Ari", note: "no ice", of: me)
        #expect(try await party.remove([order.id, "99"], of: me) == [order])
        #expect(try await party.orders(of: me, after: nil, limit: 10) == [])
        _ = try await history.undo(for: me)
        #expect(try await party.orders(of: me, after: nil, limit: 10) == [order])
        let next = try await party.add("gimlet", name: "", note: "", of: me)
        #expect(next.id > order.id)
    }

    @Test func `serving logs and pours once, in a step that is undone as a whole`() async throws {
        _ = try await bar.change(BarChange(added: [Bottle(ingredient: "gin", size: 700, remaining: 700)]), of: me)
        let order = try await party.add("negroni", name: "Ari", note: "", of: me)
        let making = Making(drink: "negroni", madeAt: 1_000)
        let served = try await party.serve(order, making: making, pouring: ["gin": 30], of: me)
        #expect(served?.bar.added.map(\.remaining) == [670])
        var kept = try #require(try await party.orders(of: me, after: nil, limit: 1).first)
        #expect(kept.isDone && kept.servedAt == 1_000)
        kept.isDone = false
        #expect(try await party.update(kept, of: me))
        #expect(try await party.serve(kept, making: making, pouring: ["gin": 30], of: me) == nil)
        #expect(try await log.entries(of: me, drink: nil, after: nil, limit: 9).count == 1)
        for _ in 0..<2 { _ = try await history.undo(for: me) }
        #expect(try await party.orders(of: me, after: nil, limit: 1) == [order])
        #expect(try await log.entries(of: me, drink: nil, after: nil, limit: 9).isEmpty)
        #expect(try await bar.bottles(of: me).map(\.remaining) == [700])
    }

    @Test func `a party stores its guests and ends in one step`() async throws {
        let menu = [PartyDrink(drink: "negroni", servings: 4)]
        let guests = Party(guests: 8, each: 3, day: LocalDay("2026-11-28"))
        #expect(try await party.party(of: me) == Party())
        try await party.setParty(guests, menu: menu, of: me)
        try await party.add("negroni", name: "Ari", note: "", of: me)
        #expect(try await party.party(of: me) == guests)
        #expect(try await party.endParty(of: me))
        #expect(try await party.party(of: me) == Party())
        #expect(try await party.menu(of: me).isEmpty)
        #expect(try await party.orders(of: me, after: nil, limit: 9).isEmpty)
        #expect(try await !party.endParty(of: me))
        #expect(try await history.undo(for: me)?.kind == "party.end")
        #expect(try await party.party(of: me) == guests)
        #expect(try await party.menu(of: me) == menu)
        #expect(try await party.orders(of: me, after: nil, limit: 9).count == 1)
        try await party.setParty(Party(), menu: menu, of: me)
        #expect(try await party.party(of: me) == Party())
    }

    @Test func `a house recipe is read back as typed, and removing it can be undone`() async throws {
        let recipe = try #require(
            HouseRecipe(
                "simple-syrup", parts: [.init("sugar", 200, .gram), .init("lime", 0.5, .whole)], yield: 320.5, days: 2))
        try await house.put(recipe, of: me)
        #expect(try await house.houseRecipes(of: me) == [recipe])
        #expect(try await house.houseRecipes(of: "somebody").isEmpty)
        #expect(try await house.removeRecipe(for: "simple-syrup", of: me))
        #expect(try await !house.removeRecipe(for: "simple-syrup", of: me))
        #expect(try await history.undo(for: me)?.kind == "house.remove")
        #expect(try await house.houseRecipes(of: me) == [recipe])
    }

    @Test func `an unknown order is not changed`() async throws {
        #expect(try await !party.update(PartyOrder(id: "7", drink: "negroni"), of: me))
        #expect(try await !party.update(PartyOrder(id: "x", drink: "negroni"), of: me))
    }
}
