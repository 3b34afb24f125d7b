import Domain
import Exchange
import Testing

/// The answers of TheCocktailDB.
struct TheCocktailDBTests {
    @Test func `drinks of an answer are read, and a row without a recipe fails alone`() throws {
        let batch = try ExchangeReader(names: Samples.names).read(.path(Fixture.path("thecocktaildb.json")))
        #expect(batch.formats == [.theCocktailDB])
        #expect(batch.drinks.map(\.value.id) == ["cocktaildb-900001", "cocktaildb-900003"])
        #expect(batch.failures.map(\.place.record) == ["Empty Shelf"])
        #expect(batch.failures.first?.reason.contains("lookup.php") == true)
    }

    @Test func `measures in words become amounts`() throws {
        let batch = try ExchangeReader(names: Samples.names).read(.path(Fixture.path("thecocktaildb.json")))
        let drink = try #require(batch.drinks.first?.value)
        #expect(
            drink.lines == [
                DrinkLine(ingredient: "gin", amount: 1.5, unit: .ounce),
                DrinkLine(
                    ingredient: "lime-juice", amount: 0.5, unit: .whole),
                DrinkLine(ingredient: "clock-syrup", amount: 2, amountMax: 3, unit: .teaspoon),
                DrinkLine(ingredient: "second-bitters", amount: 3, unit: .dash),
                DrinkLine(ingredient: "soda-water", amount: nil, unit: .topUp, isAfter: true),
                DrinkLine(ingredient: "midnight-rum", amount: 1, unit: .shot),
                DrinkLine(ingredient: "noon-wine", amount: 10, unit: .centilitre),
                DrinkLine(ingredient: "mint", amount: nil, unit: .other("other")),
            ])
    }

    @Test func `group, glass, tags and steps are imported, other languages are not`() throws {
        let batch = try ExchangeReader(names: Samples.names).read(.path(Fixture.path("thecocktaildb.json")))
        let drink = try #require(batch.drinks.first?.value)
        #expect(drink.iba == .contemporary && drink.glass == "rocks" && drink.aliases == ["Tick Tock"])
        #expect(drink.tags == ["made-up", "fizzy"])
        #expect(
            drink.steps.map(\.korean) == [
                "Shake the gin with approx. 10 ice cubes.", "Strain into the glass.", "Top with soda.",
            ])
        let dry = try #require(batch.drinks.last?.value)
        #expect(dry.base == .none && dry.tags == ["zero-proof"] && dry.glass == "balloon")
        #expect(dry.lines.first?.note?.english == "2fl oz")
    }

    @Test func `a drink marked alcoholic without such a line gets a line of alcohol`() throws {
        let path = Fixture.path("hidden-alcohol/alcoholic.cocktaildb.json")
        let batch = try ExchangeReader(names: Samples.names).read(.path(path))
        #expect(batch.drinks.first?.value.lines.map(\.ingredient) == ["milk", "cream", "alcohol"])
        #expect(batch.drinks.first?.value.lines.last?.amount == nil)
        #expect(batch.drinks.first?.value.lines.last?.isOptional == false)
    }

    @Test func `optional alcohol gives an optional line`() throws {
        let path = Fixture.path("hidden-alcohol/optional.cocktaildb.json")
        let drink = try #require(try ExchangeReader(names: Samples.names).read(.path(path)).drinks.first?.value)
        #expect(drink.lines.last?.ingredient == "alcohol" && drink.lines.last?.isOptional == true)
        #expect(drink.requiredLines.map(\.ingredient) == ["milk", "cream"])
    }

    @Test(arguments: ["null", "\"None Found\"", "\"no data found\"", "[]"])
    func `an empty answer reads nothing`(answer: String) throws {
        let batch = try Samples.read("{\"drinks\":\(answer)}")
        #expect(batch.readCount == 0 && batch.formats == [.theCocktailDB])
    }

    @Test func `ingredients of an answer are read`() throws {
        let batch = try Samples.read(
            "{\"ingredients\":[{\"idIngredient\":\"1\",\"strIngredient\":\"Moon gin\",\"strABV\":\"41\",\"strType\":\"Gin\"}]}"
        )
        #expect(batch.ingredients.map(\.value.content.strength) == [41])
        #expect(batch.ingredients.map(\.value.category) == [.spirit])
    }
}
