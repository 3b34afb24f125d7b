/// What a party needs of one thing.
public struct PartyNeed: Hashable, Sendable {
    /// The thing: a bottle of the bar where one meets the line, else what the recipe asks for.
    public let ingredient: Identifier<Ingredient>
    /// How much all drinks take together, as a shopping list counts it; nil where no line says an amount.
    public let amount: Double?
    /// The unit of the amount; nil without one.
    public let unit: MeasureUnit?
    /// The drinks that take it, in the order of the menu.
    public let drinks: [Identifier<Drink>]
    /// Whether the bar has it, or can make it.
    public let isInBar: Bool
    /// How much is still to be bought; nil where nothing is, or the amount is not known.
    public let short: Double?

    /// Whether something is to be bought.
    public var isToBuy: Bool { !isInBar || short != nil }

    /// What goes on the shopping list; nil where nothing is to be bought.
    public var entry: ShoppingEntry? {
        guard isToBuy else { return nil }
        return ShoppingEntry(.ingredient(ingredient), amount: short ?? amount, unit: unit, drinks: drinks)
    }
}
