import GRDB
import TestSupport
import Testing

@testable import Domain
@testable import Persistence

/// Members' answers about their evenings, and their months.
struct EveningStoreTests {
    private let me = CommunityWorld.me
    private static let day: Int64 = 86_400
    /// 1 November 2026, 05:00 UTC.
    private static let november: Int64 = 1_793_509_200

    private func evening(_ day: Int64) -> TonightDay {
        TonightDay(
            day: day,
            first: TonightPick(drink: "negroni", work: "metropolis", pairing: .rule(.crimeStirred)))
    }

    @Test func `the last evening stays unanswered until an answer, and again after an undo`() async throws {
        let world = try await CommunityWorld()
        let tonight = SQLiteTonightRepository(database: world.database)
        let evenings = SQLiteEveningRepository(database: world.database)
        #expect(try await evenings.unansweredEvening(from: 0, before: 9 * Self.day, of: me) == nil)
        try await tonight.keep(evening(5 * Self.day), of: me)
        try await tonight.keep(evening(6 * Self.day), of: me)
        let last = try #require(try await evenings.unansweredEvening(from: 0, before: 9 * Self.day, of: me))
        #expect(
            last
                == Evening(
                    day: 6 * Self.day, drink: "negroni", work: "metropolis", pairing: .rule(.crimeStirred)))
        #expect(try await evenings.unansweredEvening(from: 7 * Self.day, before: 9 * Self.day, of: me) == nil)
        try await evenings.keep(
            EveningAnswer(evening: last, drinkRating: Rating(4), workRating: Rating(2)),
            EveningLogs(
                made: MadeEntry(id: "", making: Making(drink: "negroni", madeAt: 6, rating: Rating(4))),
                watched: Watching(work: "metropolis", watchedAt: 6, rating: Rating(2))), of: me, at: 7)
        #expect(try await evenings.unansweredEvening(from: 0, before: 9 * Self.day, of: me) == nil)
        let log = SQLiteMadeLogRepository(database: world.database)
        #expect(try await log.entries(of: me, drink: nil, after: nil, limit: 9).map(\.rating) == [Rating(4)])
        #expect(try await evenings.eveningAnswers(of: me, limit: 9).map(\.workRating) == [Rating(2)])
        #expect(try await world.history.undo(for: me)?.kind == "evening.answer")
        #expect(try await log.entries(of: me, drink: nil, after: nil, limit: 9).isEmpty)
        #expect(try await world.marks.watched(of: me, work: nil, after: nil, limit: 9).rows.isEmpty)
        #expect(try await evenings.unansweredEvening(from: 0, before: 9 * Self.day, of: me) == last)
    }

    @Test func `a pick's reasons from the diary are read back as stored`() throws {
        let rating = try #require(Rating(halves: 9))
        let pick = TonightPick(
            work: "metropolis",
            workReasons: [.sameDirector("m", rating), .sameGenres("alien", rating), .wished, .notWatched])
        #expect(TonightText.pick(TonightText.text(pick)) == pick)
    }

    @Test func `an evening's answer rates existing log entries instead of adding new ones`() async throws {
        let world = try await CommunityWorld()
        let evenings = SQLiteEveningRepository(database: world.database)
        let log = SQLiteMadeLogRepository(database: world.database)
        var made = try await log.add(Making(drink: "negroni", madeAt: 5, servings: 2, note: "big"), of: me)
        var watched = try await world.marks.add(Watching(work: "metropolis", watchedAt: 5), of: me)
        made.rating = Rating(3)
        watched.watching.rating = Rating(5)
        try await evenings.keep(
            EveningAnswer(
                evening: Evening(day: 0, drink: "negroni", work: "metropolis", pairing: .decade(1920)),
                drinkRating: Rating(3), workRating: Rating(5)),
            EveningLogs(made: made, watched: watched.watching, watchedEntry: watched.id), of: me, at: 9)
        let entries = try await log.entries(of: me, drink: nil, after: nil, limit: 9)
        #expect(entries == [made])
        #expect(try await world.marks.watched(of: me, work: nil, after: nil, limit: 9).rows == [watched])
        #expect(try await evenings.eveningAnswers(of: me, limit: 9).first?.evening.pairing == .decade(1920))
    }

    @Test func `a suggestion is read back with the ingredients missing for its drink`() async throws {
        let world = try await CommunityWorld()
        let tonight = SQLiteTonightRepository(database: world.database)
        let day = TonightDay(
            day: Self.day,
            first: TonightPick(
                drink: "negroni", drinkReasons: [.away(2), .lacking(1)], work: "metropolis",
                workReasons: [.length(.long), .length(.short), .wished]))
        try await tonight.keep(day, of: me)
        #expect(try await tonight.day(Self.day, of: me) == day)
    }

    @Test func `suggestions are kept for half a year and read newest first`() async throws {
        let world = try await CommunityWorld()
        let tonight = SQLiteTonightRepository(database: world.database)
        for day in [1, 5, 90, 184] as [Int64] { try await tonight.keep(evening(day * Self.day), of: me) }
        let days = try await tonight.days(from: 0, before: 184 * Self.day, of: me)
        #expect(days == [90, 5].map { evening($0 * Self.day) })
        #expect(try await tonight.days(from: 6 * Self.day, before: 90 * Self.day, of: me).isEmpty)
    }

    @Test(arguments: [false, true])
    func `a suggestion is read without waiting for a program that is writing`(isDrawing: Bool) async throws {
        let folder = try TemporaryFolder()
        let own = try AppDatabase.open(at: folder.database, now: 0).database
        let tonight = SQLiteTonightRepository(database: own)
        if isDrawing { own.discardChanges() }
        // Waiting would take ten minutes.
        try await own.writer.writeWithoutTransaction { try $0.execute(sql: "PRAGMA busy_timeout = 600000") }
        var unsafe = Configuration()
        unsafe.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: folder.database, configuration: unsafe)
        try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        try await tonight.keepUnlessBusy(evening(5), of: me)
        #expect(try await tonight.day(5, of: me) == nil)
        try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
        try await tonight.keepUnlessBusy(evening(5), of: me)
        #expect(try await tonight.day(5, of: me) == (isDrawing ? nil : evening(5)))
        #expect(try await own.write { try Int.fetchOne($0, sql: "PRAGMA busy_timeout") } == 5_000, "others still wait")
    }

    @Test(arguments: PairingRule.allCases.map { TonightPairing.rule($0) } + [.decade(1930)])
    func `a pairing is read back as stored`(pairing: TonightPairing) async throws {
        let world = try await CommunityWorld()
        let tonight = SQLiteTonightRepository(database: world.database)
        let day = TonightDay(day: 5, first: TonightPick(drink: "negroni", pairing: pairing, change: .gone))
        try await tonight.keep(day, of: me)
        #expect(try await tonight.day(5, of: me) == day)
    }

    @Test func `a month contains exactly its own actions and marks what is new`() async throws {
        let world = try await CommunityWorld()
        let now = Self.november
        try await world.addMembers(["ann"])
        try await world.vote("local", "freder", "INFJ", at: now - 1)
        for (place, name) in ["holmes", "watson", "maria", "billy", "tom"].enumerated() {
            try await world.vote("local", name, place == 4 ? "ESTP" : "INFP", at: now + Int64(place) * Self.day)
        }
        try await world.marks.add(Watching(work: "metropolis", watchedAt: now - 1), of: me)
        for (work, rating) in [("metropolis", 3.0), ("felix", 4.5)] {
            try await world.marks.add(
                Watching(work: Identifier(work), watchedAt: now + 2 * Self.day, rating: Rating(rating)), of: me)
        }
        let log = SQLiteMadeLogRepository(database: world.database)
        for (drink, moment) in [
            ("negroni", now - 1), ("negroni", now), ("daiquiri", now), ("daiquiri", now + Self.day),
        ] {
            try await log.add(Making(drink: Identifier(drink), madeAt: moment, rating: Rating(4), ethanol: 10), of: me)
        }
        try await world.reviews.write(
            PostText("Somebody to follow.", as: .review), isSpoiler: false, about: "holmes",
            by: Author(me, type: nil),
            at: now + 1)
        let months = SQLiteMonthRepository(database: world.database)
        let november = try #require(LocalMonth("2026-11"))
        let record = try await months.month(november, of: me, localTime: FixedLocalTime())
        #expect(record.digs.map(\.type.text) == ["INFP", "INFP", "INFP", "INFP", "ESTP"])
        #expect(record.films.map(\.id) == ["felix", "metropolis"])
        #expect(record.films.map(\.isFirst) == [true, false])
        #expect(record.drinks.map(\.id) == ["daiquiri", "negroni"])
        #expect(record.drinks.map(\.isFirst) == [true, false])
        #expect(record.ethanol == 30 && record.made == 3 && record.watched == 2 && record.reviews == 1)
        #expect(record.days.count == 30)
        #expect(Array(record.days.prefix(6)) == [4, 2, 3, 1, 1, 0])
        #expect(!record.hasFirstDig)
        // Nobody else voted, so the bias comes from the digs alone.
        let bias = try #require(record.bias)
        #expect(bias.points == nil && bias.letter == "P" && bias.count == 5 && bias.digs == 5)
        let october = try await months.month(november.moved(by: -1), of: me, localTime: FixedLocalTime())
        #expect(october.hasFirstDig && october.digs.count == 1 && october.days.last == 3)
        #expect(try await months.month(november, of: "ann", localTime: FixedLocalTime()).isQuiet)
    }

    @Test func `a month reports the letter in which the member differs from the crowd`() async throws {
        let world = try await CommunityWorld()
        let names = ["a", "b", "c", "d", "e", "f"]
        try await world.addMembers(names)
        for character in ["holmes", "watson", "freder", "maria"] {
            for name in names { try await world.vote(name, character, "ESTJ") }
            try await world.vote("local", character, "INTJ", at: Self.november + 5)
        }
        let record = try await SQLiteMonthRepository(database: world.database).month(
            try #require(LocalMonth("2026-11")), of: me, localTime: FixedLocalTime())
        let bias = try #require(record.bias)
        #expect(bias.points == 100 && bias.count == 4)
        #expect(["I", "N"].contains(bias.letter))
    }

    @Test func `months follow one another and have the right length`() throws {
        let month = try #require(LocalMonth("2028-02"))
        #expect(month.length == 29 && month.text == "2028-02")
        #expect(month.moved(by: -2).text == "2027-12" && month.moved(by: 11).text == "2029-01")
        #expect(LocalMonth("2026-13") == nil && LocalMonth("26-1") == nil && LocalMonth("2026-1-1") == nil)
        let range = month.moments(FixedLocalTime(hoursEast: 9))
        #expect(range.upperBound - range.lowerBound == 29 * Self.day)
        #expect(FixedLocalTime(hoursEast: 9).dayStart(of: range.lowerBound) == range.lowerBound)
    }

    @Test func `a month counts rewatches, series by season, and no undated entries`() async throws {
        let film = Work(id: "film", title: LocalizedText(english: "Film", korean: "영화"), kind: .film, year: 2000)
        let series = Work(
            id: "series", title: LocalizedText(english: "Series", korean: "시리즈"), kind: .series, year: 2001)
        let old = Work(id: "old", title: LocalizedText(english: "Old", korean: "옛날"), kind: .film, year: 1990)
        let seen = Work(id: "seen", title: LocalizedText(english: "Seen", korean: "본"), kind: .film, year: 1991)
        let world = try await CommunityWorld([film, series, old, seen].map { CastWork(work: $0, cast: []) })
        let now = Self.november
        for day in [1, 2, 3] as [Int64] {
            try await world.marks.add(Watching(work: "film", watchedAt: now + day * Self.day), of: me)
            try await world.marks.add(Watching(work: "series", watchedAt: now + day * Self.day), of: me)
        }
        try await world.marks.add(Watching(work: "old", watchedAt: now + Self.day, isRewatch: true), of: me)
        try await world.marks.add(Watching(work: "seen", watchedAt: WatchedDate.unknown.stored), of: me)
        let months = SQLiteMonthRepository(database: world.database)
        let november = try #require(LocalMonth("2026-11"))
        let record = try await months.month(november, of: me, localTime: FixedLocalTime())
        let films = Dictionary(uniqueKeysWithValues: record.films.map { ($0.id, $0) })
        #expect(Set(films.keys) == ["film", "series", "old"], "an undated entry belongs to no month")
        #expect(films["film"]?.isFirst == true && films["film"]?.rewatches == 2)
        #expect(films["series"]?.isFirst == true && films["series"]?.rewatches == 0, "three seasons are no rewatch")
        #expect(films["old"]?.isFirst == false && films["old"]?.rewatches == 1)
        #expect(record.filmsWatched == 4 && record.seriesWatched == 1 && record.rewatches == 3)
        #expect(Array(record.days.prefix(5)) == [0, 3, 2, 2, 0])
        // A work seen before is not a first.
        try await world.marks.add(Watching(work: "seen", watchedAt: now + 5 * Self.day), of: me)
        let later = try await months.month(november, of: me, localTime: FixedLocalTime())
        #expect(later.films.first { $0.id == "seen" }?.isFirst == false)
        let calendar = try await world.momentum.calendar(
            of: me, now: now + 20 * Self.day, localTime: FixedLocalTime())
        #expect(calendar.count(of: .film) == 8)
    }

    @Test func `watching a film removes its wish, and an undo restores it`() async throws {
        let world = try await CommunityWorld()
        let author = Author(me, type: nil)
        try await world.marks.setWished(true, "metropolis", by: author, at: 1)
        try await world.marks.setWished(true, "felix", by: author, at: 1)
        try await world.marks.add(Watching(work: "metropolis", watchedAt: 2), of: me)
        func wished() async throws -> [Identifier<Work>] {
            try await world.momentum.wished(of: me, for: Viewer(me), after: nil, limit: 9).rows.map(\.id)
        }
        #expect(try await wished() == ["felix"])
        _ = try await world.history.undo(for: me)
        #expect(try await Set(wished()) == ["felix", "metropolis"])
        #expect(try await world.marks.watched(of: me, work: nil, after: nil, limit: 9).rows.isEmpty)
    }
}
