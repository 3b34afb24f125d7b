import Domain
import Exchange
import TestSupport
import Testing

/// Texts, slugs, steps and measures.
struct TextTests {
    @Test(arguments: [
        ("Piña Colada", "pina-colada"), ("Dark 'n' Stormy", "dark-n-stormy"), ("Corpse Reviver #2", "corpse-reviver-2"),
        ("Ve.N.To", "vento"), ("Don’s Special Daiquiri", "dons-special-daiquiri"), ("  Gin & It!  ", "gin-it"),
        ("Straße Æ", "strasse-ae"), ("Pin\u{303}a", "pina"), ("ＡＢＣ", "abc"), ("20th Century", "20th-century"),
    ])
    func `a slug is made from a name`(name: String, slug: String) {
        #expect(Slug.make(name) == slug)
    }

    @Test func `a name without Latin letters always has the same id`() {
        #expect(Slug.make("네그로니") == Slug.make("네그로니"))
        #expect(Slug.make("네그로니") != Slug.make("마티니"))
        #expect(Identifier<Drink>(Slug.make("네그로니")).isWellFormed)
        #expect(Slug.make("!!", stem: "tag").hasPrefix("tag-"))
        #expect(Slug.free("a") { ["a", "a-2"].contains($0) } == "a-3")
    }

    @Test(arguments: [
        ("a\u{1b}[31;1mb\u{1b}[0m", "ab"), ("\u{1b}]8;;http://x\u{7}link\u{1b}]8;;\u{1b}\\", "link"),
        ("\u{9b}2Jx", "x"), ("a\u{0}\u{8}b\u{7f}", "ab"), ("a\r\nb\tc", "a b c"), ("\u{202e}abc\u{2066}", "abc"),
        ("e\u{301}", "é"), ("\u{1112}\u{1161}\u{11ab}", "한"), ("👩‍🍳", "👩‍🍳"), ("\u{1b}Pq secret\u{1b}\\ok", "ok"),
        ("\u{feff}x\u{fffe}", "x"), ("\u{1b}\u{1b}[31mred", "red"),
    ])
    func `a line loses escape codes and control characters and is composed`(raw: String, clean: String) {
        #expect(TextCleaner.line(raw) == clean)
        #expect(Array(TextCleaner.line(raw).unicodeScalars) == Array(clean.unicodeScalars), "composed")
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func `cleaning is idempotent and removes all control characters`(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let signs: [Unicode.Scalar] = [
            "\u{1b}", "[", "]", "3", "m", "\u{7}", "\u{9b}", "\n", "\r", "\t", "a", "한", "\u{301}", "\u{90}",
            "\u{202e}", ";", "\\", "P", " ",
        ]
        var raw = String.UnicodeScalarView()
        for _ in 0..<200 { raw.append(signs.randomElement(using: &random) ?? "a") }
        for clean in [TextCleaner.line, TextCleaner.paragraph] {
            let once = clean(String(raw))
            #expect(clean(once) == once)
            #expect(
                !once.unicodeScalars.contains {
                    $0 != "\n" && $0 != "\t" && $0.value < 32 || (0x7f..<0xa0).contains($0.value)
                })
        }
    }

    @Test(arguments: [
        ("1. Shake.\\n2) Strain.", ["Shake.", "Strain."]),
        ("1. Shake. 2. Strain. 3. Add 2. dashes", ["Shake.", "Strain.", "Add 2. dashes"]),
        ("- Shake\\n* Strain", ["Shake", "Strain"]),
        ("# How\\n\\n**Step 1:** Shake\\nStep 2: Strain", ["Shake", "Strain"]),
        ("Shake with approx. 5 cubes. Strain! Serve.", ["Shake with approx. 5 cubes.", "Strain!", "Serve."]),
        ("<ol><li>Shake</li><li>Strain <i>twice</i></li></ol>", ["Shake", "Strain twice"]),
        ("Use 1.5 oz. of it and 2 * 3 = 6, snake_case", ["Use 1.5 oz. of it and 2 * 3 = 6, snake_case"]),
        ("흔든다. 거른다.", ["흔든다.", "거른다."]), ("", []),
        ("See [the book](http://x) ![pic](y.png)now", ["See the book now"]),
    ])
    func `instructions are split into steps`(text: String, steps: [String]) throws {
        let batch = try Samples.read(Samples.recipe(instructions: "\"\(text)\""))
        #expect(batch.drinks.first?.value.steps.map(\.english) == steps)
    }

    struct Measure: CustomTestStringConvertible, Sendable {
        let text: String
        let amount: Double?
        let maximum: Double?
        let unit: MeasureUnit

        init(_ text: String, _ amount: Double?, _ unit: MeasureUnit, to maximum: Double? = nil) {
            self.text = text
            self.amount = amount
            self.maximum = maximum
            self.unit = unit
        }

        var testDescription: String { text }
    }

    @Test(arguments: [
        Measure("1 1/2 oz ", 1.5, .ounce), Measure("2-3 oz", 2, .ounce, to: 3),
        Measure("3 to 2 dashes", 2, .dash, to: 3),
        Measure("½ part", 0.5, .part), Measure("1½ tsp", 1.5, .teaspoon), Measure("1,5 cl", 1.5, .centilitre),
        Measure("1 L", 1000, .millilitre), Measure("Dash", 1, .dash), Measure("Top up with", nil, .topUp),
        Measure("fill", nil, .topUp), Measure("10cl", 10, .centilitre), Measure("2 fl oz", 2, .ounce),
        Measure("1 twist of", 1, .peel), Measure("", nil, .other("other")), Measure("4", 4, .whole),
        Measure("Garnish with", nil, .other("other")), Measure("about 3 drops", 3, .drop), Measure("1/0", 1, .whole),
        Measure("2 or 3 leaves", 2, .leaf, to: 3), Measure("1 bunch of", 1, .other("bunch")),
        Measure("1,000 ml", 1000, .millilitre), Measure("2 - 2 oz", 2, .ounce),
    ])
    func `measures in words are read`(measure: Measure) throws {
        let batch = try Samples.read(
            "{\"drinks\":[{\"strDrink\":\"X\",\"strIngredient1\":\"Y\",\"strMeasure1\":\"\(measure.text)\"}]}")
        let line = try #require(batch.drinks.first?.value.lines.first)
        #expect(line.amount == measure.amount && line.amountMax == measure.maximum)
        #expect(line.unit == measure.unit)
    }
}
