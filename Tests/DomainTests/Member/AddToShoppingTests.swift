import Domain
import TestSupport
import Testing

struct AddToShoppingTests {
    private static let catalogue = Catalogue(
        drinks: [
            drink(
                "daiquiri",
                [
                    DrinkLine(ingredient: "rum", amount: 2, unit: .ounce),
                    DrinkLine(ingredient: "lime", amount: 0.5, amountMax: 1, unit: .whole),
                    DrinkLine(ingredient: "sugar", amount: 2, unit: .barspoon),
                    DrinkLine(ingredient: "soda", amount: nil, unit: .topUp),
                    DrinkLine(ingredient: "salt", amount: nil, unit: .pinch),
                    DrinkLine(ingredient: "mint", amount: 1, unit: .sprig, isOptional: true),
                    DrinkLine(ingredient: "rum", amount: 1, unit: .centilitre, isAfter: true),
                ])
        ],
        ingredients: [
            ingredient("rum"), ingredient("white-rum", under: "rum"), ingredient("lime"), ingredient("soda"),
            ingredient("salt"), ingredient("mint"),
            ingredient("sugar", content: IngredientContent(dryGramsPerTeaspoon: 4)),
        ])

    private let shopping = InMemoryShoppingRepository()

    private func add(_ bottles: [Identifier<Ingredient>] = []) -> AddToShopping {
        let bar = HomeBar(
            profile: Profile.localID, repository: InMemoryBarRepository(bottles),
            source: InMemoryRecipeIndexSource(Self.catalogue))
        return AddToShopping(
            drinks: InMemoryDrinkRepository(Self.catalogue), ingredients: InMemoryIngredientRepository(Self.catalogue),
            bar: bar, shopping: shopping)
    }

    private func entries() async throws -> [ShoppingEntry] {
        try await shopping.items(of: Profile.localID).map(\.entry)
    }

    private func entry(
        _ id: Identifier<Ingredient>, _ amount: Double? = nil, _ unit: MeasureUnit? = nil
    ) -> ShoppingEntry {
        ShoppingEntry(.ingredient(id), amount: amount, unit: unit, drinks: ["daiquiri"])
    }

    @Test func `missing ingredients are added in units that add up`() async throws {
        let changed = try await add()(missingOf: "daiquiri", servings: 2)
        let ounces = 2 * MeasureUnit.usFluidOunce
        let expected = [
            entry("rum", 2 * ounces + 20, .millilitre), entry("lime", 2, .whole), entry("sugar", 16, .gram),
            entry("soda", 180, .millilitre), entry("salt"),
        ]
        #expect(try await entries() == expected)
        #expect(changed.map(\.entry) == expected)
    }

    @Test func `an ingredient that the bar can provide is not added`() async throws {
        try await add(["white-rum", "lime", "sugar", "soda"])(missingOf: "daiquiri")
        #expect(try await entries() == [entry("salt")])
        #expect(try await add(["white-rum", "lime", "sugar", "soda", "salt"])(missingOf: "daiquiri").isEmpty)
    }

    @Test func `ingredients and free text are merged with existing items`() async throws {
        let add = add()
        try await add(["rum", "lime"], for: ["mojito"])
        #expect(try await add(["rum"]).isEmpty)
        #expect(try await add(text: "\u{1b}ice ").map(\.subject) == [.text("ice")])
        #expect(try await add(text: "ice").isEmpty)
        #expect(try await add(text: " ").isEmpty)
        #expect(try await entries().count == 3)
    }

    @Test func `an unknown drink changes nothing`() async throws {
        await #expect(throws: NotFound(id: "ghost")) { try await add()(missingOf: "ghost") }
        #expect(try await entries().isEmpty)
    }
}
