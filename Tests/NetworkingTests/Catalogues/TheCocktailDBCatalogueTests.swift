import Domain
import Foundation
import Testing

@testable import Networking

struct TheCocktailDBCatalogueTests {
    static let page = """
        {"drinks": [{"idDrink": "11007", "strDrink": "Ferry Margarita", "strInstructions": "Shake.", \
        "strIngredient1": "Tequila", "strMeasure1": "1 1/2 oz ", "strGlass": "Cocktail glass"}, \
        {"idDrink": "x", "strDrink": "No number"}, {"idDrink": "12"}]}
        """

    @Test func `N16 a page decodes to its entries, with the key as a part of the path`() async throws {
        try await CatalogueBench.run(answering: { _ in .json(Self.page) }) { bench in
            let page = try await bench.catalogue(.theCocktailDB).page(CatalogueBench.query(.theCocktailDB, "ferry m"))
            #expect(
                page
                    == OnlinePage(entries: [
                        OnlineEntry(
                            id: ExternalID(.theCocktailDB, 11_007), kind: .drink,
                            title: LocalizedText(both: "Ferry Margarita"))
                    ]))
            let key = CatalogueBench.supporterKey
            #expect(bench.server.requests.map(\.target) == ["/base/\(key)/search.php?s=ferry%20m"])
            let second = CatalogueBench.query(.theCocktailDB, page: 2)
            let further = try await bench.catalogue(.theCocktailDB).page(second)
            #expect(further == OnlinePage())
            #expect(bench.server.requests.count == 1)
        }
    }

    @Test(arguments: ["null", #""None Found""#, #""no data found""#, "[]"])
    func `an empty result is not an error`(drinks: String) async throws {
        try await CatalogueBench.run(answering: { _ in .json(#"{"drinks": \#(drinks)}"#) }) { bench in
            let catalogue = bench.catalogue(.theCocktailDB)
            let found = try await catalogue.page(CatalogueBench.query(.theCocktailDB))
            #expect(found == OnlinePage())
            await #expect(throws: OnlineProblem.notFound) {
                try await catalogue.record(ExternalID(.theCocktailDB, 11_007))
            }
        }
    }

    @Test func `a drink is passed on as an import reads it`() async throws {
        try await CatalogueBench.run(answering: { _ in .json(Self.page) }) { bench in
            let record = try await bench.catalogue(.theCocktailDB).record(ExternalID(.theCocktailDB, 11_007))
            #expect(record == .drink(Array(Self.page.utf8), .theCocktailDB))
            #expect(bench.server.requests.last?.target.hasSuffix("/lookup.php?i=11007") == true)
        }
    }
}
