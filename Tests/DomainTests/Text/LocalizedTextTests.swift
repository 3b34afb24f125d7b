import Domain
import Testing

struct LocalizedTextTests {
    @Test func `the other language is shown only if it differs`() {
        let gin = LocalizedText(english: "Gin", korean: "진")
        #expect(gin.other(than: .english) == "진")
        #expect(gin.other(than: .korean) == "Gin")
        let own = LocalizedText(both: "House Sour")
        #expect(own.other(than: .english) == "")
        #expect(own.other(than: .korean) == "")
    }
}
