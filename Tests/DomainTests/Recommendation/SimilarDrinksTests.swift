import Domain
import Testing

struct SimilarDrinksTests {
    private let similar = SimilarDrinks(DrinkSpace(TasteSamples.catalogue))

    @Test func `drinks similar to a Negroni are its relatives, with shared ingredients`() {
        let found = similar(to: "negroni", limit: 2)
        #expect(Set(found.map(\.drink)) == ["americano", "boulevardier"])
        #expect(found.allSatisfy { Set($0.shared) == ["campari", "sweet-vermouth"] })
    }

    @Test func `a gin sour is more similar to a London dry sour than to a whiskey sour`() {
        let found = similar(to: "gin-sour", limit: 10).map(\.drink)
        let london = found.firstIndex(of: "london-sour") ?? .max
        let whiskey = found.firstIndex(of: "whiskey-sour") ?? .max
        #expect(london < whiskey)
        #expect(similar(to: "gin-sour", limit: 30).first { $0.drink == "london-sour" }?.shared.contains("gin") == true)
    }

    @Test(arguments: TasteSamples.ids)
    func `a drink is similar only to others that share an ingredient`(id: Identifier<Drink>) {
        let found = similar(to: id, limit: 100)
        #expect(!found.map(\.drink).contains(id))
        #expect(found.allSatisfy { !$0.shared.isEmpty && $0.shared.count <= 3 })
        #expect(found.allSatisfy { $0.likeness > 0 && $0.likeness <= 1 })
        #expect(found.map(\.likeness) == found.map(\.likeness).sorted(by: >))
        for limit in 0...4 { #expect(similar(to: id, limit: limit) == Array(found.prefix(limit))) }
    }

    @Test func `technique and tags add to similarity`() {
        func twin(_ id: Identifier<Drink>, _ technique: TechniqueKind, _ tag: Identifier<Domain.Tag>) -> Drink {
            Drink(
                id: id, name: text("d"), summary: text("d"), base: .gin, lines: [line("gin")], steps: [],
                techniques: [technique], glass: "glass", serving: .up, tags: [tag])
        }
        let catalogue = Catalogue(
            drinks: [
                twin("a-neither", .stir, "dry"), twin("b-tag", .stir, "sour"), twin("c-technique", .shake, "dry"),
                twin("d-both", .shake, "sour"), twin("e-both", .shake, "sour"), twin("origin", .shake, "sour"),
            ], ingredients: [ingredient("gin")])
        let found = SimilarDrinks(DrinkSpace(catalogue))(to: "origin", limit: 10)
        // Ties go by id; a technique counts as much as a tag that is the only one.
        #expect(found.map(\.drink) == ["d-both", "e-both", "b-tag", "c-technique", "a-neither"])
        #expect(found.map { ($0.likeness * 10).rounded() } == [10, 10, 8, 8, 6])
    }

    @Test func `an unknown drink has no similar ones`() {
        #expect(similar(to: "nobody", limit: 5).isEmpty)
    }
}
