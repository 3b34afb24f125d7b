import Domain
import TestSupport
import Testing

@testable import Persistence

struct SQLitePartyRepositoryTests {
    private let me = Profile.localID
    private let party: SQLitePartyRepository
    private let history: SQLiteActionHistory

    init() throws {
        let database = try AppDatabase.inMemory()
        party = SQLitePartyRepository(database: database)
        history = SQLiteActionHistory(database: database)
    }

    @Test func `a menu keeps its order and numbers, each drink once`() async throws {
        let menu = [PartyDrink(drink: "negroni", servings: 4), PartyDrink(drink: "americano", servings: 2)]
        try await party.setMenu(menu + [PartyDrink(drink: "negroni", servings: 9)], of: me)
        #expect(try await party.menu(of: me) == menu)
        try await party.setMenu(menu.reversed(), of: me)
        #expect(try await party.menu(of: me) == menu.reversed())
        #expect(try await party.menu(of: "somebody") == [])
    }

    @Test func `a changed menu is taken back and done again`() async throws {
        try await party.setMenu([PartyDrink(drink: "negroni")], of: me)
        try await party.setMenu([PartyDrink(drink: "negroni", servings: 3), PartyDrink(drink: "gimlet")], of: me)
        let step = try await history.undo(for: me)
        #expect(step == RecordedAction(kind: "party.menu", subjects: ["gimlet", "negroni"]))
        #expect(try await party.menu(of: me) == [PartyDrink(drink: "negroni")])
        _ = try await history.redo(for: me)
        #expect(try await party.menu(of: me).count == 2)
    }

    @Test func `the queue has who waits before who was served, by pages`() async throws {
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

    @Test func `an order is taken out and put back`() async throws {
        let order = try await party.add("negroni", name: "Ari", note: "no ice", of: me)
        #expect(try await party.remove([order.id, "99"], of: me) == [order])
        #expect(try await party.orders(of: me, after: nil, limit: 10) == [])
        _ = try await history.undo(for: me)
        #expect(try await party.orders(of: me, after: nil, limit: 10) == [order])
        let next = try await party.add("gimlet", name: "", note: "", of: me)
        #expect(next.id > order.id)
    }

    @Test func `what is not there is not changed`() async throws {
        #expect(try await !party.update(PartyOrder(id: "7", drink: "negroni"), of: me))
        #expect(try await !party.update(PartyOrder(id: "x", drink: "negroni"), of: me))
    }
}
