import Domain
import Testing

@testable import Exchange

struct GlassWordsTests {
    @Test(arguments: [
        ("콜린스", "collins"), ("콜린스 글라스", "collins"), ("콜린스잔", "collins"), ("쿠페", "coupe"), ("쿠페 잔", "coupe"),
        ("Collins", "collins"), ("Highball Glass", "highball"),
    ])
    func `a glass is known without the word for glass, in both languages`(name: String, id: Identifier<Glass>) {
        let match = GlassWords.match(name, in: Samples.names)
        #expect(match.id == id && match.isSure)
    }
}
