import Domain
import FeatureKit
import TestSupport
import Testing

struct AmountFormatterTests {
    private let strings = Strings(
        language: .english,
        table: [
            "unit.ml": "%1 ml", "unit.cl": "%1 cl", "unit.oz": "%1 oz", "unit.dash": "%1 dashes",
            "unit.dash.one": "%1 dash", "unit.whole": "%1", "unit.topup": "top up", "unit.to-taste": "a little",
            "unit.g": "%1 g", "unit.slice": "%1 slices", "unit.slice.one": "%1 slice",
        ])

    private func text(
        _ amount: Double?, _ unit: MeasureUnit, to maximum: Double? = nil, in volume: VolumeUnit? = nil
    ) -> String {
        AmountFormatter(strings: strings, volume: volume).text(amount, to: maximum, unit)
    }

    @Test func `a needed part of a piece rounds up to a whole one, and a volume stays`() {
        let amounts = AmountFormatter(strings: strings)
        #expect([0.0625, 1, 10 * 0.1, 1.2].map { amounts.needed($0, .whole) } == ["1", "1", "1", "2"])
        #expect(amounts.needed(22.5, .millilitre) == "22.5 ml")
        #expect(amounts.needed(nil, .whole) == "a little")
    }

    @Test func `millilitres are decimal`() {
        #expect(text(30, .millilitre) == "30 ml")
        #expect(text(22.5, .millilitre) == "22.5 ml")
        #expect(text(3, .centilitre, in: .millilitre) == "30 ml")
        #expect(text(1.5, .ounce, in: .millilitre) == "44.4 ml")
        #expect(text(30, .millilitre, in: .centilitre) == "3 cl")
        #expect(text(22.5, .millilitre, in: .centilitre) == "2.25 cl")
    }

    @Test func `what to buy has its unit: bottles their size, pieces the language's counter`() {
        let korean = AmountFormatter(
            strings: Strings(language: .korean, table: ["unit.ml": "%1 ml", "unit.whole": "%1개"]))
        #expect(korean.text(.packs(2, millilitres: 700)) == "2 x 700 ml")
        #expect(korean.text(.pieces(3)) == "3개")
        #expect(korean.text(.asWritten) == "")
        #expect(AmountFormatter(strings: strings).text(.pieces(3)) == "3")
    }

    @Test func `ounces are fractions`() {
        #expect(text(1.5, .ounce) == "1½ oz")
        #expect(text(0.75, .ounce) == "¾ oz")
        #expect(text(0.125, .ounce) == "⅛ oz")
        #expect(text(2, .ounce) == "2 oz")
        #expect(text(1.0 / 3, .ounce) == "⅓ oz")
        #expect(text(1.67, .ounce) == "1⅔ oz")
    }

    @Test func `converted ounces round to the nearest eighth, but never to zero`() {
        // 30 ml are 1.0144 oz, 20 ml 0.676, 22.5 ml 0.761, 1 ml 0.034.
        #expect(text(30, .millilitre, in: .ounce) == "1 oz")
        #expect(text(20, .millilitre, in: .ounce) == "⅝ oz")
        #expect(text(22.5, .millilitre, in: .ounce) == "¾ oz")
        #expect(text(1, .millilitre, in: .ounce) == "0.03 oz")
    }

    @Test func `an ounce amount that is no fraction is not rounded`() {
        #expect(text(0.3, .ounce) == "0.3 oz")
    }

    @Test func `counted units are not converted, and have singular and plural`() {
        #expect(text(1, .dash, in: .ounce) == "1 dash")
        #expect(text(2, .dash, in: .millilitre) == "2 dashes")
        #expect(text(0.5, .slice) == "½ slice")
        #expect(text(1.5, .slice) == "1½ slices")
        #expect(text(0.5, .whole) == "½")
        #expect(text(12.5, .gram) == "12.5 g")
    }

    @Test func `a range has both ends, or one if they look alike`() {
        #expect(text(20, .millilitre, to: 30) == "20–30 ml")
        #expect(text(1, .dash, to: 2) == "1–2 dashes")
        #expect(text(30, .millilitre, to: 31, in: .ounce) == "1 oz")
        #expect(text(30, .millilitre, to: 30) == "30 ml")
    }

    @Test func `a missing amount is a word`() {
        #expect(text(nil, .topUp) == "top up")
        #expect(text(nil, .other("other")) == "a little")
        #expect(text(nil, .millilitre) == "a little")
    }

    @Test func `an unknown unit is shown as written`() {
        #expect(text(2, .other("jiggers")) == "2 jiggers")
    }

    @Test func `a unit without a word is shown as its code`() {
        #expect(text(2, .sprig) == "2 sprig")
    }

    @Test func `a line is written with its range`() {
        let line = DrinkLine(ingredient: "i", amount: 2, amountMax: 3, unit: .dash)
        #expect(AmountFormatter(strings: strings).text(line) == "2–3 dashes")
    }

    @Test(
        arguments: [
            (.english, 2, .tablespoon, "2 tbsp Yuzu"), (.korean, 2, .tablespoon, "Yuzu 2큰술"),
            (.korean, 1, .teaspoon, "Yuzu 1작은술"), (.korean, 30, .millilitre, "Yuzu 30 ml"),
        ] as [(Language, Double, MeasureUnit, String)])
    func `a recipe's line has the ingredient before the amount in Korean`(
        language: Language, amount: Double, unit: MeasureUnit, line: String
    ) {
        let words = TestWords.words(language)
        let text = AmountFormatter(strings: words).text(amount, unit)
        #expect(AmountFormatter.line(text, "Yuzu", words) == line)
        #expect(AmountFormatter.line("", "Yuzu", words) == "Yuzu")
    }

    @Test func `every eighth is a fraction sign`() {
        let signs = (1...8).map { Fraction.exact(Double($0) / 8) }
        #expect(signs == ["⅛", "¼", "⅜", "½", "⅝", "¾", "⅞", "1"])
        #expect(Fraction.exact(0) == "0")
        #expect(Fraction.exact(-1) == nil)
        #expect(Fraction.nearestEighth(0.01) == nil)
    }

    @Test func `in ASCII a fraction is written out`() {
        strings.setPlain(true)
        #expect(text(1.75, .ounce) == "1 3/4 oz")
        #expect(text(0.5, .slice) == "1/2 slice")
        #expect(text(2, .ounce) == "2 oz")
        #expect(AmountFormatter(strings: strings).span(90, to: 99).hasPrefix("90 -> 99"))
        strings.setPlain(false)
    }
}
