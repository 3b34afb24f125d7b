import Domain
import Exchange
import Testing

/// Files in other programs' formats, written and read back.
struct ForeignFormatTests {
    private static let drink = Drink(
        id: "window-seat", name: Samples.text("Window \"Seat\"", "창가 자리"), year: 2024,
        summary: Samples.text("A view.", "전망."), base: .gin,
        lines: [
            DrinkLine(
                ingredient: "gin", amount: 45, amountMax: 60, unit: .millilitre, isExact: true,
                note: Samples.text("cold, very", "차게")),
            DrinkLine(
                ingredient: "lime-juice", amount: 0.5, unit: .whole,
                substitutes: [
                    DrinkSubstitute(ingredient: "mint"), DrinkSubstitute(ingredient: "gin", amount: 2, unit: .dash),
                ]),
            DrinkLine(ingredient: "soda-water", amount: nil, unit: .topUp, isAfter: true),
            DrinkLine(ingredient: "mint", amount: nil, unit: .other("other"), isOptional: true),
            DrinkLine(ingredient: "gin", amount: 1, unit: .barspoon, isAfter: true),
        ],
        steps: [Samples.text("Shake *hard* & <fast>.", "세게 흔든다."), Samples.text("Strain.", "거른다.")],
        techniques: [.shake], glass: "highball", serving: .rocks, garnish: Samples.text("Mint", "민트"), tags: ["long"],
        source: "me")

    @Test func `CSV refers to own ingredients by name and to catalogue ingredients by id`() throws {
        let own = Ingredient(
            id: "my-cocchi-aperitivo", name: Samples.text("Cocchi Aperitivo", "코키 아페리티보"), category: .vermouth)
        let drink = Self.drink.with(
            lines: [
                DrinkLine(ingredient: "gin", amount: 45, unit: .millilitre),
                DrinkLine(ingredient: own.id, amount: 20, unit: .millilitre),
            ], variantOf: nil)
        let contents = ExchangeContents(ingredients: [own], drinks: [drink])
        let text = ExchangeWriter(names: contents.names).text(contents, as: .csv)
        #expect(text.contains(",gin,45,") && text.contains(",Cocchi Aperitivo,20,"))
        #expect(!text.contains("my-cocchi"))
        let batch = try Samples.read(text, names: Samples.names)
        #expect(batch.ingredients.map(\.value.name.english) == ["Cocchi Aperitivo"])
    }

    @Test func `CSV has the names of tags, and tags of the member's own are read back under them`() throws {
        let tag = Tag(id: "tag-a69a39c5", name: Samples.text("겨울", "겨울"))
        let drink = Drink(
            id: "window-seat", name: Self.drink.name, summary: Self.drink.summary, base: .gin, lines: Self.drink.lines,
            steps: [], techniques: [.shake], glass: "highball", serving: .rocks, tags: [tag.id])
        let contents = ExchangeContents(tags: [tag], drinks: [drink])
        let text = ExchangeWriter(names: contents.names).text(contents, as: .csv)
        #expect(text.contains(",shake,겨울,") && !text.contains("a69a39c5"))
        #expect(try Samples.read(text, names: Samples.names).tags.map(\.value.name.korean) == ["겨울"])
    }

    @Test func `draft 04 has its expected keys and no empty texts`() {
        let text = ExchangeWriter(names: Samples.names, strength: { _ in 12.34 }).draft04(Self.drink)
        #expect(
            text == #"""
                {
                  "name": "Window \"Seat\"",
                  "instructions": "1. Shake \\*hard\\* &amp; &lt;fast&gt;.\n2. Strain.",
                  "source": "me",
                  "description": "A view.",
                  "garnish": "Mint",
                  "abv": 12.3,
                  "tags": [
                    "long"
                  ],
                  "glass": "Highball glass",
                  "method": "shake",
                  "ingredients": [
                    {
                      "name": "Gin",
                      "amount": 45,
                      "units": "ml",
                      "amount_max": 60,
                      "note": "exactly this; cold, very"
                    },
                    {
                      "name": "Lime juice",
                      "amount": 0.5,
                      "units": "whole",
                      "substitutes": [
                        {
                          "name": "Mint"
                        },
                        {
                          "name": "Gin",
                          "amount": 2,
                          "units": "dash"
                        }
                      ]
                    },
                    {
                      "name": "Soda water",
                      "amount": 0,
                      "units": "topup"
                    },
                    {
                      "name": "Mint",
                      "amount": 0,
                      "units": "to taste",
                      "optional": true
                    },
                    {
                      "name": "Gin",
                      "amount": 1,
                      "units": "barspoon",
                      "note": "after mixing"
                    }
                  ]
                }

                """#)
    }

    @Test func `a base not implied by its lines survives draft 04, and a note sets no base`() throws {
        let writer = ExchangeWriter(names: Samples.names)
        for base in [BaseSpirit.other, .brandy, .none] {
            let drink = Drink(
                id: Self.drink.id, name: Self.drink.name, summary: Self.drink.summary, base: base,
                lines: Self.drink.lines, steps: Self.drink.steps, techniques: [.shake], glass: "highball",
                serving: .rocks)
            let text = writer.text(ExchangeContents(drinks: [drink]), as: .barAssistant)
            #expect(text.contains("\"base: \(base.rawValue); exactly this; cold, very\"") == (base != .none))
            let back = try #require(Samples.read(text, names: Samples.names).drinks.first?.value)
            #expect(back.base == (base == .none ? .gin : base) && back.lines.first?.note?.english == "cold, very")
            #expect(back.lines.first?.isExact == true)
        }
        let claimed = writer.text(ExchangeContents(drinks: [Self.drink]), as: .barAssistant)
            .replacing("exactly this; cold, very", with: "base: none; cold")
        let back = try #require(Samples.read(claimed, names: Samples.names).drinks.first?.value)
        #expect(back.base == .gin && back.lines.first?.note?.english == "base: none; cold")
    }

    @Test func `draft 04 is read back as far as it has keys`() throws {
        let writer = ExchangeWriter(names: Samples.names)
        let text = writer.text(ExchangeContents(drinks: [Self.drink]), as: .barAssistant)
        let back = try #require(Samples.read(text, names: Samples.names).drinks.first?.value)
        #expect(back.steps.map(\.english) == Self.drink.steps.map(\.english))
        #expect(back.glass == "highball" && back.techniques == [.shake] && back.tags == ["long"] && back.base == .gin)
        for (line, wanted) in zip(back.lines, Self.drink.lines) {
            #expect(line.note?.english == wanted.note?.english)
            #expect(line.amount == wanted.amount && line.amountMax == wanted.amountMax && line.unit == wanted.unit)
            #expect(
                line.isAfter == wanted.isAfter && line.isExact == wanted.isExact && line.isOptional == wanted.isOptional
            )
            #expect(line.substitutes == (wanted.isExact ? [] : wanted.substitutes))
        }
        #expect(writer.text(ExchangeContents(drinks: [back]), as: .barAssistant) == text)
    }

    @Test(arguments: ["=cmd|' /C calc'!A0", "+1", "-2+3", "@SUM(A1)", "'=1", "＝1+1", "＋1", "－1", "＠SUM(A1)"])
    func `CSV cells are escaped against spreadsheet formulas and read back unchanged`(source: String) throws {
        let drink = Drink(
            id: "window-seat", name: Samples.text("Seat", "자리"), summary: Samples.text("A view.", "전망."), base: .gin,
            lines: [DrinkLine(ingredient: "gin", amount: 45, unit: .millilitre)],
            steps: [Samples.text("Stir.", "젓는다.")], techniques: [.stir], glass: "highball", serving: .rocks,
            source: source)
        let text = ExchangeWriter().text(ExchangeContents(drinks: [drink]), as: .csv)
        #expect(text.contains(",'" + source) || text.contains(",\"'" + source), "\(text)")
        #expect(try Samples.read(text, names: Samples.names).drinks.first?.value.source == source)
    }

    @Test func `CSV is written by its rules and read back`() throws {
        let text = ExchangeWriter().text(ExchangeContents(drinks: [Self.drink]), as: .csv)
        let rows = text.split(separator: "\r\n", omittingEmptySubsequences: false)
        #expect(
            rows[0]
                == "id,name_en,name_ko,base,glass,technique,tags,source,steps_en,steps_ko,ingredient,amount,amount_max,"
                + "unit,optional,exact,after,note,abv")
        #expect(
            rows[1].hasPrefix("window-seat,\"Window \"\"Seat\"\"\",창가 자리,gin,highball,shake,long,me,\"Shake *hard*"))
        #expect(rows[1].hasSuffix("gin,45,60,ml,false,true,false,\"cold, very\",") && rows.count == 7)
        let back = try #require(Samples.read(text, names: Samples.names).drinks.first?.value)
        #expect(
            back.id == Self.drink.id && back.name == Self.drink.name
                && back.steps.map(\.korean) == Self.drink.steps.map(\.korean))
        #expect(
            back.lines.map(\.unit) == Self.drink.lines.map(\.unit)
                && back.lines.map(\.isAfter) == Self.drink.lines.map(\.isAfter))
        #expect(ExchangeWriter().text(ExchangeContents(drinks: [back]), as: .csv) == text)
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `random drinks survive two rounds of CSV and draft 04`(seed: UInt64) throws {
        var random = RandomContents(seed: seed)
        let contents = random.contents(8)
        for format in [ExchangeFormat.csv, .barAssistant] {
            func text(_ contents: ExchangeContents) -> String {
                ExchangeWriter(names: contents.names).text(contents, as: format)
            }
            let first = try Samples.read(text(contents))
            #expect(first.failures == [], "\(format)")
            #expect(first.drinks.count == 8)
            let second = try Samples.read(text(first.contents))
            let lines = [first, second].map { batch in
                batch.drinks.map(\.value).sorted { $0.id < $1.id }.map(\.lines)
            }
            #expect(lines[1].map(\.count) == lines[0].map(\.count))
            #expect(lines[1].joined().map(\.amount) == lines[0].joined().map(\.amount))
            #expect(lines[1].joined().map(\.unit) == lines[0].joined().map(\.unit))
        }
    }

    @Test func `a recipe card is written in both languages`() {
        let english = ExchangeWriter(names: Samples.names).card(Self.drink)
        #expect(
            english.hasPrefix(
                "# Window \"Seat\"\n\n*창가 자리*\n\nA view.\n\n## Ingredients\n\n- 45–60 ml Gin (cold, very)\n"))
        #expect(english.contains("- 0.5 Lime juice (or Mint, Gin)\n- top up Soda water\n- Mint (optional)\n"))
        #expect(english.contains("1. Shake \\*hard\\* \\& \\<fast\\>.\n2. Strain.\n\n- **Glass**: Highball glass\n"))
        let korean = ExchangeWriter(names: Samples.names, markdown: MarkdownStyle(.korean)).card(Self.drink)
        #expect(korean.contains("## 재료\n\n- 45–60 ml 진 (차게)\n") && korean.contains("- **장식**: 민트\n"))
    }

    @Test func `a shopping list is written`() {
        let style = MarkdownStyle()
        #expect(
            style.shoppingList([
                (name: "Gin", amount: "2 bottles", drinks: ["A", "B"], isDone: false),
                (name: "Ice_", amount: nil, drinks: [], isDone: true),
            ]) == "# Shopping list\n\n- [ ] 2 bottles Gin (A, B)\n- [x] Ice\\_\n")
    }
}
