import Testing

@testable import FeatureKit

struct RowMatchesTests {
    private let rows = [["Negroni", "네그로니"], ["Piña Colada", "피냐 콜라다"], ["Gin Fizz", "진 피즈"]]

    @Test(
        arguments: [
            ("neg", [0]), ("pina", [1]), ("ㅈㅍ", [2]), ("콜라", [1]), ("i", [0, 1, 2]), ("fizzneg", []), ("", []),
            ("  ", []),
        ])
    func `the search covers all texts of a row`(query: String, found: [Int]) {
        #expect(RowMatches.positions(of: query, in: rows) { $0 } == found)
    }

    @Test(arguments: [("Neg", [0]), ("NEG", []), ("nEg", []), ("PiÑa", []), ("Piña", [1]), ("Pina", [1]), ("F", [2])])
    func `a capital letter matches only capitals`(query: String, found: [Int]) {
        #expect(RowMatches.positions(of: query, in: rows) { $0 } == found)
    }
}
