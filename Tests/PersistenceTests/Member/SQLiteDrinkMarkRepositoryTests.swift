import Domain
import GRDB
import Testing

@testable import Persistence

struct SQLiteDrinkMarkRepositoryTests {
    private let me = Profile.localID
    private let database: AppDatabase
    private let marks: SQLiteDrinkMarkRepository
    private let history: SQLiteActionHistory

    init() throws {
        database = try AppDatabase.inMemory()
        marks = SQLiteDrinkMarkRepository(database: database)
        history = SQLiteActionHistory(database: database)
    }

    private func page(
        _ mark: DrinkMark, after last: MarkedDrink? = nil, limit: Int = 100
    ) async throws -> [MarkedDrink] {
        try await marks.drinks(marked: mark, for: me, after: last, limit: limit)
    }

    @Test func `marks are read back as they were set`() async throws {
        #expect(try await marks.set(.saved, true, on: "negroni", at: 1, for: me))
        #expect(try await marks.set(.tried, true, on: "negroni", at: 2, for: me))
        #expect(try await marks.set(.tried, true, on: "gone-from-the-catalogue", at: 3, for: me))
        #expect(
            try await marks.marks(of: ["negroni", "gone-from-the-catalogue", "gimlet", "negroni"], for: me) == [
                "negroni": DrinkMarks(isSaved: true, isTried: true),
                "gone-from-the-catalogue": DrinkMarks(isTried: true),
            ])
        #expect(try await marks.set(.saved, false, on: "negroni", at: 4, for: me))
        #expect(try await marks.marks(of: "negroni", for: me) == DrinkMarks(isTried: true))
        #expect(try await marks.marks(of: "gimlet", for: me) == DrinkMarks())
    }

    @Test func `setting a mark twice changes nothing and keeps the drink's place`() async throws {
        #expect(try await marks.set(.saved, true, on: "negroni", at: 1, for: me))
        #expect(try await !marks.set(.saved, true, on: "negroni", at: 9, for: me))
        #expect(try await !marks.set(.saved, false, on: "gimlet", at: 9, for: me))
        #expect(try await page(.saved) == [MarkedDrink(drink: "negroni", markedAt: 1)])
        #expect(try await history.undo(for: me)?.kind == "drink.save")
        #expect(try await history.undo(for: me) == nil)
    }

    @Test func `a list of marks pages from the newest, also among equal times`() async throws {
        for (number, moment) in [3, 1, 2, 2, 2, 5, 2].enumerated() {
            try await marks.set(.saved, true, on: Identifier("d\(number)"), at: Int64(moment), for: me)
        }
        try await marks.set(.tried, true, on: "other", at: 9, for: me)
        var found: [MarkedDrink] = []
        var pages = 0
        while true {
            let page = try await page(.saved, after: found.last, limit: 2)
            if page.isEmpty { break }
            #expect(page.count <= 2)
            found += page
            pages += 1
        }
        #expect(found.map(\.drink.rawValue) == ["d5", "d0", "d6", "d4", "d3", "d2", "d1"])
        #expect(pages == 4)
        #expect(try await marks.count(of: .saved, for: me) == 7)
        #expect(try await page(.saved, limit: -1).isEmpty)
    }

    @Test func `a picker changes many drinks in one step`() async throws {
        try await marks.set(.tried, true, on: "negroni", at: 1, for: me)
        let applied = try await marks.change(
            DrinkMarkChange(.tried, added: ["gimlet", "negroni", "mojito"], removed: ["negroni", "daiquiri"]), at: 2,
            for: me)
        #expect(applied == DrinkMarkChange(.tried, added: ["gimlet", "mojito"]))
        let mixed = try await marks.change(
            DrinkMarkChange(.tried, added: ["daiquiri"], removed: ["negroni"]), at: 3, for: me)
        #expect(mixed == DrinkMarkChange(.tried, added: ["daiquiri"], removed: ["negroni"]))
        #expect(
            try await history.undo(for: me) == RecordedAction(kind: "drink.marks", subjects: ["daiquiri", "negroni"]))
        #expect(
            try await history.undo(for: me) == RecordedAction(kind: "drink.tried", subjects: ["gimlet", "mojito"]))
        #expect(try await page(.tried) == [MarkedDrink(drink: "negroni", markedAt: 1)])
    }

    @Test func `each change of a mark records its own kind of step`() async throws {
        for (mark, isOn, kind) in [
            (DrinkMark.saved, true, "drink.save"), (.saved, false, "drink.unsave"), (.tried, true, "drink.tried"),
            (.tried, false, "drink.untried"),
        ] {
            try await marks.set(.saved, !(mark == .saved && isOn), on: "negroni", at: 1, for: me)
            try await marks.set(.tried, !(mark == .tried && isOn), on: "negroni", at: 1, for: me)
            #expect(try await marks.set(mark, isOn, on: "negroni", at: 1, for: me))
            #expect(
                try await history.undo(for: me) == RecordedAction(kind: kind, subjects: ["negroni"]))
        }
    }

    @Test func `concurrent toggles change the mark each time, each as one step`() async throws {
        let marks = marks
        let answers = try await withThrowingTaskGroup(of: Bool.self) { group in
            for moment in 1...20 {
                group.addTask { try await marks.toggle(.saved, on: "negroni", at: Int64(moment), for: Profile.localID) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers.filter { $0 }.count == 10)
        #expect(try await page(.saved).isEmpty)
        for _ in 0..<10 {
            #expect(try await history.undo(for: me)?.kind == "drink.unsave")
            #expect(try await history.undo(for: me)?.kind == "drink.save")
        }
        #expect(try await history.undo(for: me) == nil)
    }

    @Test func `each profile has its own marks`() async throws {
        try await database.write { db in try db.execute(sql: "INSERT INTO profile VALUES ('mina', 'mina')") }
        try await marks.set(.saved, true, on: "negroni", at: 1, for: me)
        try await marks.set(.saved, true, on: "gimlet", at: 1, for: "mina")
        #expect(try await page(.saved).map(\.drink) == ["negroni"])
        #expect(try await marks.count(of: .saved, for: "mina") == 1)
        #expect(try await marks.marks(of: "negroni", for: "mina") == DrinkMarks())
        await #expect(throws: StoreError.self) {
            try await marks.set(.saved, true, on: "negroni", at: 1, for: "stranger")
        }
    }
}
