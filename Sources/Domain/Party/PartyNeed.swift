/// How much of one ingredient a party needs.
public struct PartyNeed: Hashable, Sendable {
    /// The bottle of the bar that matches, else what the recipe names.
    public let ingredient: Identifier<Ingredient>
    /// The total for all drinks, in units of the shopping list; nil if no line has an amount.
    public let amount: Double?
    /// Nil without an amount.
    public let unit: MeasureUnit?
    /// The drinks that need it, in the order of the menu.
    public let drinks: [Identifier<Drink>]
    /// Whether the bar has it, or can make it.
    public let isInBar: Bool
    /// How much to buy; nil for nothing, or an unknown amount.
    public let short: Double?

    /// Whether something is to be bought.
    public var isToBuy: Bool { !isInBar || short != nil }

    /// The entry for the shopping list; nil if nothing is to be bought.
    public var entry: ShoppingEntry? {
        guard isToBuy else { return nil }
        return ShoppingEntry(.ingredient(ingredient), amount: short ?? amount, unit: unit, drinks: drinks)
    }
}
