import Testing

@testable import Persistence

struct GramsTests {
    private func grams(_ names: String...) -> Set<String> {
        Set(Grams.text(of: names).split(separator: " ").map(String.init))
    }

    @Test func `a name is split into grams of one, two and three characters`() {
        #expect(grams("gin") == ["g", "i", "n", "gi", "in", "gin"])
    }

    @Test func `a Hangul name also has grams of initials and open syllables`() {
        #expect(grams("진토") == ["진", "지", "토", "진토", "ㅈ", "ㅌ", "ㅈㅌ"])
    }

    @Test func `a short query is one gram, a long query all of its trigrams`() {
        #expect(Grams.expression(for: "") == nil)
        #expect(Grams.expression(for: "gi") == "\"gi\"")
        #expect(Grams.expression(for: "negro") == "\"neg\" AND \"egr\" AND \"gro\"")
        #expect(Grams.expression(for: "네ㄱㄹㄴ") == "\"ㄴㄱㄹ\" AND \"ㄱㄹㄴ\"")
    }

    @Test func `a pasted page is looked up by its beginning alone`() throws {
        let page = String(repeating: "negroni", count: 20_000)
        #expect(try #require(Grams.expression(for: page)).utf8.count < 1_000)
        let query = try #require(NameQuery(page))
        #expect(!query.isContained(in: "negroni\nnegroni sbagliato"))
    }
}
