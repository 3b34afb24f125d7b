import Domain
import TestSupport
import Testing

@testable import DimoAssets

/// An error in a file names the file, record and field, and does not affect other records.
struct BrokenCatalogueTests {
    private static let file = "drinks/unforgettables.json"

    private func load(_ assets: TemporaryAssets) -> (drinks: Int, problems: [CatalogueProblem]) {
        let result = assets.read { CatalogueLoader.load(from: $0) }
        return (result.catalogue.drinks.count, result.problems)
    }

    private func spoiled(_ change: (inout [String: Any]) -> Void) throws -> CatalogueProblem? {
        let assets = try TemporaryAssets()
        let whole = load(assets)
        #expect(whole.problems == [])
        var id: Any?
        try assets.spoil(Self.file) { record in
            id = record["id"]
            change(&record)
        }
        let broken = load(assets)
        #expect(broken.drinks == whole.drinks - 1)
        #expect(broken.problems.count == 1)
        let problem = broken.problems.first
        #expect(problem?.file == Self.file)
        #expect(problem?.record == id as? String)
        return problem
    }

    @Test func `a missing field is named`() throws {
        let problem = try spoiled { $0["ko"] = nil }
        #expect(problem?.field == "ko")
        #expect(problem?.reason == "is missing")
    }

    @Test func `a field with a wrong type is named`() throws {
        #expect(try spoiled { $0["year"] = "long ago" }?.field == "year")
        #expect(try spoiled { $0["steps_en"] = "Mix." }?.field == "steps_en")
    }

    @Test func `a field deep inside a line is named`() throws {
        let problem = try spoiled { $0["lines"] = [["ingredient": "gin", "amount": "much", "unit": "ml"]] }
        #expect(problem?.field == "lines[0].amount")
    }

    @Test func `an unknown value lists the valid ones`() throws {
        let base = try spoiled { $0["base"] = "gim" }
        #expect(base?.field == "base")
        #expect(base?.reason.contains("gin, rum") == true)
        #expect(try spoiled { $0["techniques"] = ["whisk"] }?.field == "techniques")
        #expect(try spoiled { $0["serve"] = "cold" }?.field == "serve")
        #expect(try spoiled { $0["iba"] = "old" }?.field == "iba")
    }

    @Test func `a text in only one language is named`() throws {
        #expect(
            try spoiled {
                $0["garnish_en"] = "A twist"
                $0["garnish_ko"] = nil
            }?.field == "garnish_ko")
        #expect(try spoiled { $0["steps_ko"] = ["하나"] }?.field == "steps_ko")
    }

    @Test func `a record without an id is named by its position`() throws {
        let assets = try TemporaryAssets()
        try assets.spoil(Self.file) { $0["id"] = nil }
        #expect(load(assets).problems.map(\.record) == ["record 1"])
    }

    @Test func `a file with invalid JSON is skipped alone`() throws {
        let assets = try TemporaryAssets()
        let whole = load(assets)
        try assets.write("{", to: "Catalog/drinks/more.json")
        let broken = load(assets)
        #expect(broken.problems.map(\.file) == ["drinks/more.json"])
        #expect(broken.drinks > 0)
        #expect(broken.drinks < whole.drinks)
    }

    @Test func `a missing file is named`() throws {
        let assets = try TemporaryAssets()
        try assets.remove("Catalog/glasses.json")
        let broken = assets.read { CatalogueLoader.load(from: $0) }
        #expect(broken.problems.map(\.file) == ["glasses.json"])
        #expect(broken.catalogue.glasses.isEmpty)
        #expect(broken.catalogue.drinks.count > 0)
    }

    @Test func `a validator's problem names file, record and field`() throws {
        let assets = try TemporaryAssets()
        try assets.spoil(Self.file) { $0["glass"] = "goblet-of-fire" }
        let result = assets.read { CatalogueLoader.load(from: $0) }
        #expect(result.problems == [])
        let problems = CatalogueValidator().problems(in: result.catalogue)
        #expect(problems.count == 1)
        #expect(problems.first?.field == "glass")
        #expect(problems.first?.description.contains("goblet-of-fire") == true)
    }
}
