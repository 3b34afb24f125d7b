/// An item of the shopping list. What is to be bought is read as if it were the item's own: `item.amount`.
@dynamicMemberLookup
public struct ShoppingItem: Hashable, Sendable, Identifiable {
    /// Its id, a number in digits; later items have larger ones, and none is used again.
    public let id: Identifier<ShoppingItem>
    /// What is to be bought.
    public var entry: ShoppingEntry
    /// Whether it is bought.
    public var isDone: Bool

    /// Makes an item.
    public init(id: Identifier<ShoppingItem>, entry: ShoppingEntry, isDone: Bool = false) {
        self.id = id
        self.entry = entry
        self.isDone = isDone
    }

    /// What is to be bought, by its name.
    public subscript<Value>(dynamicMember member: KeyPath<ShoppingEntry, Value>) -> Value { entry[keyPath: member] }

    /// What to take from the shop's shelf for it.
    /// - Parameters:
    ///   - category: the ingredient's; nil for words and for what the catalogue has lost.
    ///   - size: millilitres of the bottle the member buys; nil for the usual one.
    public func purchase(in category: IngredientCategory?, size: Double? = nil) -> ShopPurchase {
        ShopPurchase(amount: entry.amount, unit: entry.unit, category: category, size: size)
    }
}

extension [ShoppingItem] {
    /// The place of the open item that an entry adds to: one of its unit first, then one without an amount; nil where
    /// the entry is an item of its own.
    public func place(for entry: ShoppingEntry) -> Int? {
        let places = indices.filter { !self[$0].isDone && self[$0].entry.merged(with: entry) != nil }
        return places.first { self[$0].entry.unit == entry.unit } ?? places.first
    }
}
