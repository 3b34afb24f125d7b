import Testing

@testable import Domain

/// A stored filter is read back unchanged.
struct DrinkFilterCodeTests {
    private static let options: [DrinkOption] = [
        .base(.gin), .away(1), .marked(.saved), .marked(.tried), .made, .strength(2), .sugar(0), .level(3),
        .size(6...255), .ingredient("sweet-vermouth"), .technique(.stir), .tag("before-dinner"), .glass("rocks"),
        .iba(.newEra), .alcoholFree, .rated(4), .own, .collection("c"), .source("example.org"), .tool("jigger"),
    ]

    @Test(arguments: options)
    func `every option survives encoding`(option: DrinkOption) {
        #expect(DrinkOption(code: option.code) == option)
    }

    @Test func `the sample options cover all kinds`() {
        #expect(Set(Self.options.map(\.kind)) == Set(DrinkOptionKind.allCases))
    }

    @Test func `a decoded filter keeps wanted and unwanted options and limits`() {
        let filter = DrinkFilter(
            wanted: Self.options, unwanted: [.tag("sour"), .base(.rum)],
            bounds: [StrengthBound(.less, 15), StrengthBound(.atLeast, 7.5)])
        #expect(DrinkFilter(code: filter.code) == filter)
        #expect(DrinkFilter(code: DrinkFilter().code).isEmpty)
    }

    @Test func `unknown parts of a code are ignored`() {
        let filter = DrinkFilter(code: "+base:gin\n+mood:blue\n*what\n-base:plasma\n%<>3\n%<nan\n%<15.0\n\n+size:5-2")
        #expect(filter == DrinkFilter(wanted: [.base(.gin)], bounds: [StrengthBound(.less, 15)]))
    }

    @Test func `a search turned into a filter keeps its words`() {
        let text = DrinkQueryText("sour -egg with:gin abv<15")
        let vocabulary = DrinkVocabulary(
            [DrinkVocabulary.Entry(.ingredient("gin"), name: LocalizedText(english: "Gin", korean: "진"))])
        let outer = DrinkFilter(wanted: [.rated(4), .own, .collection("c"), .source("example.org"), .tool("jigger")])
        let filter = DrinkSearch(text, vocabulary: vocabulary).within(outer).asFilter
        #expect(filter.words == [DrinkFilter.Word("sour"), DrinkFilter.Word("egg", isUnwanted: true)])
        #expect(DrinkFilter(code: filter.code) == filter)
        let search = DrinkSearch().within(DrinkFilter(code: filter.code))
        #expect(search.words == ["sour"])
        #expect(search.unwantedWords == ["egg"])
    }

    @Test(arguments: [
        ("https://www.example.org/a/b?c", "example.org"), ("http://Punch.example", "punch.example"),
        ("my aunt", "my aunt"), ("", nil), (nil, nil),
    ])
    func `the name of a source is its site or its text`(source: String?, name: String?) {
        #expect(SourceName.name(of: source) == name)
    }
}
