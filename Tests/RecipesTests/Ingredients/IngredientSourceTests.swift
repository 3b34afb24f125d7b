import Domain
import FeatureKit
import TestSupport
import Testing

@testable import Recipes

/// The editor resolves names of ingredients as imports and the shell do.
struct IngredientSourceTests {
    private func rows(_ text: String) async throws -> [String] {
        let source = await IngredientSource(
            ingredients: SampleWorld().ingredients,
            meaning: NameMeaning(
                InMemoryKnownNames(SampleCatalogue.standard, aliases: ["mothersruin": "gin"])),
            strings: TestWords.words(.english))
        return try await source.source(mayCreate: false).find(text).map(\.id)
    }

    @Test(arguments: [
        ("Vermouth, sweet", "sweet-vermouth"), ("fresh lime juice", "lime-juice"), ("Mother's Ruin", "gin"),
    ])
    func `a name as shops and people write it finds its ingredient`(text: String, id: String) async throws {
        #expect(try await rows(text).first == id)
    }

    @Test func `an unknown name finds nothing`() async throws {
        #expect(try await rows("quartz oil of nowhere").isEmpty)
    }
}
