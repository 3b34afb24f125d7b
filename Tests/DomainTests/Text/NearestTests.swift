import Domain
import Testing

struct NearestTests {
    private let names = ["kirsch", "negroni", "gin", "campari"]

    @Test(arguments: [("negrni", "negroni"), ("GIN", "gin"), ("camapri", "campari")])
    func `a mistyped name is recognised`(text: String, name: String) {
        #expect(Nearest.text(like: text, among: names) == name)
    }

    @Test(arguments: ["nosuch", "", "whisky sour", String(repeating: "negroni", count: 20_000)])
    func `another word is not taken for a mistyped name`(text: String) {
        #expect(Nearest.text(like: text, among: names) == nil)
    }
}
