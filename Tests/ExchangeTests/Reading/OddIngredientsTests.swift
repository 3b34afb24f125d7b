import Domain
import Exchange
import Foundation
import TestSupport
import Testing

/// Files of other people and programs. No alcoholic ingredient counts as free of alcohol, and the report names
/// everything that was left out.
struct OddIngredientsTests {
    private static let known = [
        Ingredient(
            id: "cream", name: Samples.text("Cream", "생크림"), category: .dairy, content: IngredientContent(strength: 0)),
        Ingredient(
            id: "lime-juice", name: Samples.text("Lime juice", "라임 주스"), category: .juice,
            content: IngredientContent(strength: 0)),
    ]
    private static let glasses = [
        Glass(
            id: "rocks", name: Samples.text("Rocks glass", "온더록 잔"), volume: 300, summary: Samples.text("", ""), art: []
        )
    ]

    /// The expected remarks for each file, with their records.
    private static let remarks: [String: [String]] = [
        "below-food.dimo.json": ["my-minus: not-a-percentage", "my-c: unknown-ingredient"],
        "contradicting-flags.cocktaildb.json": ["Unmeasured: below-zero"],
        "full-width.csv": ["-: unknown-columns price"],
        "german-columns.csv": ["-: unknown-columns menge, einheit, alk"],
        "impossible-amounts.json": ["Minus: below-zero", "Infinite: over-ten-litres"],
        "impossible-strengths.csv": [
            "line 2: not-a-percentage", "line 3: not-a-number-text", "line 4: not-a-percentage",
            "line 5: not-a-number-text",
        ],
        "mark-up.json": [],
        "mixed-scripts.json": [],
        "null-values.csv": ["-: unknown-columns stock", "line 6: no-name"],
        "stated-zero.cocktaildb-ingredient.json": ["Mulled cocktail: not-a-number-text"],
        "substitutes.json": [],
        "twice.json": ["Rum cream: twice", "RUM  CREAM: same-ingredient"],
        "zero-percent.csv": (2...6).map { "line \($0): doubtful-zero" },
    ]

    private static func read(_ file: String) throws -> ExchangeBatch {
        let names = ExchangeNames(ImportKnown(ingredients: known, glasses: glasses))
        return try ExchangeReader(names: names).read(.path(Fixture.path("odd-ingredients/\(file)")))
    }

    @Test(arguments: remarks.keys.sorted())
    func `no odd ingredient counts as alcohol-free`(file: String) throws {
        let batch = try Self.read(file)
        let contents = Catalogue(ingredients: Self.known + batch.ingredients.map(\.value)).contents()
        #expect(!batch.ingredients.isEmpty)
        for item in batch.ingredients where item.value.id != "cream" {
            #expect(contents[item.value.id]?.mayHoldAlcohol == true, "\(item.value.name.english)")
        }
        for item in batch.drinks {
            let estimate = DrinkCalculator().estimate(of: item.value, contents: contents, glassVolume: 300)
            #expect(estimate.basis == .unknown || estimate.strength > 0, "\(item.value.name.english): \(estimate)")
        }
    }

    @Test(arguments: remarks.keys.sorted())
    func `the report names everything left out`(file: String) throws {
        let batch = try Self.read(file)
        var sentences = batch.failures.map { "\($0.place.record): \($0.remark?.sentence.rawValue ?? "-")" }
        for warning in batch.warnings {
            let columns = warning.remark.sentence == .unknownColumns ? " \(warning.remark.values.joined())" : ""
            sentences.append("\(warning.place?.record ?? ""): \(warning.remark.sentence.rawValue)\(columns)")
        }
        #expect(Set(sentences) == Set(Self.remarks[file] ?? []))
        #expect(sentences.count == Self.remarks[file]?.count)
    }

    @Test func `a file without a known format is refused as a whole`() {
        #expect(throws: (any Error).self) { try Self.read("table.yaml") }
    }

    @Test func `more than twelve files exist, and each has expected remarks`() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Fixture.path("odd-ingredients"))
        #expect(Set(files) == Set(Self.remarks.keys).union(["table.yaml"]) && files.count > 12)
    }
}
