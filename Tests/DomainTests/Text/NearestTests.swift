import Domain
import Testing

struct NearestTests {
    private let names = ["kirsch", "negroni", "gin", "campari"]

    @Test(arguments: [("negrni", "negroni"), ("GIN", "gin"), ("camapri", "campari")])
    func `a mistyped name is recognised`(text: String, name: String) {
        #expect(Nearest.text(like: text, among: names) == name)
    }

    @Test(arguments: [("foo", "log"), ("foo", "as"), ("없음", "서울"), ("gi", "gin"), ("find", "list")])
    func `a short word is not taken for one that shares little with it`(text: String, name: String) {
        #expect(Nearest.text(like: text, among: [name]) == nil)
    }

    @Test(arguments: [("서을", "서울"), ("얼움", "얼음"), ("네그로늬", "네그로니"), ("lst", "list")])
    func `Hangul is compared by the letters it is typed with`(text: String, name: String) {
        #expect(Nearest.text(like: text, among: [name]) == name)
    }

    @Test(arguments: ["nosuch", "", "whisky sour", String(repeating: "negroni", count: 20_000)])
    func `another word is not taken for a mistyped name`(text: String) {
        #expect(Nearest.text(like: text, among: names) == nil)
        #expect(Nearest.texts(like: text, among: names, limit: 3) == [])
    }

    @Test func `several similar names are suggested, the nearest first and no distant ones`() {
        let names = ["drinks", "dig", "settings", "drink:ID"]
        #expect(Nearest.texts(like: "drink", among: names, limit: 3) == ["drinks"])
        #expect(Nearest.texts(like: "drink:I", among: names, limit: 3) == ["drink:ID", "drinks"])
        #expect(Nearest.texts(like: "drink:I", among: names, limit: 1) == ["drink:ID"])
    }
}
