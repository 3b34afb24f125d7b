import Domain
import Foundation
import Testing

@testable import Persistence

struct RecipeChunkTests {
    private func makeable(_ chunk: RecipeChunk) -> [Identifier<Drink>] {
        var table = RecipeTable(ingredients: ["gin", "rum", "lime"])
        chunk.append(to: &table)
        let contents = RecipeIndexContents(graph: IngredientGraph(), substitutions: [], table: table)
        return MakeableIndex(contents, bottles: [Bottle(ingredient: "gin")]).makeable(by: .korean)
    }

    /// A line of one word, and one with a stand-in.
    private let gin: [UInt32] = [0 << 8]
    private let rumOrGin: [UInt32] = [1 << 8 | 1 << 1, 0]

    @Test func `recipes are read back with their positions and lines`() {
        let chunk = RecipeChunk([
            (id: "second", english: 0, korean: 2, words: gin), (id: "neither", english: 1, korean: 1, words: [2 << 8]),
            (id: "first", english: 2, korean: 0, words: rumOrGin), (id: "empty", english: 3, korean: 3, words: []),
        ])
        #expect(makeable(chunk) == ["first", "second", "empty"])
    }

    @Test func `an inconsistent chunk omits the recipes it cannot read`() {
        let whole = RecipeChunk([
            (id: "a", english: 0, korean: 0, words: gin), (id: "b", english: 1, korean: 1, words: rumOrGin),
        ])
        #expect(makeable(whole) == ["a", "b"])
        #expect(
            makeable(RecipeChunk(ids: whole.ids, positions: whole.positions, words: Data(whole.words.dropLast(5)))) == [
                "a"
            ])
        #expect(
            makeable(RecipeChunk(ids: whole.ids, positions: Data(whole.positions.dropLast(1)), words: whole.words)) == [
                "a"
            ])
        #expect(makeable(RecipeChunk(ids: "a", positions: Data(), words: whole.words)).isEmpty)
        #expect(makeable(RecipeChunk(ids: "", positions: whole.positions, words: whole.words)).isEmpty)
    }

    @Test func `recipes spread over several rows are all read`() async throws {
        let drinks = (0..<(2 * RecipeChunk.size + 7)).map { number in
            Drink(
                id: Identifier("d\(number)"), name: SampleCatalogue.name("D \(number)", "디 \(number)"),
                summary: SampleCatalogue.name("D.", "디."), base: .gin,
                lines: [DrinkLine(ingredient: number.isMultiple(of: 2) ? "gin" : "rum", amount: 1, unit: .dash)],
                steps: [], techniques: [.build], glass: "rocks", serving: .up)
        }
        let database = try await AppDatabase.sample(Catalogue(drinks: drinks))
        let index = MakeableIndex(
            try await SQLiteRecipeIndexSource(database: database).recipeIndex(), bottles: [Bottle(ingredient: "gin")])
        #expect(index.recipes.count == drinks.count)
        #expect(index.makeableCount == RecipeChunk.size + 4)
    }
}
