import FeatureKit
import Terminal
import TestSupport
import Testing

@testable import Domain

/// A drink in a list: names in both languages, base, strength, meters, and the distance from the bar.
@MainActor
struct DrinkRowTests {
    private func summary(strength: Double = 24.54, base: BaseSpirit = .gin) -> DrinkSummary {
        DrinkSummary(
            id: "negroni", name: LocalizedText(english: "Negroni", korean: "네그로니"), base: base, strength: strength,
            meters: DrinkMeters(strength: 3, sugar: 3, level: 1), tags: [])
    }

    private func draw(_ row: DrinkRow, width: Int) -> String {
        var canvas = Canvas(size: Size(width: width, height: 1))
        DrinkRowView.draw(row, query: "", isSelected: false, into: &canvas, in: canvas.bounds, context: RenderContext())
        return canvas.text(inRow: 0)
    }

    @Test(arguments: Language.allCases)
    func `an estimated or stated strength of zero is never drawn as known`(language: Language) {
        let text = StrengthText(TestWords.words(language))
        #expect(text.short(0, .known) == "-" && text.full(0, .known) == "0.0%")
        #expect(text.short(0, .estimated) == "~0.0%" && text.full(0, .estimated) == "~0.0%")
        #expect(text.short(0, .stated) == "~0.0%" && text.full(0, .stated) == "~0.0%")
        #expect(text.short(0, .unknown) == "?")
    }

    @Test(arguments: [(Language.english, "alcohol unknown"), (.korean, "알코올 양 모름")])
    func `without any known alcohol no number of standard drinks is claimed`(language: Language, text: String) {
        func numbers(ethanol: Double) -> String {
            StrengthText(TestWords.words(language)).numbers(
                DrinkEstimate(
                    volume: 90, dilutedVolume: 120, strength: ethanol / 2, ethanol: ethanol, sugar: 5, kilocalories: 20,
                    unknownLines: 0, basis: .unknown, isSugarAtLeast: false), .tenGrams)
        }
        #expect(numbers(ethanol: 0).hasPrefix(text) && !numbers(ethanol: 0).contains("0.0"))
        #expect(numbers(ethanol: 12).contains("1.2"))
    }

    @Test(arguments: [
        (Language.english, "Negroni", "네그로니", "gin", "2 away"), (.korean, "네그로니", "Negroni", "진", "2개 부족"),
    ])
    func `the row is in the language of the program`(
        language: Language, name: String, other: String, base: String, reach: String
    ) {
        let row = DrinkRow(summary(), away: 2, strings: TestWords.words(language))
        #expect(row.name == name)
        #expect(row.otherName == other)
        #expect(row.base == base)
        #expect(row.reachText == reach)
        #expect(row.reach == .away(2))
    }

    @Test func `strength has one decimal, and a drink without alcohol a dash`() {
        #expect(DrinkRow(summary(), away: 0, strings: TestWords.english).strength == "24.5%")
        #expect(DrinkRow(summary(strength: 0, base: .none), away: 0, strings: TestWords.english).strength == "-")
    }

    @Test func `a makeable drink says so, and an unknown reach shows nothing`() {
        let now = DrinkRow(summary(), away: 0, strings: TestWords.english)
        #expect(now.reach == .now)
        #expect(now.reachText == "can make now")
        let unknown = DrinkRow(summary(), away: nil, strings: TestWords.english)
        #expect(unknown.reach == nil)
        #expect(unknown.reachText == "")
    }

    @Test func `a wide row shows everything, and a narrow one only the sign of the reach`() {
        let row = DrinkRow(summary(), away: 0, strings: TestWords.english)
        let wide = draw(row, width: 80)
        for part in ["● Negroni", "네그로니", "gin", "24.5%", "■ ■ ■", "can make"] {
            #expect(wide.contains(part), "\(part)")
        }
        let narrow = draw(row, width: 56)
        #expect(narrow.contains("● Negroni"))
        #expect(narrow.contains("■ ■ ■"))
        #expect(!narrow.contains("can make"))
        #expect(draw(DrinkRow(summary(), away: 1, strings: TestWords.english), width: 56).contains("○ Negroni"))
    }

    @Test func `an unknown strength draws no meter, and the rest keeps its place`() {
        func line(_ basis: StrengthBasis) -> String {
            let drink = DrinkSummary(
                id: "x", name: LocalizedText(both: "X"), base: .gin, strength: 2,
                meters: DrinkMeters(strength: 1, sugar: 0, level: 1), tags: [], basis: basis)
            return draw(DrinkRow(drink, away: 0, strings: TestWords.english), width: 80)
        }
        #expect(line(.unknown).contains("?") && !line(.unknown).contains("■") && !line(.unknown).contains("□"))
        #expect(line(.known).contains("■"))
        #expect(line(.unknown).contains("can make") && line(.unknown).count == line(.known).count)
    }

    @Test func `a screen reader gets the reach in words at every width, without signs or squares`() {
        var canvas = Canvas(size: Size(width: 56, height: 1))
        DrinkRowView.draw(
            DrinkRow(summary(), away: 0, strings: TestWords.english), query: "", isSelected: false, into: &canvas,
            in: canvas.bounds, context: RenderContext(isPlain: true))
        #expect(canvas.text.contains("can make now") && canvas.text.contains("24.5%"))
        #expect(!canvas.text.contains { "●■□".contains($0) })
    }

    @Test(arguments: 48...100)
    func `a long name leaves its neighbours uncut at every width`(width: Int) {
        let long = DrinkSummary(
            id: "long",
            name: LocalizedText(english: "Three Dots and a Dash of Something", korean: "쓰리 도츠 앤드 어 대시 오브 섬싱"),
            base: .whiskey, strength: 9.95, meters: DrinkMeters(strength: 1, sugar: 2, level: 3), tags: [])
        for language in Language.allCases {
            let text = draw(DrinkRow(long, away: 12, strings: TestWords.words(language)), width: width)
            #expect(TextMetrics().width(of: text) == width)
            #expect(text.contains("  \(TestWords.words(language)["base.whiskey"]) "), "\(text)")
            #expect(text.contains(" \(TestWords.words(language).percent("10.0"))   ■ □ □"), "\(text)")
        }
    }
}
