import Domain
import TestSupport
import Testing

/// How a bottle differs from the ingredient that a recipe names, and the amount that compensates for it.
struct BottleDifferenceTests {
    private func spirit(
        _ id: Identifier<Ingredient>, under parent: Identifier<Ingredient>? = nil, _ strength: Double, sugar: Double = 0
    ) -> Ingredient {
        Ingredient(
            id: id, name: text(id.rawValue), parent: parent, category: .spirit,
            content: IngredientContent(strength: strength, sugar: sugar))
    }

    private var catalogue: Catalogue {
        Catalogue(
            drinks: [
                Drink(
                    id: "rob-roy", name: text("Rob Roy"), summary: text("A drink."), base: .whiskey,
                    lines: [
                        DrinkLine(ingredient: "scotch", amount: 45, unit: .millilitre),
                        DrinkLine(
                            ingredient: "syrup", amount: 20, unit: .millilitre,
                            substitutes: [DrinkSubstitute(ingredient: "rich-syrup")]),
                        DrinkLine(
                            ingredient: "sugar", amount: 20, unit: .millilitre,
                            substitutes: [
                                DrinkSubstitute(ingredient: "rich-syrup", amount: 10, unit: .millilitre)
                            ]),
                        DrinkLine(ingredient: "bitters", amount: 2, unit: .dash),
                    ], steps: [], techniques: [.stir], glass: "coupe", serving: .up)
            ],
            ingredients: [
                spirit("scotch", 40), spirit("islay-scotch", under: "scotch", 43),
                spirit("laphroaig", under: "islay-scotch", 43), spirit("cask", under: "scotch", 57),
                spirit("blend", under: "scotch", 40), spirit("bitters", 45),
                spirit("weak-bitters", under: "bitters", 30),
                Ingredient(
                    id: "syrup", name: text("syrup"), category: .syrup,
                    content: IngredientContent(strength: 0, sugar: 60)),
                Ingredient(
                    id: "rich-syrup", name: text("rich"), category: .syrup,
                    content: IngredientContent(strength: 0, sugar: 90)),
                Ingredient(
                    id: "sugar", name: text("sugar"), category: .syrup,
                    content: IngredientContent(strength: 0, sugar: 45)),
            ])
    }

    @MainActor
    private func differences(_ bottles: [Identifier<Ingredient>]) async throws -> [BottleDifference?] {
        let world = SampleWorld(bottles, catalogue: catalogue)
        let describe = DescribeDrink(drinks: world.drinks, ingredients: world.ingredients, bar: world.bar)
        let found = try #require(try await describe("rob-roy"))
        return zip(found.drink.lines, found.match.lines).map { found.difference(of: $0, by: $1, ServingScaler()) }
    }

    @Test @MainActor func `a smoky bottle is reported even if its kind matches the recipe`() async throws {
        let found = try #require(try await differences(["laphroaig"])[0])
        #expect(found.isSmoky && found.strength == nil && found.corrected == nil)
        #expect(try await differences(["blend"])[0] == nil)
        #expect(try await differences(["scotch"])[0] == nil)
    }

    @Test @MainActor func `a stronger bottle reports its strength and an amount with equal alcohol`() async throws {
        // 45 × 40 / 57 = 31.6 ml, to the nearest step of a jigger.
        let found = try #require(try await differences(["cask"])[0])
        #expect(!found.isSmoky && found.strength == 57)
        #expect(found.corrected?.amount == 32.5)
    }

    @Test @MainActor func `a sweeter stand-in is poured less, unless the recipe states an amount`() async throws {
        let found = try await differences(["rich-syrup"])
        #expect(found[1]?.sweetness == .sweeter)
        // 20 × 60 / 90 = 13.3.
        #expect(found[1]?.corrected?.amount == 12.5)
        #expect(found[2]?.sweetness == .sweeter)
        #expect(found[2]?.corrected == nil)
    }

    @Test @MainActor func `dashes are not corrected`() async throws {
        let found = try #require(try await differences(["weak-bitters"])[3])
        #expect(found.strength == 30 && found.corrected == nil)
    }
}
