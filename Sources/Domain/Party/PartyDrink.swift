package struct PartyDrink: Hashable, Sendable, Identifiable {
    package static let mostServings = 999
    package static let mostDrinks = 100
    /// The longest section name, in characters.
    package static let longestSection = 40

    package let drink: Identifier<Drink>
    /// 1…999.
    package private(set) var servings: Int
    /// The section of the menu; empty for the section of the drink's base.
    package private(set) var section: String
    package private(set) var price: Double?

    package init(drink: Identifier<Drink>, servings: Int = 1, section: String = "", price: Double? = nil) {
        self.drink = drink
        self.servings = min(max(servings, 1), Self.mostServings)
        self.section = PlainText.line(section, limit: Self.longestSection)
        self.price = price.flatMap { $0 >= 0 && $0 <= Bottle.largest ? $0 : nil }
    }

    package func serving(_ count: Int) -> PartyDrink {
        PartyDrink(drink: drink, servings: count, section: section, price: price)
    }

    package var id: Identifier<Drink> { drink }
}
