import Domain
import TestSupport
import Testing

@testable import Persistence

/// Opinions of drinks that a member did not make, and the amounts that a making pours.
struct DrinkOpinionTests {
    private let me = Profile.localID

    @Test func `a rating and a note can be set, replaced, removed and restored`() async throws {
        let database = try await AppDatabase.sample(SampleCatalogue.whole)
        let marks = SQLiteDrinkMarkRepository(database: database)
        let first = DrinkOpinion(rating: Rating(4.5), note: "at a bar")
        #expect(try await marks.setOpinion(first, of: "negroni", at: 1, for: me))
        #expect(try await !marks.setOpinion(first, of: "negroni", at: 2, for: me))
        #expect(try await marks.marks(of: "negroni", for: me).opinion == first)
        #expect(try await marks.ratings(of: me) == ["negroni": Rating(4.5)])
        #expect(try await marks.setOpinion(DrinkOpinion(note: "cold"), of: "negroni", at: 3, for: me))
        #expect(try await marks.ratings(of: me) == [:])
        #expect(try await marks.setOpinion(nil, of: "negroni", at: 4, for: me))
        #expect(try await marks.marks(of: "negroni", for: me) == DrinkMarks())
        let history = SQLiteActionHistory(database: database)
        #expect(try await history.undo(for: me)?.kind == "drink.rate")
        #expect(try await marks.marks(of: "negroni", for: me).opinion == DrinkOpinion(note: "cold"))
        #expect(try await SQLiteMadeLogRepository(database: database).summary(of: "negroni", for: me) == nil)
    }

    @Test func `removing an entry gives the bottles back what logging it poured, once`() async throws {
        let database = try await AppDatabase.sample(SampleCatalogue.whole)
        let bars = SQLiteBarRepository(database: database)
        let full = Bottle(ingredient: "gin", level: .full, size: 700, remaining: 700)
        try await bars.change(BarChange(added: [full]), of: me)
        let log = SQLiteMadeLogRepository(database: database)
        let (entry, _) = try await log.add(Making(drink: "negroni", madeAt: 1), pouring: ["gin": 600], of: me)
        for _ in 0..<2 { try await log.remove([entry.id], of: me) }
        #expect(try await bars.bottles(of: me) == [full])
        let history = SQLiteActionHistory(database: database)
        #expect(try await history.undo(for: me)?.kind == "log.remove")
        #expect(try await bars.bottles(of: me).map(\.remaining) == [100])
        #expect(try await history.undo(for: me)?.kind == "log.add")
        #expect(try await bars.bottles(of: me) == [full])
    }

    @Test func `removing an entry adds its pour to a bottle poured from since, up to the bottle's size`() async throws {
        let database = try await AppDatabase.sample(SampleCatalogue.whole)
        let bars = SQLiteBarRepository(database: database)
        try await bars.change(BarChange(added: [Bottle(ingredient: "gin", size: 700, remaining: 700)]), of: me)
        let log = SQLiteMadeLogRepository(database: database)
        let making = Making(drink: "negroni", madeAt: 1)
        let first = try await log.add(making, pouring: ["gin": 30], of: me).entry
        let second = try await log.add(making, pouring: ["gin": 60], of: me).entry
        try await log.remove([first.id], of: me)
        #expect(try await bars.bottles(of: me).map(\.remaining) == [640])
        try await bars.change(BarChange(added: [Bottle(ingredient: "gin", size: 700, remaining: 690)]), of: me)
        try await log.remove([second.id], of: me)
        #expect(try await bars.bottles(of: me).map(\.remaining) == [700])
    }

    @Test(
        arguments: [
            (Bottle(ingredient: "gin", size: 700, remaining: 1350), 1380),
            (Bottle(ingredient: "gin", level: .empty), nil),
            (Bottle(ingredient: "gin", level: .empty, size: 700, remaining: 0), 0),
        ] as [(Bottle, Double?)])
    func `removing an entry adds its pour to a refilled bottle and leaves one emptied since`(
        bottle: Bottle, remaining: Double?
    ) async throws {
        let database = try await AppDatabase.sample(SampleCatalogue.whole)
        let bars = SQLiteBarRepository(database: database)
        try await bars.change(BarChange(added: [Bottle(ingredient: "gin", size: 700, remaining: 700)]), of: me)
        let log = SQLiteMadeLogRepository(database: database)
        let entry = try await log.add(Making(drink: "negroni", madeAt: 1), pouring: ["gin": 30], of: me).entry
        try await bars.change(BarChange(added: [bottle]), of: me)
        try await log.remove([entry.id], of: me)
        #expect(try await bars.bottles(of: me).map(\.remaining) == [remaining])
    }

    @Test func `removing an entry leaves a bottle bought in place of the one it poured from`() async throws {
        let database = try await AppDatabase.sample(SampleCatalogue.whole)
        let bars = SQLiteBarRepository(database: database)
        try await bars.change(BarChange(added: [Bottle(ingredient: "gin", size: 700, remaining: 700)]), of: me)
        let log = SQLiteMadeLogRepository(database: database)
        let entry = try await log.add(Making(drink: "negroni", madeAt: 1), pouring: ["gin": 30], of: me).entry
        try await bars.change(BarChange(removed: ["gin"]), of: me)
        let new = Bottle(ingredient: "gin", size: 700, remaining: 500)
        try await bars.change(BarChange(added: [new]), of: me)
        try await log.remove([entry.id], of: me)
        #expect(try await bars.bottles(of: me) == [new])
    }

    @Test func `logging a drink and pouring from bottles are one step`() async throws {
        let database = try await AppDatabase.sample(SampleCatalogue.whole)
        let bars = SQLiteBarRepository(database: database)
        let full = Bottle(ingredient: "gin", level: .full, size: 700, remaining: 700)
        let uncounted = Bottle(ingredient: "campari", level: .full)
        try await bars.change(BarChange(added: [full, uncounted]), of: me)
        let log = SQLiteMadeLogRepository(database: database)
        let (entry, bar) = try await log.add(
            Making(drink: "negroni", madeAt: 1, servings: 10), pouring: ["gin": 600, "campari": 600, "rum": 5], of: me)
        #expect(bar.added.map(\.remaining) == [100])
        #expect(bar.added.map(\.level) == [.low])
        #expect(try await bars.bottles(of: me).first { $0.ingredient == "gin" }?.remaining == 100)
        let history = SQLiteActionHistory(database: database)
        #expect(try await history.undo(for: me)?.kind == "log.add")
        #expect(try await bars.bottles(of: me).first { $0.ingredient == "gin" } == full)
        #expect(try await log.entries(of: me, drink: nil, after: nil, limit: 9) == [])
        #expect(try await history.redo(for: me)?.kind == "log.add")
        #expect(try await log.entries(of: me, drink: nil, after: nil, limit: 9).map(\.id) == [entry.id])
        #expect(try await bars.bottles(of: me).first { $0.ingredient == "gin" }?.remaining == 100)
    }
}
