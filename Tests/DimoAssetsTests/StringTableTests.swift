import Domain
import Testing

@testable import DimoAssets

/// The interface's texts in the `.strings` format.
struct StringTableTests {
    private func parse(_ text: String) -> [String: String] { StringTable.parse(Array(text.utf8)) }

    @Test func `pairs are read`() {
        #expect(parse("\"a\" = \"b\";\n\"c.d\"=\"e f\";") == ["a": "b", "c.d": "e f"])
        #expect(parse("") == [:])
    }

    @Test func `escape sequences are decoded`() {
        #expect(parse(#""a" = "say \"hi\"\\ and\nbye";"#) == ["a": "say \"hi\"\\ and\nbye"])
        #expect(parse(#""a" = "b\\";"c" = "\"";"d\\\"" = "\\\\\"";"#) == ["a": #"b\"#, "c": "\"", #"d\""#: #"\\""#])
    }

    @Test func `comments are skipped, and quoted ones are text`() {
        #expect(
            parse("/* \"x\" = \"y\"; */\n\"a\" = \"/* b */\";\n// \"c\" = \"d\";\n\"e\" = \"f // g\";") == [
                "a": "/* b */", "e": "f // g",
            ])
    }

    @Test func `Korean and emoji are kept`() {
        #expect(parse("\"a\" = \"네그로니 🍸\";") == ["a": "네그로니 🍸"])
    }

    @Test(arguments: ["\"a\" = \"b", "\"a", "/* never ends", "\"a\" = \"b\\", "\\", "= ;"])
    func `a truncated table does not crash`(text: String) {
        _ = parse(text)
    }

    @Test(arguments: Language.allCases)
    func `the bundled texts are loaded`(language: Language) throws {
        let strings = try StringTable.load(language, from: AssetFolder(path: TemporaryAssets.repository))
        #expect(strings.language == language)
        #expect(strings["tab.drinks"] == (language == .english ? "Drinks" : "칵테일"))
        #expect(strings("reach.away", "3").contains("3"))
    }

    @Test(arguments: Language.allCases)
    func `a single text equals that of the whole table`(language: Language) throws {
        let bytes = try AssetFolder(path: TemporaryAssets.repository)
            .bytes(of: "\(language.rawValue).lproj/Localizable.strings")
        let index = StringIndex(bytes)
        let pairs = index.pairs
        #expect(pairs.count > 2_500)
        for (key, text) in pairs { #expect(index.text(for: key) == text, "\(key)") }
        #expect(index.text(for: "no.such.key") == nil)
    }

    @Test(arguments: [(Language.english, "press "), (.korean, "누르")])
    func `a problem's text names no key, since commands print it as well`(language: Language, word: String) throws {
        let problems = try StringIndex(
            AssetFolder(path: TemporaryAssets.repository).bytes(of: "\(language.rawValue).lproj/Localizable.strings")
        ).pairs.filter { $0.0.contains(".problem.") || $0.0.contains(".trouble.") }
        #expect(problems.count > 100)
        for (key, text) in problems { #expect(!text.lowercased().contains(word), "\(key): \(text)") }
    }

    @Test func `the later of two texts with one key is used`() {
        let index = StringIndex(Array("\"a\"=\"1\";\"b\"=\"2\";\"a\"=\"3\";".utf8))
        #expect(index.text(for: "a") == "3")
        #expect(index.text(for: "b") == "2")
    }

    @Test func `a table of the shortest pairs is read completely`() {
        let keys = (0..<5_000).map { String($0, radix: 36) }
        let index = StringIndex(Array(keys.map { "\"\($0)\"\"\"" }.joined().utf8))
        #expect(keys.allSatisfy { index.text(for: $0)?.isEmpty == true })
        #expect(index.text(for: "?") == nil)
        #expect(StringIndex([]).text(for: "") == nil)
    }

    @Test func `help is looked up by its English text, and English has no help table`()
        throws
    {
        let assets = AssetFolder(path: TemporaryAssets.repository)
        let help = try StringTable.loadHelp(.korean, from: assets)
        #expect(help["Show a recipe."] == "레시피를 보여 줍니다.")
        #expect(help["Names as files and shops write them, such as \"Tequila Blanco\"."].contains("상점"))
        #expect(help["No such text."] == "No such text.")
        #expect(throws: AssetError.self) { try StringTable.loadHelp(.english, from: assets) }
    }

    @Test func `a missing table is an error`() throws {
        let assets = try TemporaryAssets()
        try assets.remove("ko.lproj/Localizable.strings")
        #expect(throws: AssetError.self) { try assets.read { try StringTable.load(.korean, from: $0) } }
    }
}
