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

    @Test(arguments: ["gin 45ml", "gin 45 ml", "45ml gin", "1½ oz gin", "gin 2"])
    func `a name typed with its amount finds its ingredient`(text: String) async throws {
        #expect(try await rows(text).first == "gin")
    }

    @Test(
        arguments: [
            ("위스키 45ml", "위스키"), ("위스키 1.5 oz", "위스키"), ("2 큰술 유자청", "유자청"), ("gin", nil), ("45ml", nil),
        ] as [(String, String?)])
    func `an amount beside a name is no part of it`(text: String, name: String?) {
        #expect(IngredientText.name(in: text) == name)
    }

    @Test func `an unknown name finds nothing`() async throws {
        #expect(try await rows("quartz oil of nowhere").isEmpty)
    }
}
