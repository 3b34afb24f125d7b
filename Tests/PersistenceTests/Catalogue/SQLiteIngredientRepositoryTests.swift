import Domain
import Testing

@testable import Persistence

struct SQLiteIngredientRepositoryTests {
    private func repository() async throws -> SQLiteIngredientRepository {
        SQLiteIngredientRepository(database: try await AppDatabase.sample())
    }

    @Test func `ingredients are read in bulk, without unknown IDs`() async throws {
        let found = try await repository().ingredients(["gin", "nobody", "lime-juice", "gin"])
        #expect(Set(found.keys) == ["gin", "lime-juice"])
        #expect(found["lime-juice"]?.parts == ["lime"])
    }

    @Test func `children are listed by name`() async throws {
        let repository = try await repository()
        #expect(try await repository.children(of: "gin", by: .english).map(\.id) == ["beefeater", "old-tom-gin"])
        // 비피터 before 올드 톰 진.
        #expect(try await repository.children(of: "gin", by: .korean).map(\.id) == ["beefeater", "old-tom-gin"])
        #expect(try await repository.children(of: "campari", by: .english).isEmpty)
    }

    @Test func `an empty query lists all ingredients by shelf and name`() async throws {
        let repository = try await repository()
        let all = try await repository.ingredients(matching: " ", by: .english, limit: 100)
        #expect(
            all.map(\.id) == [
                "beefeater", "gin", "old-tom-gin", "rum", "campari", "sweet-vermouth", "lime-juice", "lime", "orange",
                "pina", "simple-syrup", "sugar", "water",
            ])
        #expect(
            try await repository.ingredients(matching: "", by: .english, limit: 2).map(\.id) == ["beefeater", "gin"])
        #expect(
            try await repository.ingredients(matching: "", by: .korean, limit: 4).map(\.id) == [
                "rum", "beefeater", "old-tom-gin", "gin",
            ])
        #expect(try await repository.ingredients(matching: "", by: .english, limit: 0).isEmpty)
    }

    @Test func `whole-name matches rank first, then prefixes, then other matches`() async throws {
        let repository = try await repository()
        #expect(
            try await repository.ingredients(matching: "gin", by: .english, limit: 10).map(\.id) == [
                "gin", "old-tom-gin",
            ])
        #expect(
            try await repository.ingredients(matching: "lime", by: .english, limit: 10).map(\.id) == [
                "lime", "lime-juice",
            ])
        #expect(try await repository.ingredients(matching: "lime", by: .english, limit: 1).map(\.id) == ["lime"])
        #expect(
            try await repository.ingredients(matching: "라임", by: .korean, limit: 10).map(\.id) == [
                "lime", "lime-juice",
            ])
    }

    @Test(arguments: [
        ("PINA", "pina"), ("pineapple", "pina"), ("ㅋㅍㄹ", "campari"), ("beefeater24", "beefeater"), ("캄파", "campari"),
    ])
    func `names, aliases and initial consonants match`(text: String, id: Identifier<Ingredient>) async throws {
        #expect(try await repository().ingredients(matching: text, by: .english, limit: 10).first?.id == id)
    }

    @Test func `punctuation alone finds nothing`() async throws {
        #expect(try await repository().ingredients(matching: "\"*", by: .english, limit: 10).isEmpty)
    }
}
