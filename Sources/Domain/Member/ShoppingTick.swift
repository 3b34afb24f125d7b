/// What ticking items of the shopping list did.
public struct ShoppingTick: Hashable, Sendable {
    /// The items whose tick changed, as they are now.
    public let items: [ShoppingItem]
    /// What went into the bar with them.
    public let bar: BarChange

    /// Makes an answer.
    public init(items: [ShoppingItem] = [], bar: BarChange = BarChange()) {
        self.items = items
        self.bar = bar
    }
}
