import TestSupport
import Testing

@testable import Domain

/// The pieces that the text of a garnish names, and the ice that a drink needs.
struct ServedExtrasTests {
    private func pieces(_ text: String) -> [GarnishWords.Piece] { GarnishWords.pieces(in: text) }

    @Test(arguments: [
        ("Half an orange slice and a cocktail cherry", ["orange 0.5 slice", "cocktail cherry 1 whole"]),
        ("Lemon or orange peel and a cocktail cherry", ["lemon 1 peel", "cocktail cherry 1 whole"]),
        ("Lime and orange slices", ["lime 1 slice", "orange 1 slice"]),
        ("Orange slice or peel, and a cocktail cherry", ["orange 1 slice", "cocktail cherry 1 whole"]),
        ("Three coffee beans", ["coffee beans 3 whole"]), ("Half a passion fruit", ["passion fruit 0.5 whole"]),
        ("Salt rim and a lime wedge", ["salt 2 g", "lime 1 wedge"]), ("Grated nutmeg", ["nutmeg 1 pinch"]),
        ("Long spiral of orange peel", ["orange 1 peel"]), ("Mint leaves", ["mint 1 leaf"]),
        ("Cucumber", ["cucumber 1 -"]), ("Spent lime shell", []), ("", []),
        ("Blackberries; a lemon slice if you like", ["blackberries 3 whole"]), ("A mint leaf, if you like", []),
    ])
    func `a garnish is parsed into pieces`(text: String, expected: [String]) {
        let found = pieces(text).map { "\($0.name) \(NumberText.short($0.amount)) \($0.unit?.code ?? "-")" }
        #expect(found == expected)
    }

    @Test func `ice is counted for mixing and for the glass`() {
        func ice(_ technique: TechniqueKind, _ serving: ServingStyle) -> Double {
            ServedExtras.ice(for: drink("drink", [], techniques: [technique], serving: serving))
        }
        #expect(ice(.shake, .up) == 150)
        #expect(ice(.stir, .rocks) == 300)
        #expect(ice(.build, .crushed) == 200)
        #expect(ice(.build, .hot) == 0)
        #expect(ice(.blend, .up) == 200)
    }

    @Test func `guests drink in the proportions of the menu, each drink once at least`() {
        let menu = [
            PartyDrink(drink: "a", servings: 2), PartyDrink(drink: "b", section: "Late"), PartyDrink(drink: "c"),
        ]
        #expect(Party(guests: 8, each: 3).spread(over: menu).map(\.servings) == [12, 6, 6])
        #expect(Party(guests: 5, each: 1).spread(over: menu).map(\.servings) == [3, 1, 1])
        #expect(Party(guests: 1, each: 1).spread(over: menu).map(\.servings) == [1, 1, 1])
        #expect(Party(guests: 8, each: 3).spread(over: menu).map(\.section) == ["", "Late", ""])
        #expect(Party(guests: 8).spread(over: menu) == menu)
        #expect(Party(guests: 8, each: 3).spread(over: []).isEmpty)
        #expect(Party(guests: 0, each: 99) == Party())
    }
}
