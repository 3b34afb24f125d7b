import Domain
import FeatureKit
import TestSupport
import Testing

@testable import Recipes

/// The editor resolves names of ingredients as imports and the shell do.
struct IngredientSourceTests {
    private func rows(_ text: String) async throws -> [String] { try await found(text).map(\.id) }

    private func found(_ text: String, mayCreate: Bool = false) async throws -> [PickerRow] {
        let source = await IngredientSource(
            ingredients: SampleWorld().ingredients,
            meaning: NameMeaning(
                InMemoryKnownNames(SampleCatalogue.standard, aliases: ["mothersruin": "gin"])),
            strings: TestWords.words(.english))
        return try await source.source(mayCreate: mayCreate).find(text)
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
            ("sweet vermouth 1 1/2 oz", "sweet vermouth"), ("1 ½ oz gin", "gin"), ("Licor 43 30 ml", "Licor 43"),
        ] as [(String, String?)])
    func `an amount beside a name is no part of it`(text: String, name: String?) {
        #expect(IngredientText.parts(of: text)?.name == name)
    }

    @Test func `rows found by a part of the text keep the amount, and others have none`() async throws {
        #expect(try await Set(found("gin 45 ml", mayCreate: true).map(\.typed)) == ["45 ml"])
        #expect(try await Set(found("gin", mayCreate: true).map(\.typed)) == [""])
    }

    @Test(
        arguments: [
            ("zorp 45 ml", "zorp", "45 ml"), ("45 ml zorp", "zorp", "45 ml"), ("zorp 43", "zorp 43", ""),
            ("zorp 3 quarks", "zorp 3 quarks", ""),
        ] as [(String, String, String)])
    func `a new ingredient has an amount with a known unit beside its name`(
        text: String, name: String, amount: String
    ) async throws {
        let new = try #require(try await found(text, mayCreate: true).last)
        #expect(IngredientSource.newName(in: new) == name && new.typed == amount)
    }

    @Test(
        arguments: [
            (.english, "45ml", "45 ml"), (.english, "1.5 oz", "1.5 oz"), (.english, "2 dashes", "2 dash"),
            (.english, "1 tbsp", "1 tablespoon"), (.english, "2", "2 -"), (.english, "2 quarks", nil),
            (.english, "1 1/2 oz", "1 1/2 oz"), (.english, "", nil), (.korean, "2 큰술", "2 tablespoon"),
            (.korean, "½작은술", "½ teaspoon"), (.korean, "3방울", "3 drop"), (.korean, "1개", "1 whole"),
        ] as [(Language, String, String?)])
    func `a typed amount is a number and perhaps a unit`(language: Language, text: String, amount: String?) {
        let typed = TypedAmount(text, TestWords.words(language))
        #expect(typed.map { "\($0.amount) \($0.unit ?? "-")" } == amount)
    }

    @Test func `an unknown name finds nothing`() async throws {
        #expect(try await rows("quartz oil of nowhere").isEmpty)
    }
}
