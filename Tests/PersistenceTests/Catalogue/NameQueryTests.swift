import Testing

@testable import Persistence

struct NameQueryTests {
    @Test(arguments: [
        ("n", true), ("neg", true), ("negr", false), ("네그로", true), ("ㄴㄱ", true), ("네ㄱ", false), ("bㄴ", true),
    ])
    func `a query is exact only if one gram covers it`(text: String, isExact: Bool) throws {
        #expect(try #require(NameQuery(text)).isExact == isExact)
    }

    @Test(arguments: [
        ("negro", "negroni\n네그로니", true), ("groni", "white\nnegroni", true), ("negron", "negro\nni", false),
        ("oniw", "negroni\nwhite", false), ("negroni", "negron", false), ("네그로니", "네그로니", true),
        ("네그로니아", "네그로니", false), ("ㄴ그ㄹㄴ", "네그로니", true),
    ])
    func `a longer query must be contained in one name`(text: String, names: String, isContained: Bool) throws {
        #expect(try #require(NameQuery(text)).isContained(in: names) == isContained)
    }

    @Test func `a text without letters is no query`() {
        #expect(NameQuery("") == nil)
        #expect(NameQuery(" -!\" ") == nil)
    }
}
