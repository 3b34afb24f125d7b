import Domain
import Testing

struct MenuPageTests {
    private static func drink(_ id: String, _ base: BaseSpirit) -> Drink {
        Drink(
            id: Identifier(id), name: LocalizedText(english: "\(id)*", korean: "\(id)"),
            summary: LocalizedText(both: ""), base: base,
            lines: [
                DrinkLine(ingredient: "gin", amount: 45, unit: .millilitre),
                DrinkLine(ingredient: "mint", amount: 1, unit: .sprig, isOptional: true),
            ], steps: [], techniques: [.build], glass: "rocks", serving: .rocks)
    }

    private func page(_ menu: [PartyDrink], _ drinks: [Drink]) -> MenuPage {
        MenuPage(
            title: "Tonight", menu, drinks: Dictionary(uniqueKeysWithValues: drinks.map { ($0.id, $0) }),
            names: ["gin": LocalizedText(english: "Gin", korean: "진")], in: .english
        ) { "By \($0.rawValue)" }
    }

    @Test func `own sections keep the menu's order, other drinks follow by base, with prices`() {
        let menu = [
            PartyDrink(drink: "rum", servings: 4), PartyDrink(drink: "late", section: "After dinner", price: 9),
            PartyDrink(drink: "gin", servings: 2, price: 7.5), PartyDrink(drink: "early", section: "Before dinner"),
            PartyDrink(drink: "later", section: "After dinner"), PartyDrink(drink: "unknown"),
        ]
        let drinks = [
            Self.drink("rum", .rum), Self.drink("late", .gin), Self.drink("gin", .gin), Self.drink("early", .rum),
            Self.drink("later", .gin),
        ]
        #expect(
            page(menu, drinks).markdown == """
                # Tonight

                ## After dinner

                - **late\\*** — 9
                  Gin
                - **later\\***
                  Gin

                ## Before dinner

                - **early\\***
                  Gin

                ## By gin

                - **gin\\*** — 7.50
                  Gin

                ## By rum

                - **rum\\***
                  Gin

                """)
    }

    @Test func `an empty menu has no page`() {
        #expect(page([PartyDrink(drink: "unknown", section: "A")], []).markdown == "")
    }
}
