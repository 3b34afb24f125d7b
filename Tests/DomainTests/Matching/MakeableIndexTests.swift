import Testing

@testable import Domain

struct MakeableIndexTests {
    private let catalogue = Catalogue(
        drinks: [
            drink("gimlet", [line("gin"), line("lime-juice")]), drink("martini", [line("gin"), line("dry-vermouth")]),
            drink("manhattan", [line("whiskey"), line("sweet-vermouth")]),
            drink("old-fashioned", [line("bourbon"), line("sugar")]),
            drink("negroni", [line("gin"), line("campari"), line("sweet-vermouth"), line("orange", optional: true)]),
        ],
        ingredients: [
            ingredient("gin"), ingredient("beefeater", under: "gin", brand: true), ingredient("whiskey"),
            ingredient("bourbon", under: "whiskey"), ingredient("lime"), ingredient("lime-juice", parts: ["lime"]),
            ingredient("dry-vermouth"), ingredient("sweet-vermouth"), ingredient("campari"), ingredient("sugar"),
            ingredient("orange"),
        ])

    private func index(_ owned: [Identifier<Ingredient>]) -> MakeableIndex {
        MakeableIndex(RecipeIndexContents(catalogue), bottles: owned.map { Bottle(ingredient: $0) })
    }

    @Test func `adding and removing a bottle unlocks and loses the drinks it completes`() {
        var index = index(["beefeater"])
        #expect(index.makeableCount == 0)
        #expect(index.set("lime", isInBar: true).unlocked == ["gimlet"])
        #expect(index.makeable(by: .english) == ["gimlet"])
        let loss = index.set("beefeater", isInBar: false)
        #expect(loss.lost == ["gimlet"])
        #expect(loss.unlocked.isEmpty)
        #expect(index.makeableCount == 0)
    }

    @Test func `a change without effect returns an empty change`() {
        var index = index(["beefeater", "lime"])
        #expect(index.set("lime", isInBar: true) == MakeableChange())
        #expect(index.set("campari", isInBar: false) == MakeableChange())
        #expect(index.set("nobody", isInBar: true) == MakeableChange())
        #expect(index.makeableCount == 1)
    }

    @Test func `drinks one ingredient away are grouped by it, the largest group first`() {
        let index = index(["gin", "whiskey", "campari"])
        #expect(
            index.oneAway() == [
                OneAwayGroup(ingredient: "sweet-vermouth", drinks: ["manhattan", "negroni"]),
                OneAwayGroup(ingredient: "dry-vermouth", drinks: ["martini"]),
                OneAwayGroup(ingredient: "lime-juice", drinks: ["gimlet"]),
            ])
    }

    @Test func `a suggestion counts all drinks the ingredient serves`() {
        let index = index(["sweet-vermouth", "sugar"])
        // Bourbon is a whiskey too; lime serves lime juice; gin brings three drinks to one away.
        #expect(
            index.buyNext(limit: 3) == [
                PurchaseSuggestion(
                    ingredient: "bourbon", unlocks: ["manhattan", "old-fashioned"], bringsToOneAway: []),
                PurchaseSuggestion(ingredient: "whiskey", unlocks: ["manhattan"], bringsToOneAway: []),
                PurchaseSuggestion(
                    ingredient: "gin", unlocks: [], bringsToOneAway: ["gimlet", "martini", "negroni"]),
            ])
    }

    @Test func `brands, owned ingredients and ingredients without effect are not suggested`() {
        let ids = index(["gin"]).buyNext(limit: 100).map(\.ingredient)
        #expect(!ids.contains("beefeater"))
        #expect(!ids.contains("gin"))
        #expect(!ids.contains("orange"))
        #expect(ids.contains("lime"))
        #expect(index(["gin"]).buyNext(limit: 0).isEmpty)
    }

    @Test func `adding a brand has an effect`() {
        #expect(index(["lime"]).effect(ofAdding: "beefeater").unlocks == ["gimlet"])
        #expect(index(["beefeater"]).effect(ofAdding: "beefeater").unlocks.isEmpty)
    }

    @Test func `positions refer to the list by name`() {
        let index = index(["gin", "lime", "dry-vermouth"])
        #expect(index.positions(awayAtMost: 0, by: .english) == [0, 1])
        #expect(index.positions(awayAtMost: 2, by: .english) == [0, 1, 2, 3, 4])
    }

    @Test func `drinks ordered more often come first, and ties keep their order`() {
        func named(_ id: Identifier<Drink>, _ asked: Int?) -> Drink {
            Drink(
                id: id, name: text(id.rawValue), summary: text(""), base: .gin, lines: [line("gin")], steps: [],
                techniques: [.build], glass: "glass", serving: .up, asked: asked)
        }
        let catalogue = Catalogue(
            drinks: [named("a", nil), named("b", 20), named("c", nil), named("d", 90)], ingredients: [ingredient("gin")]
        )
        let index = MakeableIndex(RecipeIndexContents(catalogue), bottles: [Bottle(ingredient: "gin")])
        #expect(index.mostAskedFirst(index.makeable(by: .english)) == ["d", "b", "a", "c"])
    }
}
