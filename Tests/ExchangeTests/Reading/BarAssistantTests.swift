import Domain
import Exchange
import Testing

/// Bar Assistant's datapack, and drafts 02 and 04 of its recipe schema.
struct BarAssistantTests {
    @Test func `the glass used for an unknown one is named in both languages`() throws {
        let text = Samples.recipe(more: ",\"glass\":\"Collins glas\"")
        let remark = try Samples.read(text, names: Samples.names, format: .barAssistant).warnings
            .map(\.remark).first { $0.sentence == .unknownGlass }
        #expect(remark?.values == ["Collins glas"])
        #expect(remark?.name == LocalizedText(english: "Collins glass", korean: "콜린스 잔"))
    }

    @Test func `recipes and ingredients of a datapack are read, vocabularies are skipped`() throws {
        let batch = try ExchangeReader().read(.path(Fixture.path("datapack")))
        #expect(batch.failures == [])
        #expect(batch.formats == [.barAssistant])
        #expect(batch.drinks.map(\.value.id) == ["quiet-hour", "tide-table"])
        #expect(
            batch.drinks.first?.place
                == ImportPlace(file: "data/cocktails/quiet-hour/data.json", record: "Quiet Hour"))
        let ids = Set(batch.ingredients.map(\.value.id))
        #expect(
            ids == [
                "moon-spirit", "dark-moon-spirit", "mirror-syrup", "mirror-sugar", "echo-bitters", "soda-of-the-sea",
            ])
        #expect(batch.readCount == 8)
        #expect(batch.warnings.contains { $0.place?.file == "data/base_glasses.json" })
    }

    @Test func `ingredients keep their tree, parts and numbers`() throws {
        let batch = try ExchangeReader().read(.path(Fixture.path("datapack")))
        let found = Dictionary(uniqueKeysWithValues: batch.ingredients.map { ($0.value.id, $0.value) })
        let dark = try #require(found["dark-moon-spirit"])
        #expect(dark.parent == "moon-spirit" && dark.category == .spirit)
        #expect(dark.content.strength == 45 && dark.content.color == nil)
        #expect(found["moon-spirit"]?.content.color == "#e0e8ff")
        #expect(found["mirror-syrup"]?.parts == ["mirror-sugar"])
        #expect(found["soda-of-the-sea"]?.category == .mixer)
        let order = batch.ingredients.map(\.value.id)
        #expect(order.firstIndex(of: "moon-spirit") ?? 9 < order.firstIndex(of: "dark-moon-spirit") ?? 0)
    }

    @Test func `a recipe of the repository is read field by field`() throws {
        let batch = try ExchangeReader(names: Samples.names).read(.path(Fixture.path("datapack")))
        let drink = try #require(batch.drinks.last?.value)
        #expect(drink.name == Samples.text("Tide Table", "Tide Table"))
        #expect(
            drink.steps.map(\.english) == [
                "Put everything but the soda into a shaker.", "Shake with ice.", "Strain over fresh ice & top up.",
            ])
        #expect(drink.glass == "rocks" && drink.techniques == [.shake] && drink.tools == ["shaker"])
        #expect(drink.tags == ["long", "seaside"] && batch.tags.map(\.value.id) == ["seaside"])
        #expect(drink.garnish?.english == "Lime wheel" && drink.source == "https://example.org/tide-table")
        #expect(
            drink.lines == [
                DrinkLine(
                    ingredient: "dark-moon-spirit", amount: 45, amountMax: 60, unit: .millilitre,
                    note: Samples.text("well chilled", "well chilled"),
                    substitutes: [DrinkSubstitute(ingredient: "moon-spirit", amount: 1.5, unit: .ounce)]),
                DrinkLine(ingredient: "mirror-syrup", amount: 2, unit: .barspoon, isOptional: true),
                DrinkLine(ingredient: "soda-of-the-sea", amount: nil, unit: .topUp, isAfter: true),
            ])
        #expect(batch.warnings.contains { $0.text.contains("Time machine") })
        #expect(batch.warnings.contains { $0.place?.record == "Quiet Hour" && $0.text.contains("Goblet of the gods") })
    }

    @Test func `the exchange form reads its ingredients next to the recipe`() throws {
        let batch = try ExchangeReader().read(.path(Fixture.path("draft-02-exchange.json")))
        let drink = try #require(batch.drinks.first?.value)
        #expect(drink.base == .rum && drink.steps.count == 2)
        #expect(drink.lines.map(\.ingredient) == ["rain-rum", "puddle-ale"])
        let rum = try #require(batch.ingredients.first { $0.value.id == "rain-rum" }?.value)
        #expect(rum.content.strength == 40 && rum.category == .spirit && rum.summary?.english == "Falls from above.")
        #expect(batch.readCount == 3)
    }

    @Test func `draft 04 is read with the flags in its notes and unusual units`() throws {
        let drink = try #require(ExchangeReader().read(.path(Fixture.path("draft-04.json"))).drinks.first?.value)
        #expect(drink.id == "paper-lantern" && drink.glass == "coupe" && drink.serving == .up)
        #expect(
            drink.lines == [
                DrinkLine(
                    ingredient: "lantern-gin", amount: 50, unit: .millilitre, isExact: true,
                    note: Samples.text("ice cold", "ice cold")),
                DrinkLine(ingredient: "night-wine", amount: 1, unit: .other("float"), isOptional: true, isAfter: true),
                DrinkLine(ingredient: "egg-yolk", amount: 1, unit: .other("yolk")),
                DrinkLine(ingredient: "wish-soda", amount: nil, unit: .topUp),
            ])
    }

    @Test func `a known name maps to Dimo's ingredient, by name, alias or Korean name`() throws {
        for name in ["GIN", "Dry Gin", "진"] {
            let line = "{\"name\":\"\(name)\",\"amount\":1,\"units\":\"oz\"}"
            let batch = try Samples.read(Samples.recipe(line: line), names: Samples.names)
            #expect(batch.drinks.first?.value.lines.first?.ingredient == "gin")
            #expect(batch.ingredients.isEmpty)
        }
    }

    @Test func `several recipes with one name get different ids`() throws {
        let batch = try Samples.read("[\(Samples.recipe()),\(Samples.recipe(name: "\"TEST!\"")),\(Samples.recipe())]")
        #expect(batch.drinks.map(\.value.id) == ["test", "test-2", "test-3"])
        #expect(batch.ingredients.count == 1)
    }

    @Test func `lines are ordered by sort, and files with one record per line are read`() throws {
        let line =
            "{\"name\":\"A\",\"amount\":1,\"units\":\"ml\",\"sort\":2},{\"name\":\"B\",\"amount\":1,\"units\":\"ml\",\"sort\":1}"
        let batch = try Samples.read(Samples.recipe(line: line) + "\n" + Samples.recipe(name: "\"Other\""))
        #expect(batch.drinks.map(\.value.id) == ["test", "other"])
        #expect(batch.drinks.first?.value.lines.map(\.ingredient) == ["b", "a"])
    }

    @Test(arguments: [
        ("Dashes", 2, MeasureUnit.dash, 2), ("TSP", 1, .teaspoon, 1), ("tablespoon(s)", 1, .tablespoon, 1),
        ("leaves", 8, .leaf, 8), ("Slices", 1, .slice, 1), ("1", 2, .whole, 2), ("", 3, .whole, 3),
        ("scoops", 1, .other("scoops"), 1), ("Litre", 0.5, .millilitre, 500), ("splash", 0, .splash, 1),
        ("g", 10, .gram, 10), ("inch", 1, .other("inch"), 1), ("fl. oz.", 1, .ounce, 1),
    ])
    func `units of other programs are converted or preserved`(
        word: String, amount: Double, unit: MeasureUnit, read: Double
    ) throws {
        let line = "{\"name\":\"Gin\",\"amount\":\(amount),\"units\":\"\(word)\"}"
        let drink = try #require(Samples.read(Samples.recipe(line: line)).drinks.first?.value)
        #expect(drink.lines.first?.unit == unit)
        #expect(drink.lines.first?.amount == read)
    }

    @Test func `a missing strength exported as 0 is unknown, and the recipe's own is used`() throws {
        let text = """
            [{"name": "Sour", "instructions": "Shake.", "abv": 22, "ingredients": [
                {"name": "Odd whiskey", "strength": 0, "category": "Spirits", "amount": 60, "units": "ml"},
                {"name": "Alcohol-free gin", "strength": 0, "category": "Spirits", "amount": 10, "units": "ml"},
                {"name": "Cherry Heering", "amount": 10, "units": "ml"},
                {"name": "Cherry juice", "amount": 10, "units": "ml"}]},
             {"name": "Zero", "instructions": "Shake.", "abv": 0, "ingredients": [
                {"name": "Odd whiskey", "amount": 60, "units": "shots"}]}]
            """
        let batch = try ExchangeReader(names: Samples.names).read(.bytes(Array(text.utf8), name: "a.json"))
        #expect(batch.drinks.map(\.value.statedStrength) == [22, nil])
        let contents = Dictionary(
            batch.ingredients.map { ($0.value.name.english, $0.value) }, uniquingKeysWith: { first, _ in first })
        #expect(contents["Odd whiskey"]?.content.strength == nil)
        #expect(contents["Odd whiskey"]?.category == .spirit)
        #expect(contents["Alcohol-free gin"]?.content.strength == 0)
        #expect(contents["Cherry Heering"]?.category == .other)
        #expect(contents["Cherry juice"]?.category == .juice)
        #expect(batch.drinks.last?.value.lines.first?.unit == .shot)
    }

    @Test func `poured fruit becomes its juice, and fruit in pieces stays fruit`() throws {
        let lime = Ingredient(id: "lime", name: Samples.text("Lime", "라임"), category: .fruit)
        let juice = Ingredient(id: "lime-juice", name: Samples.text("Lime juice", "라임 주스"), category: .juice)
        let lines = """
            {"name":"Lime (juiced)","amount":20,"units":"ml"},{"name":"Lime","amount":1,"units":"wedge"}
            """
        let batch = try Samples.read(
            Samples.recipe(line: lines), names: ExchangeNames(ImportKnown(ingredients: [lime, juice])))
        #expect(batch.drinks.first?.value.lines.map(\.ingredient) == ["lime-juice", "lime"])
        #expect(batch.drinks.first?.value.lines.map(\.written) == ["Lime (juiced)", nil])
    }
}
