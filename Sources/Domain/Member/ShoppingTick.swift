/// The result of ticking items of the shopping list.
public struct ShoppingTick: Hashable, Sendable {
    /// The items that changed, as they are now.
    public let items: [ShoppingItem]
    /// What was added to the bar.
    public let bar: BarChange

    /// Memberwise.
    public init(items: [ShoppingItem] = [], bar: BarChange = BarChange()) {
        self.items = items
        self.bar = bar
    }
}
