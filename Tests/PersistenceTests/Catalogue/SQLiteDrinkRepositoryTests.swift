import Domain
import GRDB
import Testing

@testable import Persistence

struct SQLiteDrinkRepositoryTests {
    private func repository() async throws -> SQLiteDrinkRepository {
        SQLiteDrinkRepository(database: try await AppDatabase.sample())
    }

    @Test func `pages are cut from the list by name and clamped to it`() async throws {
        let repository = try await repository()
        #expect(try await repository.drinkCount() == 4)
        #expect(try await repository.drinks(in: 1..<3, by: .english).map(\.id) == ["daiquiri", "garibaldi"])
        #expect(try await repository.drinks(in: 1..<3, by: .korean).map(\.id) == ["negroni", "daiquiri"])
        #expect(try await repository.drinks(in: 3..<100, by: .english).map(\.id) == ["negroni"])
        #expect(try await repository.drinks(in: 50..<60, by: .english).isEmpty)
        #expect(try await repository.drinks(in: -5..<1, by: .english).map(\.id) == ["b-52"])
        #expect(try await repository.drinks(in: 2..<2, by: .english).isEmpty)
    }

    @Test func `the first drinks come with all their names`() async throws {
        let repository = try await repository()
        let named = try await repository.named(atMost: 3)
        #expect(named.map(\.summary.id) == ["b-52", "daiquiri", "garibaldi"])
        #expect(try await named.map(\.summary) == repository.drinks(in: 0..<3, by: .english))
        for entry in try await repository.named(atMost: 100) {
            #expect(try await repository.drink(entry.summary.id)?.aliases == entry.aliases)
        }
        #expect(try await repository.named(atMost: 100).contains { !$0.aliases.isEmpty })
        #expect(try await repository.named(atMost: 0).isEmpty)
    }

    @Test func `aliases are read by ID, and a whole-name match ranks before a prefix`() async throws {
        let repository = try await repository()
        let all = try await repository.named(atMost: 100)
        let aliases = try await repository.aliases(of: all.map(\.summary.id) + ["nobody"])
        #expect(aliases.count == all.count)
        for entry in all { #expect(aliases[entry.summary.id] == entry.aliases) }
        let negroni = try #require(all.first { $0.summary.id == "negroni" })
        let alias = try #require(negroni.aliases.first)
        let found = try await repository.positions(matching: alias, by: .english)
        #expect(try await repository.positions(beginning: alias, among: found, by: .english).first == 3)
        #expect(try await repository.drinks(at: [0, 3, 99], by: .english).map(\.drink.id) == ["b-52", "negroni"])
    }

    @Test(arguments: [Int64.min, -(1 << 62), 1 << 62, .max])
    func `an out-of-range rank crashes no listing`(rank: Int64) async throws {
        let database = try await AppDatabase.sample()
        let repository = SQLiteDrinkRepository(database: database)
        try await database.write { db in
            try db.execute(sql: "UPDATE drink SET rank_en = ?1, rank_ko = ?1", arguments: [rank])
        }
        let found = try await repository.positions(matching: "negroni", by: .english)
        #expect(try await repository.drinks(at: found, by: .english).isEmpty)
        let count = try await repository.drinkCount()
        #expect(count < 10)
        #expect(try await repository.drinks(in: 0..<count, by: .english).isEmpty)
    }

    @Test func `an empty store has no drinks and no pages`() async throws {
        let repository = SQLiteDrinkRepository(database: try AppDatabase.inMemory())
        #expect(try await repository.drinkCount() == 0)
        #expect(try await repository.drinks(in: 0..<10, by: .english).isEmpty)
        #expect(try await repository.positions(matching: "", by: .english).isEmpty)
        #expect(try await repository.positions(matching: "gin", by: .english).isEmpty)
    }

    @Test func `summaries come in the requested order, without unknown IDs`() async throws {
        let summaries = try await repository().drinks(with: ["negroni", "nobody", "b-52", "negroni"])
        #expect(summaries.map(\.id) == ["negroni", "b-52", "negroni"])
        #expect(summaries[0].name.korean == "네그로니")
        #expect(summaries[0].base == .gin)
        #expect(summaries[0].tags == ["bitter", "strong"])
    }

    @Test(arguments: [
        ("neg", ["negroni"]), ("NEGRONI", ["negroni"]), ("groni", ["negroni"]), ("counts", ["negroni"]),
        ("daiquiri", ["daiquiri"]), ("b52", ["b-52"]), ("B-52", ["b-52"]), ("i", ["daiquiri", "garibaldi", "negroni"]),
        ("네그", ["negroni"]), ("로니", ["negroni"]), ("ㄴㄱㄹㄴ", ["negroni"]), ("ㄱㄹ", ["garibaldi", "negroni"]),
        ("가리바", ["garibaldi"]), ("네ㄱ", ["negroni"]), ("ㅅ", ["b-52"]), ("negronis", []), ("xyz", []), ("!?", []),
        ("negrona", []), ("\"", []), ("neg OR dai", []), ("gro*", ["negroni"]), ("ㄴ그", ["negroni"]), ("ㄷ그", []),
    ])
    func `drinks are found by parts of their names`(text: String, expected: [Identifier<Drink>]) async throws {
        let repository = try await repository()
        let positions = try await repository.positions(matching: text, by: .english)
        let all = try await repository.drinks(in: 0..<4, by: .english)
        #expect(positions == positions.sorted())
        #expect(positions.map { all[$0].id } == expected)
    }

    @Test func `positions are those of the requested language`() async throws {
        let repository = try await repository()
        #expect(try await repository.positions(matching: "negroni", by: .english) == [3])
        #expect(try await repository.positions(matching: "negroni", by: .korean) == [1])
        #expect(try await repository.positions(matching: "  ", by: .korean) == [0, 1, 2, 3])
    }

    @Test func `a search finds the same drinks as a scan of all names`() async throws {
        let repository = try await repository()
        let names = SampleCatalogue.drinks.map { drink in
            (drink.id, ([drink.name.english, drink.name.korean] + drink.aliases).map(Folding.folded))
        }
        let all = try await repository.drinks(in: 0..<4, by: .english).map(\.id)
        var queries: Set<String> = []
        for name in names.flatMap(\.1) + names.flatMap({ $0.1.map(Folding.initials) }) {
            let scalars = Array(name)
            for start in scalars.indices {
                for end in start..<min(start + 5, scalars.count) { queries.insert(String(scalars[start...end])) }
            }
        }
        for query in queries.sorted() {
            let expected = names.filter { $0.1.contains { Folding.place(of: query, in: $0) != nil } }.map(\.0)
            let found = try await repository.positions(matching: query, by: .english).map { all[$0] }
            #expect(Set(found) == Set(expected), "\(query)")
        }
        #expect(queries.count > 100)
    }

    @Test func `drinks that use an ingredient are listed once each, by name`() async throws {
        let repository = try await repository()
        #expect(
            try await repository.drinks(using: "campari", by: .english).map(\.id) == ["b-52", "garibaldi", "negroni"])
        #expect(
            try await repository.drinks(using: "campari", by: .korean).map(\.id) == ["garibaldi", "negroni", "b-52"])
        #expect(try await repository.drinks(using: "beefeater", by: .english).isEmpty)
    }

    @Test func `records missing from the catalogue are nil or omitted`() async throws {
        let repository = try await repository()
        #expect(try await repository.drink("nobody") == nil)
        #expect(try await repository.glass("nowhere") == nil)
        #expect(try await repository.technique(.blend) == nil)
        #expect(try await repository.tools(["hammer", "spoon"]).map(\.id) == ["spoon"])
        #expect(try await repository.tags(["x"]).isEmpty)
    }
}
