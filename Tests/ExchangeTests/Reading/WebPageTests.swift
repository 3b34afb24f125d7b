import Domain
import Testing

@testable import Exchange

/// Recipes from web pages with schema.org data, and from pasted text.
struct WebPageTests {
    private static let page = """
        <!DOCTYPE html><html><head><title>Blog</title>
        <script type="application/ld+json">{"@context":"https://schema.org","@graph":[
          {"@type":"WebPage","name":"Nothing"},
          {"@type":["Recipe"],"name":"Garden &amp; Gin","description":"<p>Green.</p>","recipeYield":"2 servings",
           "datePublished":"2024-05-06","url":"https://example.org/garden",
           "recipeIngredient":["3 oz (90 ml) dry gin, chilled","1 1/2 oz lime juice","Club soda, to top",
             "Garnish: mint sprig","10 mint leaves (optional)"],
           "recipeInstructions":[{"@type":"HowToStep","text":"Shake the gin &amp; lime."},
             {"@type":"HowToSection","itemListElement":[{"@type":"HowToStep","text":"Strain into a coupe."}]}]}]}
        </script></head><body>Long story.</body></html>
        """

    @Test func `a recipe of a page is read for one serving, with the original ingredient names`() throws {
        let batch = try Samples.read(Self.page, names: Samples.names)
        #expect(batch.failures == [])
        #expect(batch.formats == [.webPage])
        let drink = try #require(batch.drinks.first?.value)
        #expect(drink.name.english == "Garden & Gin")
        #expect(drink.summary.english == "Green.")
        #expect(drink.source == "https://example.org/garden")
        #expect(drink.createdAt == RFC3339.seconds("2024-05-06T00:00:00Z"))
        #expect(drink.glass == "coupe")
        #expect(drink.garnish?.english == "mint sprig")
        #expect(drink.steps.map(\.english) == ["Shake the gin & lime.", "Strain into a coupe."])
        #expect(drink.lines.map(\.ingredient) == ["gin", "lime-juice", "soda-water", "mint"])
        #expect(drink.lines.map(\.amount) == [1.5, 0.75, nil, 5])
        #expect(drink.lines.map(\.unit) == [.ounce, .ounce, .topUp, .leaf])
        #expect(drink.lines.map(\.written) == ["dry gin", nil, "Club soda", nil])
        #expect(drink.lines[3].isOptional)
        #expect(batch.warnings.contains { $0.text.contains("for 2") })
    }

    @Test func `a bare recipe object is a page, and a page without one gives an error`() throws {
        let json =
            #"{"@type":"Recipe","name":"Bare","recipeIngredient":["50 ml gin"],"recipeInstructions":"Stir. Strain."}"#
        let drink = try #require(try Samples.read(json, names: Samples.names).drinks.first?.value)
        #expect(drink.lines == [DrinkLine(ingredient: "gin", amount: 50, unit: .millilitre)])
        #expect(drink.steps.map(\.english) == ["Stir.", "Strain."])
        let none = try Samples.read("<html><body>Tea</body></html>", names: Samples.names)
        #expect(none.drinks.isEmpty)
        #expect(none.failures.map(\.kind) == [.file] || none.failures.map(\.kind) == [.drink])
        #expect(none.failures.first?.reason.contains("schema.org") == true)
    }

    @Test(arguments: [
        """
        # Night Fizz
        A quiet one.

        Ingredients:
        - 45-60 ml gin (cold)
        - 1/2 oz Lime juice
        - top up with soda water
        Glass: Highball
        Garnish: mint
        Source: my aunt

        Method
        1. Shake gin and lime.
        2. Top up.
        """,
        """
        Night Fizz
        A quiet one.
        45-60 ml gin (cold)
        1/2 oz Lime juice
        soda water, to top
        Glass: Highball
        Garnish: mint
        Source: my aunt
        1. Shake gin and lime.
        2. Top up.
        """,
    ])
    func `a recipe is read from free text`(text: String) throws {
        let drink = try #require(
            try Samples.read(text, names: Samples.names, format: .text).drinks.first?.value)
        #expect(drink.name.english == "Night Fizz")
        #expect(drink.summary.english == "A quiet one.")
        #expect(drink.lines.map(\.ingredient) == ["gin", "lime-juice", "soda-water"])
        #expect(drink.lines.map(\.amount) == [45, 0.5, nil])
        #expect(drink.lines[0].amountMax == 60)
        #expect(drink.lines[2].unit == .topUp)
        #expect(drink.glass == "highball")
        #expect(drink.garnish?.english == "mint")
        #expect(drink.source == "my aunt")
        #expect(drink.steps.map(\.english) == ["Shake gin and lime.", "Top up."])
    }

    @Test func `pasted text is recognised without a format`() throws {
        let text = "Night Fizz\n\n2 oz gin\n3/4 oz lime juice\nSoda water, to top\n\nShake, strain, top up.\n"
        let drink = try #require(try Samples.read(text, names: Samples.names).drinks.first?.value)
        #expect(drink.name.english == "Night Fizz")
        #expect(drink.lines.map(\.ingredient) == ["gin", "lime-juice", "soda-water"])
        for other in ["Dear all,\nwe meet at 8 on 12 May.\nBring 2 friends.\n", "a,b\n1,2\n3,4\n"] {
            #expect(throws: SourceProblem.unknownFormat(path: "x")) { try Samples.read(other) }
        }
    }

    @Test(arguments: [
        ("Night Fizz (serves 2)", "Method", 2.0), ("# Night Fizz (3인분)", "만드는 법", 3),
        ("Night Fizz (serves 1)", "**Instructions**", 1),
    ])
    func `a title's servings and a label before the steps are no part of them`(
        title: String, label: String, servings: Double
    ) throws {
        let text = "\(title)\n45 ml gin\n15 ml lime juice\n\(label): Muddle the mint.\nTop up.\n"
        let batch = try Samples.read(text, names: Samples.names, format: .text)
        let drink = try #require(batch.drinks.first?.value)
        #expect(drink.name.english == "Night Fizz")
        #expect(drink.lines.map(\.amount) == [45 / servings, 15 / servings])
        #expect(drink.steps.map(\.english) == ["Muddle the mint.", "Top up."])
        #expect(batch.warnings.contains { $0.remark.sentence == .divided } == (servings > 1))
    }

    @Test(arguments: ["Night Fizz (2)", "Night Fizz (No 2)", "(serves 2)"])
    func `brackets in a title that say no servings, or are all of it, stay`(title: String) throws {
        let text = "\(title)\n45 ml gin\n15 ml lime juice\nShake.\n"
        let drink = try #require(try Samples.read(text, names: Samples.names).drinks.first?.value)
        #expect(drink.name.english == title && drink.lines.map(\.amount) == [45, 15])
    }

    @Test func `an amount follows the name in Korean text`() throws {
        let text = "밤의 피즈\n재료\n진 45ml\n라임 주스 15 ml\n탄산수 가득\n만드는 법\n섞는다.\n장식: 민트\n"
        let drink = try #require(
            try Samples.read(text, names: Samples.names, format: .text).drinks.first?.value)
        #expect(drink.lines.map(\.ingredient) == ["gin", "lime-juice", "soda-water"])
        #expect(drink.lines.map(\.amount) == [45, 15, nil])
        #expect(drink.steps.map(\.english) == ["섞는다."])
        #expect(drink.garnish?.english == "민트")
    }

    @Test func `in Korean text an amount in parentheses explains a glass, and a little is no part of a name`() throws {
        let text = "밤의 피즈\n재료\n진 1잔 (45ml)\n라임 주스 15미리\n민트 약간\n만드는 법\n섞는다.\n"
        let drink = try #require(
            try Samples.read(text, names: Samples.names, format: .text).drinks.first?.value)
        #expect(drink.lines.map(\.ingredient) == ["gin", "lime-juice", "mint"])
        #expect(drink.lines.map(\.amount) == [45, 15, nil])
        #expect(drink.lines.first?.unit == .millilitre)
    }

    @Test(
        arguments: [
            ("레몬 한 조각", "레몬", 1, nil, MeasureUnit.slice), ("유자청 두 큰술", "유자청", 2, nil, .tablespoon),
            ("레몬즙 반 개", "레몬즙", 0.5, nil, .whole), ("설탕 세작은술", "설탕", 3, nil, .teaspoon),
            ("달걀 하나", "달걀", 1, nil, .whole), ("비터스 두세 방울", "비터스", 2, 3, .drop),
            ("소주 한 잔", "소주", 1, nil, .other("잔")), ("소주 한 잔 (50ml)", "소주", 50, nil, .millilitre),
            ("바질 네 잎", "바질", 4, nil, .leaf), ("세이지 다섯 장", "세이지", 5, nil, .leaf),
            ("중국식 반 건조 자두", "중국식 반 건조 자두", nil, nil, .other("other")),
        ] as [(String, String, Double?, Double?, MeasureUnit)])
    func `a Korean number before a unit is an amount`(
        line: String, name: String, amount: Double?, maximum: Double?, unit: MeasureUnit
    ) throws {
        let read = try #require(RecipeLineText.line(line)).line
        #expect(read.ingredient.name == name)
        #expect(read.measured == MeasuredAmount(amount: amount, maximum: maximum, unit: unit, note: nil))
    }

    @Test func `a description that ends with a glass is no ingredient`() throws {
        let text = "밤의 피즈\n퇴근 후 한 잔\n진 45ml\n라임 주스 두 큰술\n섞는다.\n"
        let drink = try #require(try Samples.read(text, names: Samples.names).drinks.first?.value)
        #expect(drink.summary.english == "퇴근 후 한 잔")
        #expect(drink.lines.map(\.ingredient) == ["gin", "lime-juice"] && drink.lines.map(\.amount) == [45, 2])
    }

    @Test(arguments: [
        ("위스키 12년 (45ml)", "위스키 12년"), ("위스키 12년산 45ml", "위스키 12년산"), ("12년산 위스키 45ml", "12년산 위스키"),
        ("Scotch 12 years old (45 ml)", "Scotch 12 years old"), ("Scotch 12yo (45 ml)", "Scotch 12yo"),
        ("12 year old scotch 45 ml", "12 year old scotch"), ("45 ml 12-year-old scotch", "12-year-old scotch"),
        ("소주 1잔 (45ml)", "소주"),
    ])
    func `the age of a spirit is part of its name`(line: String, name: String) throws {
        let read = try #require(RecipeLineText.line(line)).line
        #expect(read.ingredient.name == name)
        #expect(read.measured.amount == 45 && read.measured.unit == .millilitre)
    }

    @Test func `ingredients are imported from and exported to CSV`() throws {
        let rows = """
            name,category,abv,parent,aliases,parts
            House bitters,bitters,44,,"Haus;Amargo",
            Strong house bitters,,55,House bitters,,Gin;Mint
            """
        let batch = try Samples.read(rows, names: Samples.names)
        #expect(batch.failures == [])
        let found = Dictionary(uniqueKeysWithValues: batch.ingredients.map { ($0.value.id, $0.value) })
        #expect(found["house-bitters"]?.category == .bitters)
        #expect(found["house-bitters"]?.aliases == ["Haus", "Amargo"])
        #expect(found["strong-house-bitters"]?.parent == "house-bitters")
        #expect(found["strong-house-bitters"]?.parts == ["gin", "mint"])
        var document = ExchangeWriter(names: Samples.names).document(.csv, holdsIngredients: true)
        var text = document.begin()
        for item in batch.ingredients { text += document.add(item.value) }
        text += document.end()
        let again = try Samples.read(text, names: Samples.names)
        #expect(again.failures == [])
        #expect(Set(again.ingredients.map(\.value)) == Set(batch.ingredients.map(\.value)))
    }

    @Test func `the creation time and the amount of a top-up survive`() throws {
        let recipe = Samples.recipe(
            line: #"{"name":"Soda water","amount":60,"units":"topup"},{"name":"Dry gin","amount":1,"units":"topup"}"#,
            more: #","created_at":"2023-04-05T06:07:08+00:00""#)
        let drink = try #require(try Samples.read(recipe, names: Samples.names).drinks.first?.value)
        #expect(drink.createdAt == RFC3339.seconds("2023-04-05T06:07:08Z"))
        #expect(drink.lines.map(\.amount) == [60, nil])
        #expect(drink.lines.map(\.unit) == [.topUp, .topUp])
        #expect(drink.lines.map(\.written) == [nil, "Dry gin"])
        let poured = DrinkCalculator().pours(of: drink, contents: [:], glassVolume: nil).pours
        #expect(poured.map(\.millilitres) == [60, 90])
        let written = ExchangeWriter(names: Samples.names)
        for format in [ExchangeFormat.dimo, .barAssistant] {
            let text = written.text(ExchangeContents(drinks: [drink]), as: format)
            let again = try #require(try Samples.read(text, names: Samples.names).drinks.first?.value)
            #expect(again.createdAt == drink.createdAt, "\(format)")
            #expect(again.lines.map(\.amount) == [60, nil], "\(format)")
        }
    }
}
