import Domain
import TestSupport
import Testing

/// The base that the validator derives for a drink: it reports a wrong one together with the right one.
struct BaseSpiritCalculatorTests {
    private func base(_ pours: [(Identifier<Ingredient>, Double)]) -> String {
        let ingredients = [
            alcohol("gin", .spirit, 40), alcohol("rum", .spirit, 40), alcohol("rye", .spirit, 45, under: "whiskey"),
            alcohol("whiskey", .spirit, 40), alcohol("cognac", .spirit, 40, under: "brandy"),
            alcohol("brandy", .spirit, 40), alcohol("absinthe", .spirit, 68), alcohol("campari", .liqueur, 25),
            alcohol("champagne", .wine, 12), alcohol("vermouth", .vermouth, 16), alcohol("lager", .beer, 5),
            alcohol("bitters", .bitters, 45), alcohol("soda", .mixer, 0),
        ]
        let lines = pours.map { DrinkLine(ingredient: $0, amount: $1, unit: .millilitre) }
        let asked = Drink(
            id: "d", name: text("D"), summary: text("D."), base: .tequila, lines: lines, steps: [text("S.")],
            techniques: [.build], glass: "glass", serving: .up)
        return CatalogueValidator().problems(in: Catalogue(drinks: [asked], ingredients: ingredients))
            .first { $0.field == "base" }?.reason.split(separator: " ").last.map(String.init) ?? "?"
    }

    private func alcohol(
        _ id: Identifier<Ingredient>, _ category: IngredientCategory, _ strength: Double,
        under parent: Identifier<Ingredient>? = nil
    ) -> Ingredient {
        Ingredient(
            id: id, name: text(id.rawValue), parent: parent, category: category,
            content: IngredientContent(strength: strength))
    }

    @Test func `a spirit leads over weaker alcohol`() {
        #expect(base([("gin", 30), ("campari", 30), ("vermouth", 30)]) == "gin")
        #expect(base([("rye", 60), ("vermouth", 30)]) == "whiskey")
        #expect(base([("gin", 30), ("champagne", 60)]) == "gin")
    }

    @Test func `a spirit used as an accent is not the base`() {
        #expect(base([("cognac", 10), ("champagne", 90)]) == "wine")
    }

    @Test func `equal spirits give a mixed base`() {
        #expect(base([("gin", 15), ("rum", 15), ("campari", 15)]) == "mixed")
        #expect(base([("rye", 30), ("cognac", 30)]) == "mixed")
        #expect(base([("rye", 30), ("cognac", 20)]) == "whiskey")
    }

    @Test func `without a spirit the ingredient with most ethanol is the base`() {
        #expect(base([("campari", 30), ("vermouth", 30), ("soda", 60)]) == "liqueur")
        #expect(base([("lager", 300), ("campari", 10)]) == "beer")
        #expect(base([("bitters", 5), ("soda", 100)]) == "other")
    }

    @Test func `other spirits and alcohol-free drinks have their own bases`() {
        #expect(base([("absinthe", 30), ("soda", 60)]) == "other")
        #expect(base([("soda", 60)]) == "none")
    }
}
