import TestSupport
import Testing

@testable import Domain

struct DrinkQueryTextTests {
    private static let table: [(String, [DrinkQueryTerm])] = [
        ("", []),
        ("  ", []),
        ("gin fizz", [.init(.word("gin"), at: 0), .init(.word("fizz"), at: 4)]),
        ("with:gin", [.init(.name("gin", .ingredient), at: 0)]),
        ("without:\"egg white\"", [.init(.name("egg white", .ingredient), isNegated: true, at: 0)]),
        ("-without:gin", [.init(.name("gin", .ingredient), at: 0)]),
        ("-with:gin", [.init(.name("gin", .ingredient), isNegated: true, at: 0)]),
        ("BASE:Rum tag:bitter", [.init(.name("Rum", .base), at: 0), .init(.name("bitter", .tag), at: 9)]),
        (
            "재료:진 제외:우유",
            [
                .init(.name("진", .ingredient), at: 0), .init(.name("우유", .ingredient), isNegated: true, at: 5),
            ]
        ),
        (
            "glass:coupe technique:shake",
            [
                .init(.name("coupe", .glass), at: 0), .init(.name("shake", .technique), at: 12),
            ]
        ),
        ("abv<15", [.init(.strength(StrengthBound(.less, 15)), at: 0)]),
        (
            "abv>=20 abv<=30,5% abv>1",
            [
                .init(.strength(StrengthBound(.atLeast, 20)), at: 0),
                .init(.strength(StrengthBound(.atMost, 30.5)), at: 8),
                .init(.strength(StrengthBound(.more, 1)), at: 19),
            ]
        ),
        ("-abv<15", [.init(.strength(StrengthBound(.less, 15)), isNegated: true, at: 0)]),
        ("away:1", [.init(.away(1), at: 0)]),
        ("-sour", [.init(.word("sour"), isNegated: true, at: 0)]),
        ("color:red", [.init(.word("color:red"), at: 0)]),
        ("with<3", [.init(.word("with<3"), at: 0)]),
        ("\"with:gin\"", [.init(.word("with:gin"), at: 0)]),
        ("\"mai tai", [.init(.word("mai tai"), at: 0)]),
        ("- & -", []),
    ]

    @Test func `a line is parsed`() {
        for (text, terms) in Self.table {
            let line = DrinkQueryText(text)
            #expect(line.terms == terms, "\(text)")
            #expect(line.problems.isEmpty, "\(text)")
        }
    }

    @Test func `a problem in a query has its reason and position`() {
        let table: [(String, DrinkQueryProblem)] = [
            ("with:", .init(.missingValue("with"), at: 0)),
            ("a tag:\"\"", .init(.missingValue("tag"), at: 2)),
            ("abv<", .init(.missingValue("abv"), at: 0)),
            ("abv<=x", .init(.notANumber("x"), at: 0)),
            ("abv<-3", .init(.notANumber("-3"), at: 0)),
            ("abv<nan", .init(.notANumber("nan"), at: 0)),
            ("abv>1e999", .init(.notANumber("1e999"), at: 0)),
            ("gin abv:15", .init(.missingComparison("abv"), at: 4)),
            ("away:many", .init(.notANumber("many"), at: 0)),
            ("away:-1", .init(.notANumber("-1"), at: 0)),
            ("away:99999999999999999999", .init(.notANumber("99999999999999999999"), at: 0)),
        ]
        for (text, problem) in table { #expect(DrinkQueryText(text).problems == [problem], "\(text)") }
    }

    @Test func `plain words do not narrow a search, and everything else does`() {
        for text in ["", "gin", "gin fizz", "color:red", "\"mai tai\"", "-"] {
            #expect(!DrinkQueryText(text).narrows, "\(text)")
        }
        for text in ["with:gin", "gin abv<3", "-gin", "with:", "away:0"] {
            #expect(DrinkQueryText(text).narrows, "\(text)")
        }
    }

    @Test func `no line breaks the parser, and every problem lies within the line`() {
        var random = SplitMix64(seed: 7)
        let pieces = [
            "with:", "without:", "abv", "<", ">", "=", "<=", "away:", "-", "\"", " ", "gin", "진", "é", "🍸", "12", ".",
            ",", ":", "재료:", "%", "\t", "e\u{301}", "\u{200D}",
        ]
        let vocabulary = DrinkVocabulary()
        var kinds: Set<String> = []
        for _ in 0..<20_000 {
            let text = (0..<Int.random(in: 0...8, using: &random)).compactMap { _ in
                pieces.randomElement(using: &random)
            }.joined()
            let line = DrinkQueryText(text)
            let search = DrinkSearch(line, vocabulary: vocabulary)
            for start in line.terms.map(\.start) + search.problems.map(\.start) {
                #expect((0..<text.count).contains(start), "\(text)")
            }
            #expect(search.problems.map(\.start) == search.problems.map(\.start).sorted())
            kinds.formUnion(search.problems.map { String("\($0.reason)".prefix { $0 != "(" }) })
        }
        #expect(kinds == ["missingValue", "notANumber", "missingComparison", "unknownName"])
    }

    @Test(arguments: ["agave", "tequila", "mezcal", "아가베", "테킬라", "메즈칼"])
    func `tequila and mezcal share one base, found by either name and by the plant`(word: String) {
        #expect(DrinkVocabulary().option(word, of: .base) == .base(.tequila))
    }

    @Test func `names are looked up in both languages, in full or by prefix`() {
        let vocabulary = DrinkVocabulary([
            .init(.ingredient("gin"), name: LocalizedText(english: "Gin", korean: "진")),
            .init(.ingredient("ginger"), name: LocalizedText(english: "Ginger", korean: "생강")),
            .init(
                .ingredient("egg"), name: LocalizedText(english: "Egg white", korean: "달걀흰자"),
                aliases: ["egg-white", "albumen"]),
        ])
        let table: [(String, DrinkOption?)] = [
            ("gin", .ingredient("gin")), ("진", .ingredient("gin")), ("GING", .ingredient("ginger")),
            ("egg white", .ingredient("egg")), ("Egg-White", .ingredient("egg")), ("album", .ingredient("egg")),
            ("rum", nil), ("", nil), ("...", nil),
        ]
        for (text, option) in table { #expect(vocabulary.option(text, of: .ingredient) == option, "\(text)") }
        #expect(vocabulary.option("럼", of: .base) == .base(.rum))
        let search = DrinkSearch(DrinkQueryText("a with:gjn"), vocabulary: vocabulary)
        #expect(search.problems == [DrinkQueryProblem(.unknownName("gjn", suggestion: "Gin"), at: 2)])
        #expect(search.filter.isEmpty)
        #expect(search.words == ["a"])
    }
}
