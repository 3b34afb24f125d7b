import Domain
import Exchange
import Testing

/// Our own format loses nothing, and the same contents always give the same bytes.
struct OwnFormatTests {
    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `export, import, export gives the same entities and bytes`(seed: UInt64) throws {
        var random = RandomContents(seed: seed)
        let contents = random.contents(12)
        let writer = ExchangeWriter()
        let first = writer.text(contents, as: .dimo)
        let batch = try Samples.read(first)
        #expect(batch.failures == [])
        #expect(Set(batch.drinks.map(\.value)) == Set(contents.drinks))
        #expect(Set(batch.ingredients.map(\.value)) == Set(contents.ingredients))
        #expect(batch.tags.map(\.value) == contents.tags && batch.sections == contents.sections)
        #expect(writer.text(batch.contents, as: .dimo) == first)
    }

    @Test func `the file format is stable`() throws {
        let drink = Drink(
            id: "a", name: Samples.text("A", "가"), summary: Samples.text("", ""), base: .gin,
            lines: [
                DrinkLine(ingredient: "gin", amount: 22.5, unit: .millilitre),
                DrinkLine(ingredient: "x", amount: 1, unit: .other("pint")),
            ],
            steps: [Samples.text("Mix.", "섞는다.")], techniques: [.build], glass: "rocks", serving: .rocks)
        #expect(
            ExchangeWriter().text(ExchangeContents(drinks: [drink]), as: .dimo) == """
                {"format":"dimo","version":1,
                "drinks":[
                {"id":"a","en":"A","ko":"가","text_en":"","text_ko":"","base":"gin","lines":[{"ingredient":"gin","amount":22.5,\
                "unit":"ml"},{"ingredient":"x","amount":1,"unit":"other","unit_text":"pint"}],"steps_en":["Mix."],\
                "steps_ko":["섞는다."],"techniques":["build"],"glass":"rocks","serve":"rocks"}
                ]}

                """)
        #expect(ExchangeWriter().text(ExchangeContents(), as: .dimo) == "{\"format\":\"dimo\",\"version\":1}\n")
    }

    @Test func `ingredients are found anywhere in the file, and the format mark may come last`() throws {
        let batch = try Samples.read(
            """
            {"drinks":[{"id":"d","en":"D","ko":"D","base":"gin","glass":"rocks","serve":"up","lines":[{"ingredient":"i"}]}],
            "ingredients":[{"id":"i","en":"I","ko":"I","parent":"p","category":"other"},{"id":"p","en":"P","ko":"P","category":"other"}],
            "version":1,"format":"dimo"}
            """, names: Samples.names)
        #expect(batch.failures == [] && batch.drinks.count == 1)
        #expect(batch.ingredients.map(\.value.id) == ["p", "i"])
    }

    @Test func `a newer version is refused, and a file without a mark has no format`() throws {
        #expect(throws: SourceProblem.newerVersion(path: "x", version: 2)) {
            try Samples.read("{\"format\":\"dimo\",\"version\":2,\"drinks\":[]}")
        }
        #expect(throws: SourceProblem.unknownFormat(path: "x")) { try Samples.read("{\"what\":1}") }
    }

    @Test func `duplicate ids, cycles, unknown ingredients and cyclic variants fail with reasons`() throws {
        let drink = #""ko":"D","base":"gin","glass":"rocks","serve":"up""#
        let batch = try Samples.read(
            """
            {"format":"dimo","version":1,"ingredients":[
            {"id":"a","en":"A","category":"other","parent":"b"},{"id":"b","en":"B","category":"other","parent":"a"},
            {"id":"c","en":"C","category":"other","parts":["c"]},{"id":"d","en":"D","category":"other","parent":"a"},
            {"id":"d","en":"D","category":"other"},{"id":"Bad Id","en":"E","category":"other"},{"id":"f","category":"other"},
            {"id":"g","en":"G","category":"spaceship"}],
            "drinks":[{"id":"one",\(drink),"lines":[{"ingredient":"nobody"}]},{"id":"two",\(drink)},{"id":"two",\(drink)},
            {"id":"v",\(drink),"variant_of":"w"},{"id":"w",\(drink),"variant_of":"v"}]}
            """, names: Samples.names)
        #expect(batch.ingredients.map(\.value.id) == ["d"] && batch.ingredients.first?.value.parent == nil)
        #expect(batch.drinks.map(\.value.id) == ["two", "v"])
        #expect(
            batch.failures.map { "\($0.kind.rawValue) \($0.place.record) \($0.reason.prefix(20))" } == [
                "ingredient Bad Id id: \"Bad Id\" is not ",
                "ingredient f en: is missing: add ",
                "ingredient g category: \"spaceship",
                "ingredient d id: \"d\" appears twic",
                "ingredient a parent: \"b\" would fo",
                "ingredient b parent: \"a\" would fo",
                "ingredient c parts: \"c\" would for",
                "drink one lines[0].ingredient:",
                "drink two id: \"two\" appears tw",
                "drink w variant_of: \"v\" woul",
            ])
        #expect(batch.readCount == 13)
    }
}
