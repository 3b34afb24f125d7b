/// A drink on the menu of a party.
public struct PartyDrink: Hashable, Sendable, Identifiable {
    /// The most servings of one drink.
    public static let mostServings = 999
    /// The most drinks on a menu.
    public static let mostDrinks = 100
    /// The longest name of a section.
    public static let longestSection = 40

    /// The drink.
    public let drink: Identifier<Drink>
    /// 1…999.
    public private(set) var servings: Int
    /// The section of the menu it stands in; empty for that of its base.
    public private(set) var section: String
    /// What one costs the guests; nil for no price.
    public private(set) var price: Double?

    /// Clamps the servings to 1…999.
    public init(drink: Identifier<Drink>, servings: Int = 1, section: String = "", price: Double? = nil) {
        self.drink = drink
        self.servings = min(max(servings, 1), Self.mostServings)
        self.section = PlainText.line(section, limit: Self.longestSection)
        self.price = price.flatMap { $0 >= 0 && $0 <= Bottle.largest ? $0 : nil }
    }

    /// The same with so many servings.
    public func serving(_ count: Int) -> PartyDrink {
        PartyDrink(drink: drink, servings: count, section: section, price: price)
    }

    /// The drink; it is on the menu only once.
    public var id: Identifier<Drink> { drink }
}
