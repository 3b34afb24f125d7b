import Domain
import GRDB
import TestSupport
import Testing

@testable import Persistence

/// The lists of Home from the database: filtered, in other orders, page by page, and with a bounded number of works
/// examined.
struct ShelfListTests {
    private static let genres = ["drama", "mystery"]

    /// Works that take turns: every third one a mystery, every seventh of the 1990s, led by INFJ or ENTP.
    private static func works(_ count: Int) -> [CastWork] {
        (0..<count).map { number in
            CastWork(
                work: Work(
                    id: Identifier("w-\(number)"),
                    title: LocalizedText(english: "Work \(count - number)", korean: "작품 \(number)"),
                    kind: number % 2 == 0 ? .film : .animation, year: number % 7 == 0 ? 1995 : 1950 + number % 20,
                    genres: [Identifier(genres[number % 3 == 0 ? 1 : 0])], ageRating: number % 5 == 0 ? "15" : nil),
                cast: [
                    WorkCharacter(
                        id: Identifier("c-\(number)"),
                        name: LocalizedText(english: "One \(number)", korean: "하나 \(number)"),
                        isLead: true, guess: MBTI.all[number % 4 == 0 ? 0 : 1]),
                    // With a single lead, the lists would reveal whom they mean.
                    WorkCharacter(
                        id: Identifier("d-\(number)"),
                        name: LocalizedText(english: "Two \(number)", korean: "둘 \(number)"), isLead: true,
                        guess: MBTI.all[2]),
                ])
        }
    }

    private let led = ShelfList.led(MBTI.all[0])

    private func id(_ row: ShelfRow) -> String {
        switch row {
        case .work(let work): work.id.rawValue
        case .wished(let wished): "\(wished.work.id) \(wished.wishes)"
        case .typed(.known(let character)): character.id.rawValue
        case .typed(.someone(let work, let count)): "\(work.id)? \(count)"
        case .hot(let hot): "\(hot.character.id) \(hot.digs)"
        }
    }

    private func all(
        _ world: CommunityWorld, _ list: ShelfList, _ wanted: Set<WorkOption>, kind: WorkKind? = nil,
        sort: ShelfSort = .own, limit: Int = 9
    ) async throws -> [String] {
        var rows: [String] = []
        var mark: ListMark?
        repeat {
            let page = try await world.home.rows(
                of: list, ShelfArrangement(filter: WorkFilter(kind: kind, wanted: wanted), sort: sort), by: .english,
                for: Viewer(CommunityWorld.me), after: mark, limit: limit)
            #expect(page.rows.count <= limit)
            rows += page.rows.map(id)
            mark = page.next
        } while mark != nil
        return rows
    }

    private func expected(_ count: Int, _ passes: (Int) -> Bool) -> Set<String> {
        Set((0..<count).filter(passes).map { "w-\($0)" })
    }

    @Test(arguments: [1, 2, 9, 50])
    func `a filtered list pages to its end without gaps or duplicates`(limit: Int) async throws {
        let world = try await CommunityWorld(Self.works(200))
        let wanted: Set<WorkOption> = [.genre("mystery"), .decade(1990)]
        let rows = try await all(world, .day(7), wanted, limit: limit)
        #expect(Set(rows) == expected(200) { $0 % 3 == 0 && $0 % 7 == 0 })
        #expect(rows.count == 10)
        let films = try await all(world, .day(7), wanted, kind: .film, limit: limit)
        #expect(films == rows.filter { Int($0.dropFirst(2)).map { $0 % 2 == 0 } == true })
        let led = try await all(world, led, [.genre("mystery")], limit: limit)
        #expect(Set(led) == expected(200) { $0 % 12 == 0 })
        #expect(led.count == 17)
    }

    @Test func `an unfiltered list equals the shelf`() async throws {
        let world = try await CommunityWorld(Self.works(60))
        var shelf: [String] = []
        var mark: ListMark?
        repeat {
            let page = try await world.home.worksOfDay(
                7, kind: nil, for: Viewer(CommunityWorld.me), after: mark, limit: 9)
            shelf += page.rows.map(\.id.rawValue)
            mark = page.next
        } while mark != nil
        #expect(shelf.count == 60)
        #expect(try await all(world, .day(7), []) == shelf)
        #expect(try await all(world, led, [.type(MBTI.all[1])]).count == 15)
    }

    @Test func `a work without characters is left out of the day's list but found by search`() async throws {
        let bare = CastWork(
            work: Work(
                id: "bare", title: LocalizedText(english: "Bare Diary", korean: "빈 일기"), kind: .film, year: 1995,
                genres: ["mystery"]), cast: [])
        let world = try await CommunityWorld(Self.works(20) + [bare])
        #expect(Set(try await all(world, .day(7), [])) == expected(20) { _ in true })
        #expect(try await !all(world, .day(7), [.decade(1990)]).contains("bare"))
        #expect(try await !all(world, .day(7), [], sort: .title).contains("bare"))
        #expect(try await world.home.facts(of: .day(7), for: Viewer(CommunityWorld.me))?.count == 20)
        let day = try await world.home.worksOfDay(7, kind: .film, for: .guest, after: nil, limit: 99).rows
        #expect(day.count == 10 && !day.map(\.id).contains("bare"))
        let found = try await world.search.worksAndCharacters(
            matching: "bare diary", SearchFilter(), for: .guest, limit: 5)
        #expect(found.hits.count == 1)
        #expect(try await world.works.works(.all, by: .english, for: .guest, after: nil, limit: 99).rows.count == 21)
    }

    @Test func `characters of a type list own digs first, then works of others, all filtered`()
        async throws
    {
        let world = try await CommunityWorld(Self.works(48))
        for number in [0, 12, 4] { try await world.vote("local", "c-\(number)", MBTI.all[0].text, at: Int64(number)) }
        let rows = try await all(world, .characters(MBTI.all[0]), [.genre("mystery")], limit: 2)
        #expect(rows == ["c-12", "c-0", "w-24? 1", "w-36? 1"])
        #expect(
            try await all(world, .characters(MBTI.all[0]), [.genre("mystery"), .age("15")], limit: 2) == ["c-0"])
        #expect(try await world.home.facts(of: .characters(MBTI.all[0]), for: Viewer(CommunityWorld.me))?.count == 12)
    }

    @Test func `filtered wished and hot lists keep their own order`() async throws {
        let world = try await CommunityWorld(Self.works(20))
        try await world.addMembers(["ann", "ben"])
        for (member, works) in [("ann", [3, 4, 6]), ("ben", [6, 9])] {
            for work in works {
                try await world.marks.setWished(
                    true, Identifier("w-\(work)"), by: Author(Identifier(member), type: MBTI.all[5]), at: 1)
            }
        }
        #expect(
            try await all(world, .wished(MBTI.all[5]), [.genre("mystery")], limit: 1) == ["w-6 2", "w-9 1", "w-3 1"])
        #expect(
            try await all(world, .wished(MBTI.all[5]), [.genre("mystery")], sort: .title, limit: 1)
                == ["w-9 1", "w-6 2", "w-3 1"])
        for (member, character) in [("ann", 3), ("ben", 3), ("ann", 4), ("ann", 9)] {
            try await world.vote(member, "c-\(character)", "INFJ", at: 100)
        }
        #expect(try await all(world, .hot(since: 50), [.genre("mystery")], limit: 1) == ["c-3 2", "c-9 1"])
    }

    @Test func `lists sorted by title or year page alike, with equal rows by number`() async throws {
        let world = try await CommunityWorld(Self.works(30))
        for limit in [4, 50] {
            let titles = try await all(world, .day(7), [], sort: .title, limit: limit)
            let names = Self.works(30).sorted { $0.work.title.english < $1.work.title.english }
            #expect(titles == names.map(\.work.id.rawValue))
            let years = try await all(world, led, [], sort: .year, limit: limit)
            #expect(years == ["w-0", "w-28", "w-16", "w-12", "w-8", "w-24", "w-4", "w-20"].sorted(by: byYear))
        }
    }

    private func byYear(_ one: String, _ other: String) -> Bool {
        let works = Self.works(30)
        func key(_ id: String) -> (Int, Int) {
            let number = works.firstIndex { $0.work.id.rawValue == id } ?? 0
            return (-works[number].work.year, number)
        }
        return key(one) < key(other)
    }

    @Test func `a sorted list continues at its place after its last row is removed`() async throws {
        let world = try await CommunityWorld(Self.works(12))
        let arrangement = ShelfArrangement(sort: .title)
        let first = try await world.home.rows(
            of: .day(7), arrangement, by: .korean, for: .guest, after: nil, limit: 4)
        let last = try #require(first.rows.last.map(id))
        try await world.database.write { db in
            try db.execute(sql: "UPDATE work SET is_gone = 1 WHERE id = ?", arguments: [last])
        }
        let rest = try await world.home.rows(
            of: .day(7), arrangement, by: .korean, for: .guest, after: first.next, limit: 50)
        #expect(Set(first.rows.map(id)).isDisjoint(with: rest.rows.map(id)))
        #expect(rest.rows.count >= 7)
    }

    @Test
    func `a page scans a bounded number of works; larger lists are not counted or sorted`()
        async throws
    {
        let world = try await CommunityWorld(Self.works(3))
        let count = ShelfScan.mostLooks + 200
        try await world.database.write { db in
            let insert = try db.makeStatement(
                sql: """
                    INSERT INTO work (id, origin, is_gone, kind, title_en, title_ko, sort_en, sort_ko, year, genres,
                        synopsis_en, synopsis_ko)
                    VALUES (?, 'demo', 0, 'film', 'Many', 'Many', 'many', 'many', 1950, 'drama', '', '')
                    """)
            for number in 0..<count { try insert.execute(arguments: ["many-\(number)"]) }
            // Every work has a character, as the day's list requires.
            try db.execute(
                sql: """
                    INSERT INTO character (id, origin, is_gone, work, kind, position, is_lead, name_en, name_ko)
                    SELECT 'one-' || id, 'demo', 0, number, kind, 0, 1, 'One', '하나' FROM work WHERE id LIKE 'many-%'
                    """)
        }
        #expect(try await world.home.facts(of: .day(7), for: .guest) == nil)
        #expect(try await world.home.facts(of: led, for: .guest)?.count == 1)
        // Sorted, the list would begin with the three sample works; it is too long and keeps the order of the day.
        func page(_ sort: ShelfSort) async throws -> [String] {
            try await world.home.rows(
                of: .day(7), ShelfArrangement(sort: sort), by: .english, for: .guest, after: nil, limit: 9
            ).rows.map(id)
        }
        #expect(try await page(.year) == page(.own))
        // A genre that few works have is found by its index at any position; one that many have is searched part by
        // part.
        let rare = ShelfArrangement(filter: WorkFilter(wanted: [.genre("mystery")]))
        let found = try await world.home.rows(of: .day(7), rare, by: .english, for: .guest, after: nil, limit: 50)
        #expect(found.rows.map(id) == ["w-0"])
        #expect(found.next == nil)
        let common = ShelfArrangement(filter: WorkFilter(kind: .animation, wanted: [.genre("drama")]))
        let part = try await world.home.rows(of: .day(7), common, by: .english, for: .guest, after: nil, limit: 50)
        #expect(part.next?.key(0, or: 0) ?? 0 <= Int64(ShelfScan.mostLooks + 50))
    }

    @Test func `a scan that finds nothing to show stops, and the next page continues it`() async throws {
        // A single lead would be revealed, so none of these works shows; the last two may.
        let alone = (0..<(ScanWindow.mostLooks + 50)).map { number in
            CastWork(
                work: Work(
                    id: Identifier("a-\(number)"), title: LocalizedText(english: "A \(number)", korean: "가 \(number)"),
                    kind: .film, year: 1990),
                cast: [
                    WorkCharacter(
                        id: Identifier("alone-\(number)"), name: LocalizedText(english: "A", korean: "가"),
                        isLead: true, guess: MBTI.all[0])
                ])
        }
        let world = try await CommunityWorld(alone + Self.works(2))
        #expect(try await all(world, led, []) == ["w-0"])
        #expect(try await all(world, .characters(MBTI.all[0]), []) == ["w-0? 1"])

        let counts = try await world.home.counts(of: MBTI.all[0], kind: nil, for: .guest)
        #expect(counts.ledWorks == CappedCount(0, isPartial: true))
        #expect(counts.hiddenCharacters.isCapped)
        let few = try await CommunityWorld(Self.works(5)).home.counts(of: MBTI.all[0], kind: nil, for: .guest)
        #expect(few.ledWorks == CappedCount(2))
    }

    @Test func `rare works are found on every filtered list, up to its end`() async throws {
        let world = try await CommunityWorld(Self.works(200))
        try await world.addMembers(["ann"])
        for work in [6, 9, 42, 63] {
            try await world.marks.setWished(
                true, Identifier("w-\(work)"), by: Author("ann", type: MBTI.all[5]), at: Int64(work))
        }
        let wanted: Set<WorkOption> = [.genre("mystery"), .decade(1990)]
        for list in [ShelfList.day(7), led, .characters(MBTI.all[0]), .wished(MBTI.all[5])] {
            let rows = try await all(world, list, [], limit: 50)
            let passing = try await world.database.read { db in
                try String.fetchAll(
                    db, sql: "SELECT id FROM work WHERE genres LIKE '%mystery%' AND year BETWEEN 1990 AND 1999")
            }
            let expected = rows.filter { row in
                passing.contains { row == $0 || row.hasPrefix("\($0)?") || row.hasPrefix("\($0) ") }
            }
            for limit in [1, 3, 50] {
                #expect(try await all(world, list, wanted, limit: limit) == expected, "\(list)")
            }
        }
    }

    @Test func `the index of options follows changes of works`() async throws {
        let world = try await CommunityWorld(Self.works(4))
        func index() async throws -> (is: [String], should: [String]) {
            try await world.database.read { db in
                let rows = try Row.fetchAll(db, sql: "SELECT number, genres, year, age_rating FROM work")
                let should = rows.flatMap { row -> [String] in
                    let number: Int64 = row["number"]
                    let age: String? = row["age_rating"]
                    let genres = WordList.words(row["genres"]).map { "genre \($0)" }
                    let year: Int = row["year"]
                    return
                        (Set(genres) + [
                            "decade \(year / 10 * 10)", "age \(age?.lowercased() == "all" ? "all" : age ?? "")",
                        ])
                        .map { "\($0) \(number)" }
                }
                return (
                    try String.fetchAll(db, sql: "SELECT option || ' ' || work FROM work_option").sorted(),
                    should.sorted()
                )
            }
        }
        #expect(try await index().is == index().should)
        try await world.database.write { db in
            try db.execute(sql: "UPDATE work SET genres = 'drama drama western', age_rating = 'ALL' WHERE id = 'w-1'")
            try db.execute(sql: "UPDATE work SET genres = '', year = 1888, age_rating = NULL WHERE id = 'w-2'")
            try db.execute(sql: "DELETE FROM character WHERE work = (SELECT number FROM work WHERE id = 'w-3')")
            try db.execute(sql: "DELETE FROM work WHERE id = 'w-3'")
        }
        #expect(try await index().is == index().should)
        #expect(try await index().is.contains { $0.hasPrefix("genre western ") })
    }
}
