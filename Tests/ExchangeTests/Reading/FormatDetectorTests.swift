import Domain
import Exchange
import Testing

struct FormatDetectorTests {
    @Test(arguments: [
        ("{\"format\":\"dimo\",\"version\":1}", ExchangeFormat.dimo),
        ("{ \"name\": \"x\", \"instructions\": \"cut off he", .barAssistant),
        ("[{\"recipe\":{\"name\":\"x\"}}]", .barAssistant),
        ("{\"_id\":\"x\",\"name\":\"X\",\"strength\":1}", .barAssistant),
        ("{\"drinks\":null}", .theCocktailDB), ("[{\"idDrink\":\"1\"}]", .theCocktailDB),
        ("id,name_en,ingredient\n", .csv), ("Name;Ingredient\r\n", .csv), ("# Negroni\n", .markdown),
    ])
    func `a format is detected by content`(head: String, format: ExchangeFormat) {
        #expect(FormatDetector.format(of: Array(head.utf8)) == format)
    }

    @Test(arguments: [
        "", " ", "hello", "{}", "[]", "[1,2]", "{\"a\":{\"name\":1}}", "a,b,c\n",
        "[{\"name\":\"x\",\"description\":\"y\"}]",
    ])
    func `unknown content has no format`(head: String) {
        #expect(FormatDetector.format(of: Array(head.utf8)) == nil)
    }

    @Test func `Markdown is only written`() {
        #expect(throws: SourceProblem.notReadable(path: "x", format: .markdown)) { try Samples.read("# Card\n") }
    }

    @Test func `an archive is detected by its first bytes`() {
        #expect(FormatDetector.isArchive([0x50, 0x4b, 3, 4, 0]))
        #expect(!FormatDetector.isArchive(Array("PK".utf8)))
    }
}
