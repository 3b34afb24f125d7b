/// A drink on the menu of a party.
public struct PartyDrink: Hashable, Sendable, Identifiable {
    /// The most servings of one drink.
    public static let mostServings = 999
    /// The most drinks on a menu.
    public static let mostDrinks = 100

    /// The drink.
    public let drink: Identifier<Drink>
    /// How many of it, 1…999.
    public private(set) var servings: Int

    /// Makes a place on the menu; the number is kept between 1 and 999.
    public init(drink: Identifier<Drink>, servings: Int = 1) {
        self.drink = drink
        self.servings = min(max(servings, 1), Self.mostServings)
    }

    /// A menu has a drink once.
    public var id: Identifier<Drink> { drink }
}
