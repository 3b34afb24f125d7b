import Domain
import Exchange
import Foundation
import TestSupport
import Testing

/// Files that disguise an alcoholic drink as free of alcohol. No file may succeed.
struct HiddenAlcoholTests {
    private static let known = [
        ingredient("cream", "Cream", "생크림", .dairy, 0), ingredient("lemonade", "Still lemonade", "레모네이드", .mixer, 0),
        ingredient("ginger-beer", "Ginger beer", "진저 비어", .mixer, 0),
        ingredient("lime-juice", "Lime juice", "라임 주스", .juice, 0), ingredient("vodka", "Vodka", "보드카", .spirit, 40),
        ingredient("prosecco", "Prosecco", "프로세코", .wine, 11),
        ingredient("select", "Select", "셀렉트", .liqueur, 17.5),
        ingredient("hennessy-vs", "Hennessy VS", "헤네시 VS", .spirit, 40, isBrand: true),
        ingredient("hennessy-xo", "Hennessy XO", "헤네시 XO", .spirit, 40, isBrand: true),
    ]
    private static let glasses = [
        Glass(
            id: "rocks", name: Samples.text("Rocks glass", "온더록 잔"), volume: 300, summary: Samples.text("", ""), art: []
        )
    ]

    private static func ingredient(
        _ id: String, _ english: String, _ korean: String, _ category: IngredientCategory, _ strength: Double,
        isBrand: Bool = false
    ) -> Ingredient {
        Ingredient(
            id: Identifier(id), name: Samples.text(english, korean), isBrand: isBrand, category: category,
            content: IngredientContent(strength: strength))
    }

    private static func files() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: Fixture.path("hidden-alcohol")).sorted()
    }

    private static func estimates(_ path: String) throws -> [DrinkEstimate] {
        let names = ExchangeNames(ImportKnown(ingredients: known, glasses: glasses))
        let format: ExchangeFormat? = path.hasSuffix(".txt") ? .text : nil
        let batch = try ExchangeReader(names: names, format: format).read(.path(path))
        let contents = Catalogue(ingredients: known + batch.ingredients.map(\.value)).contents()
        return batch.drinks.map { item in
            DrinkCalculator().estimate(
                of: item.value, contents: contents,
                glassVolume: glasses.first { $0.id == item.value.glass }?.volume)
        }
    }

    @Test func `no file with hidden alcohol makes an alcohol-free drink`() throws {
        let files = try Self.files()
        #expect(files.count >= 12)
        for file in files {
            let estimates = try Self.estimates(Fixture.path("hidden-alcohol/\(file)"))
            #expect(estimates.count == 1, "\(file)")
            for estimate in estimates {
                #expect(estimate.basis == .unknown || estimate.strength > 0, "\(file): \(estimate)")
            }
        }
    }

    /// Hidden-alcohol mode selects drinks by their base and facts, which are derived here as the store derives them.
    @Test func `drinks with hidden alcohol are missing from alcohol-free lists`() async throws {
        let names = ExchangeNames(ImportKnown(ingredients: Self.known, glasses: Self.glasses))
        var all = Catalogue(ingredients: Self.known, glasses: Self.glasses)
        for (number, file) in try Self.files().enumerated() {
            let format: ExchangeFormat? = file.hasSuffix(".txt") ? .text : nil
            let path = Fixture.path("hidden-alcohol/\(file)")
            let batch = try ExchangeReader(names: names, format: format).read(.path(path))
            var ids: [Identifier<Ingredient>: Identifier<Ingredient>] = [:]
            for item in batch.ingredients {
                ids[item.value.id] = Identifier("\(number)-\(item.value.id)")
            }
            all.ingredients += batch.ingredients.map { item in
                item.value.with(
                    id: ids[item.value.id] ?? item.value.id, parent: item.value.parent.map { ids[$0] ?? $0 },
                    parts: item.value.parts.map { ids[$0] ?? $0 })
            }
            all.drinks += batch.drinks.map { item in
                item.value.with(
                    id: Identifier("drink-\(number)"),
                    lines: item.value.lines.map { line in
                        line.with(
                            ingredient: ids[line.ingredient] ?? line.ingredient, written: nil,
                            substitutes: line.substitutes)
                    }, tags: [], variantOf: nil)
            }
        }
        let sober = DrinksWithoutAlcohol(
            drinks: InMemoryDrinkRepository(all), facts: InMemoryDrinkIndexSource(all),
            recipes: InMemoryRecipeIndexSource(all), features: InMemoryDrinkFeatureSource(all))
        #expect(try await sober.drinks(in: 0..<99, by: .english).map(\.id) == [])
    }

    @Test(arguments: ["Vodka", "Egg rum", "Quince liqueur"])
    func `a drink marked as non-alcoholic is not tagged zero proof if a line holds alcohol`(line: String) throws {
        let drink = """
            {"drinks":[{"idDrink":"1","strDrink":"Innocent","strAlcoholic":"Non alcoholic","strInstructions":"Mix.",
            "strTags":"Winter","strIngredient1":"Cream","strMeasure1":"3 oz","strIngredient2":"\(line)",
            "strMeasure2":"1 splash"}]}
            """
        let batch = try Samples.read(
            drink, names: ExchangeNames(ImportKnown(ingredients: Self.known, glasses: Self.glasses)))
        #expect(batch.drinks.map(\.value.tags) == [["winter"]])
    }

    @Test func `a stated strength, flag or tag of an alcohol-free drink is accepted`() throws {
        let virgin = """
            {"name":"Virgin Mule","instructions":"Build.","abv":0,"tags":["Virgin"],"ingredients":[
            {"name":"Mango mush","amount":60,"units":"ml"},{"name":"Ginger beer","amount":90,"units":"ml"}]}
            """
        let batch = try Samples.read(
            virgin, names: ExchangeNames(ImportKnown(ingredients: Self.known, glasses: Self.glasses)))
        let contents = Catalogue(ingredients: Self.known + batch.ingredients.map(\.value)).contents()
        let drink = try #require(batch.drinks.first?.value)
        let estimate = DrinkCalculator().estimate(of: drink, contents: contents, glassVolume: 300)
        #expect(estimate.basis == .stated && estimate.strength == 0)
    }
}
