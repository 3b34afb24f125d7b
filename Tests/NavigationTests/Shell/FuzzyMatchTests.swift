import Testing

@testable import Navigation

struct FuzzyMatchTests {
    @Test(arguments: [
        ("", "anything"), ("drk", "drinks"), ("DRI", "drinks"), ("gm", "go mad"), ("캔메", "캔 메이크"), ("d r", "drinks"),
    ])
    func `letters in their order match`(query: String, text: String) {
        #expect(FuzzyMatch.score(query, in: text) != nil)
    }

    @Test(arguments: [("rd", "dr"), ("x", "drinks"), ("drinkss", "drinks"), ("a", "")])
    func `missing or reordered letters do not match`(query: String, text: String) {
        #expect(FuzzyMatch.score(query, in: text) == nil)
    }

    @Test(arguments: [
        ("bar", "bar", "bar/makeable"), ("bar", "bar/makeable", "about ears"), ("cm", "can make", "became"),
        ("home", "home", "he roams everywhere"),
    ])
    func `the nearer text wins`(query: String, better: String, worse: String) throws {
        let high = try #require(FuzzyMatch.score(query, in: better))
        let low = try #require(FuzzyMatch.score(query, in: worse))
        #expect(high > low)
    }
}
