import Domain
import GRDB
import Testing

@testable import Persistence

struct SQLiteMadeLogRepositoryTests {
    private let me = Profile.localID
    private let database: AppDatabase
    private let log: SQLiteMadeLogRepository
    private let history: SQLiteActionHistory

    init() throws {
        database = try AppDatabase.inMemory()
        log = SQLiteMadeLogRepository(database: database)
        history = SQLiteActionHistory(database: database)
    }

    private func making(
        _ drink: Identifier<Drink>, at moment: Int64, _ stars: Double? = nil, ethanol: Double = 10
    ) -> Making {
        Making(drink: drink, madeAt: moment, rating: stars.flatMap { Rating($0) }, ethanol: ethanol)
    }

    private func entries(
        _ drink: Identifier<Drink>? = nil, after last: MadeEntry? = nil, limit: Int = 100
    ) async throws -> [MadeEntry] {
        try await log.entries(of: me, drink: drink, after: last, limit: limit)
    }

    @Test func `a log entry is read back as it was added`() async throws {
        let making = Making(
            drink: "negroni", variant: "my-negroni", madeAt: -7, servings: 1 / 3, rating: Rating(4.5),
            note: "덜 달게\u{1b}[31m", ethanol: 19.123456789)
        let entry = try await log.add(making, of: me)
        #expect(try await entries() == [entry])
        #expect(entry.making == making)
        #expect(entry.note == "덜 달게 [31m")
        try await log.add(Making(drink: "gimlet", madeAt: 5), of: me)
        #expect(try await entries("gimlet").first?.making == Making(drink: "gimlet", madeAt: 5))
    }

    @Test func `the ID of a removed or undone entry is not given again`()
        async throws
    {
        let removed = try await log.add(making("negroni", at: 5), of: me)
        try await log.remove([removed.id], of: me)
        let takenBack = try await log.add(making("gimlet", at: 6), of: me)
        _ = try await history.undo(for: me)
        let next = try await log.add(making("mojito", at: 7), of: me)
        #expect(Set([removed.id, takenBack.id, next.id]).count == 3)
    }

    @Test
    func `a tampered summary does not make paging endless`() async throws {
        try await log.add(making("negroni", at: 5), of: me)
        try await database.write { try $0.execute(sql: "UPDATE made_drink SET last_at = ?", arguments: [Int64.min]) }
        var last: MadeSummary?
        var pages = 0
        repeat {
            last = try await log.madeDrinks(of: me, after: last, limit: 1).last
            pages += 1
        } while last != nil && pages < 5
        #expect(pages < 5)
    }

    @Test func `the log pages from the newest, also among equal times`() async throws {
        for (number, moment) in [3, 1, 2, 2, 2, 5, 2].enumerated() {
            try await log.add(making(number % 2 == 0 ? "even" : "odd", at: Int64(moment)), of: me)
        }
        func all(_ drink: Identifier<Drink>?) async throws -> [String] {
            var found: [MadeEntry] = []
            while true {
                let page = try await entries(drink, after: found.last, limit: 2)
                if page.isEmpty { return found.map(\.id.rawValue) }
                found += page
            }
        }
        #expect(try await all(nil) == ["6", "1", "7", "5", "4", "3", "2"])
        #expect(try await all("even") == ["1", "7", "5", "3"])
        #expect(try await all("ghost") == [])
    }

    @Test func `IDs count up and are never reused`() async throws {
        let first = try await log.add(making("a", at: 1), of: me)
        let second = try await log.add(making("b", at: 2), of: me)
        #expect(try await log.remove([second.id], of: me) == [second])
        let third = try await log.add(making("c", at: 3), of: me)
        _ = try await history.undo(for: me)
        let fourth = try await log.add(making("d", at: 4), of: me)
        #expect([first, second, third, fourth].map(\.id) == ["1", "2", "3", "4"])
        #expect(try await entries().map(\.id) == ["4", "1"])
    }

    @Test func `a summary follows every change of the log and its undo`() async throws {
        #expect(try await log.summary(of: "negroni", for: me) == nil)
        let first = try await log.add(making("negroni", at: 10, 4), of: me)
        try await log.add(making("negroni", at: 5), of: me)
        var third = try await log.add(making("negroni", at: 10, 5), of: me)
        #expect(
            try await log.summary(of: "negroni", for: me)
                == MadeSummary(drink: "negroni", count: 3, last: third, averageRating: 4.5))
        third.rating = Rating(2)
        third.note = "too sweet"
        #expect(try await log.update(third, of: me))
        #expect(try await !log.update(third, of: me))
        #expect(
            try await log.summary(of: "negroni", for: me)
                == MadeSummary(drink: "negroni", count: 3, last: third, averageRating: 3))
        third.making.drink = "gimlet"
        #expect(try await log.update(third, of: me))
        #expect(try await log.summary(of: "negroni", for: me)?.last == first)
        #expect(try await log.summary(of: "gimlet", for: me)?.count == 1)
        #expect(try await history.undo(for: me)?.kind == "log.change")
        #expect(try await log.summary(of: "gimlet", for: me) == nil)
        let removed = try await log.remove([first.id, third.id, first.id, "999", "x", "01"], of: me)
        #expect(removed.map(\.id) == ["1", "3"])
        #expect(try await log.summary(of: "negroni", for: me)?.averageRating == nil)
        #expect(
            try await history.undo(for: me) == RecordedAction(kind: "log.remove", subjects: ["negroni", "negroni"]))
        #expect(try await log.summary(of: "negroni", for: me)?.count == 3)
    }

    @Test func `made drinks are paged by their last making`() async throws {
        for (drink, moment) in [("a", 1), ("b", 5), ("c", 3), ("a", 4), ("d", 5)] {
            try await log.add(making(Identifier(drink), at: Int64(moment), 3), of: me)
        }
        var found: [MadeSummary] = []
        while true {
            let page = try await log.madeDrinks(of: me, after: found.last, limit: 1)
            if page.isEmpty { break }
            found += page
        }
        #expect(found.map(\.drink) == ["d", "b", "a", "c"])
        #expect(found.map(\.count) == [1, 1, 2, 1])
        #expect(Set(try await log.summaries(of: ["a", "z", "a", "c"], for: me).keys) == ["a", "c"])
    }

    @Test func `the total counts from a given time on`() async throws {
        #expect(try await log.total(since: 0, of: me) == MadeTotal())
        for moment in [10, 11, 12] as [Int64] {
            let one = making("negroni", at: moment, ethanol: 20)
            try await log.add(one.scaled(to: 1.5), of: me)
        }
        #expect(try await log.total(since: 11, of: me) == MadeTotal(servings: 3, ethanol: 60))
    }

    @Test func `the total is a minimum if the strength of a drink or of its variant is unknown`() async throws {
        try await database.write { db in
            for (number, drink, basis) in [(1, "sour", StrengthBasis.estimated), (2, "punch", .unknown)] {
                try db.execute(
                    sql: """
                        INSERT INTO drink (
                            number, id, name_en, name_ko, rank_en, rank_ko, base, strength, meter_strength, meter_sugar,
                            meter_level, tags, glass, serving, techniques, tools, summary_en, summary_ko, aliases,
                            steps_en, steps_ko, search, strength_basis
                        ) VALUES (?, ?, '', '', 0, 0, '', 0, 0, 0, 0, '', '', '', '', '', '', '', '', '', '', '', ?)
                        """, arguments: [number, drink, basis.rawValue])
            }
        }
        for drink in ["sour", "gone"] as [Identifier<Drink>] { try await log.add(making(drink, at: 10), of: me) }
        #expect(try await !log.total(since: 0, of: me).isAtLeast)
        try await log.add(Making(drink: "sour", variant: "punch", madeAt: 11), of: me)
        #expect(try await log.total(since: 11, of: me).isAtLeast)
        try await log.add(making("punch", at: 12), of: me)
        #expect(try await log.total(since: 12, of: me).isAtLeast)
        #expect(try await !log.total(since: 0, before: 11, of: me).isAtLeast)
    }

    @Test func `each profile has its own log, which is deleted with the profile`() async throws {
        try await database.write { db in try db.execute(sql: "INSERT INTO profile VALUES ('mina', 'mina')") }
        let mine = try await log.add(making("negroni", at: 1), of: me)
        let hers = try await log.add(making("negroni", at: 2), of: "mina")
        #expect(try await log.remove([hers.id], of: me).isEmpty)
        #expect(try await !log.update(hers, of: me))
        #expect(try await entries() == [mine])
        #expect(try await log.summary(of: "negroni", for: "mina")?.count == 1)
        try await database.write { db in try db.execute(sql: "DELETE FROM profile WHERE id = 'mina'") }
        #expect(try await log.madeDrinks(of: "mina", after: nil, limit: 1).isEmpty)
        #expect(try await log.summary(of: "negroni", for: me)?.last == mine)
    }

    @Test(arguments: [Int64.min, -(1 << 62), 1 << 62, .max])
    func `entries at extreme times are listed once, and the list ends`(moment: Int64) async throws {
        for _ in 0..<3 { try await log.add(making("negroni", at: 10), of: me) }
        try await database.write { try $0.execute(sql: "UPDATE made SET made_at = ?", arguments: [moment]) }
        var found: [MadeEntry] = []
        for _ in 0..<4 { found += try await entries(after: found.last, limit: 1) }
        #expect((1...3).contains(found.count) && Set(found.map(\.id)).count == found.count)
    }
}
