import Domain
import Testing

@testable import Persistence

/// What the stand-ins of other targets' tests promise, the store keeps.
struct CatalogueContractTests {
    @Test func `store and stand-in give the same drinks`() async throws {
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

    @Test func `store and stand-in give the same ingredients`() async throws {
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

    private func answers<Repository, Answer>(
        _ repositories: [Repository], _ ask: (Repository) async throws -> Answer
    ) async throws -> [Answer] {
        var answers: [Answer] = []
        for repository in repositories { answers.append(try await ask(repository)) }
        return answers
    }
}
