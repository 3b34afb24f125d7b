import Domain
import Testing

@testable import Persistence

/// The store behaves like the in-memory repositories of other targets' tests.
struct CatalogueContractTests {
    @Test func `store and stand-in return the same drinks`() async throws {
        let contract = try await Contract()
        for language in Language.allCases {
            for range in [0..<4, 1..<3, 2..<99, 90..<99, 3..<3] {
                let pages = try await answers(contract.drinks) { try await $0.drinks(in: range, by: language) }
                #expect(pages[0] == pages[1], "\(range)")
            }
            for text in ["", " ", "neg", "ㄴㄱ", "a", "!", "네그", "counts", "xyz"] {
                let found = try await answers(contract.drinks) { try await $0.positions(matching: text, by: language) }
                #expect(found[0] == found[1], "\(text)")
            }
            for id: Identifier<Ingredient> in ["campari", "gin", "nobody"] {
                let using = try await answers(contract.drinks) { try await $0.drinks(using: id, by: language) }
                #expect(using[0] == using[1], "\(id)")
            }
        }
        let some = try await answers(contract.drinks) { try await $0.drinks(with: ["negroni", "nobody", "b-52"]) }
        #expect(some[0] == some[1])
        let whole = try await answers(contract.drinks) { try await $0.drink("daiquiri") }
        #expect(whole[0] == whole[1])
    }

    @Test func `store and stand-in return the same gear for every drink`() async throws {
        let contract = try await Contract()
        var seen: [DrinkGear] = []
        for id in try await contract.drinks[0].drinks(in: 0..<99, by: .english).map(\.id) {
            let drink = try #require(try await contract.drinks[0].drink(id))
            let gear = try await answers(contract.drinks) { try await $0.gear(of: drink) }
            #expect(gear[0] == gear[1], "\(id)")
            seen.append(gear[0])
        }
        #expect(seen.contains { $0.glass?.id == "rocks" && $0.tools.map(\.id) == ["jigger", "spoon"] })
        #expect(seen.contains { $0.techniques.map(\.kind) == [.dryShake] && $0.tags.map(\.id) == ["sour"] })
        #expect(seen.contains { $0.glass == nil })
    }

    @Test func `store and stand-in return the same ingredients`() async throws {
        let contract = try await Contract()
        for language in Language.allCases {
            for text in ["", "lime", "gin", "ㄹㅇ", "pineapple", "!"] {
                for limit in [0, 1, 100] {
                    let found = try await answers(contract.ingredients) {
                        try await $0.ingredients(matching: text, by: language, limit: limit).map(\.id)
                    }
                    #expect(found[0] == found[1], "\(text), \(limit), \(language)")
                }
            }
            let below = try await answers(contract.ingredients) { try await $0.children(of: "gin", by: language) }
            #expect(below[0] == below[1])
        }
        let some = try await answers(contract.ingredients) { try await $0.ingredients(["gin", "nobody", "lime"]) }
        #expect(some[0] == some[1])
    }

    @Test func `store and stand-in return the same lineages up to the root`() async throws {
        let contract = try await Contract()
        for id in try await contract.ingredients[0].ingredients(matching: "", by: .english, limit: 100).map(\.id) {
            let lineages = try await answers(contract.ingredients) { try await $0.lineage(of: [id, "nobody", id]) }
            #expect(lineages[0] == lineages[1])
            let lineage = lineages[0]
            #expect(lineage[id] != nil)
            for parent in lineage.values.compactMap(\.parent) { #expect(lineage[parent] != nil, "\(id)") }
        }
    }

    private func answers<Repository, Answer>(
        _ repositories: [Repository], _ ask: (Repository) async throws -> Answer
    ) async throws -> [Answer] {
        var answers: [Answer] = []
        for repository in repositories { answers.append(try await ask(repository)) }
        return answers
    }
}
