/// An item of the shopping list. The properties of `entry` are also the item's: `item.amount`.
@dynamicMemberLookup
package struct ShoppingItem: Hashable, Sendable, Identifiable {
    /// A number in digits; later items have larger ones, and none is reused.
    package let id: Identifier<ShoppingItem>
    /// What is to be bought.
    package var entry: ShoppingEntry
    /// Whether it is bought.
    package var isDone: Bool

    package init(id: Identifier<ShoppingItem>, entry: ShoppingEntry, isDone: Bool = false) {
        self.id = id
        self.entry = entry
        self.isDone = isDone
    }

    /// A property of the entry.
    package subscript<Value>(dynamicMember member: KeyPath<ShoppingEntry, Value>) -> Value { entry[keyPath: member] }

    /// What to buy in a shop for it.
    ///
    /// - Parameters:
    ///   - category: the ingredient's; nil for free text and for ingredients no longer in the catalogue.
    ///   - size: millilitres of the bottle the member buys; nil for the usual size.
    package func purchase(in category: IngredientCategory?, size: Double? = nil) -> ShopPurchase {
        ShopPurchase(amount: entry.amount, unit: entry.unit, category: category, size: size)
    }
}

extension [ShoppingItem] {
    /// The index of the open item that an entry adds to: one with its unit first, then one without an amount; nil if
    /// the entry becomes an item of its own.
    package func place(for entry: ShoppingEntry) -> Int? {
        let places = indices.filter { !self[$0].isDone && self[$0].entry.merged(with: entry) != nil }
        return places.first { self[$0].entry.unit == entry.unit } ?? places.first
    }
}
