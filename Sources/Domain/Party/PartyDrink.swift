/// A drink on the menu of a party.
public struct PartyDrink: Hashable, Sendable, Identifiable {
    /// The most servings of one drink.
    public static let mostServings = 999
    /// The most drinks on a menu.
    public static let mostDrinks = 100

    /// The drink.
    public let drink: Identifier<Drink>
    /// 1…999.
    public private(set) var servings: Int

    /// Clamps the servings to 1…999.
    public init(drink: Identifier<Drink>, servings: Int = 1) {
        self.drink = drink
        self.servings = min(max(servings, 1), Self.mostServings)
    }

    /// The drink; it is on the menu only once.
    public var id: Identifier<Drink> { drink }
}
