/// A drink on the menu of a party.
package struct PartyDrink: Hashable, Sendable, Identifiable {
    /// The most servings of one drink.
    package static let mostServings = 999
    /// The most drinks on a menu.
    package static let mostDrinks = 100
    /// The longest name of a section.
    package static let longestSection = 40

    package let drink: Identifier<Drink>
    /// 1…999.
    package private(set) var servings: Int
    /// The section of the menu it stands in; empty for that of its base.
    package private(set) var section: String
    /// What one costs the guests; nil for no price.
    package private(set) var price: Double?

    /// Clamps the servings to 1…999.
    package init(drink: Identifier<Drink>, servings: Int = 1, section: String = "", price: Double? = nil) {
        self.drink = drink
        self.servings = min(max(servings, 1), Self.mostServings)
        self.section = PlainText.line(section, limit: Self.longestSection)
        self.price = price.flatMap { $0 >= 0 && $0 <= Bottle.largest ? $0 : nil }
    }

    /// The same with so many servings.
    package func serving(_ count: Int) -> PartyDrink {
        PartyDrink(drink: drink, servings: count, section: section, price: price)
    }

    /// The drink; it is on the menu only once.
    package var id: Identifier<Drink> { drink }
}
