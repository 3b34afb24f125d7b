/// An item of the shopping list. Forwards the properties of `entry`: `item.amount`.
@dynamicMemberLookup
package struct ShoppingItem: Hashable, Sendable, Identifiable {
    /// A number in digits; later items have larger numbers, and none is reused.
    package let id: Identifier<ShoppingItem>
    package var entry: ShoppingEntry
    package var isDone: Bool

    package init(id: Identifier<ShoppingItem>, entry: ShoppingEntry, isDone: Bool = false) {
        self.id = id
        self.entry = entry
        self.isDone = isDone
    }

    package subscript<Value>(dynamicMember member: KeyPath<ShoppingEntry, Value>) -> Value { entry[keyPath: member] }

    /// - Parameters:
    ///   - category: nil for free text and for ingredients no longer in the catalogue.
    ///   - size: millilitres of the bottle the member buys; nil for the usual size.
    package func purchase(in category: IngredientCategory?, size: Double? = nil) -> ShopPurchase {
        ShopPurchase(amount: entry.amount, unit: entry.unit, category: category, size: size)
    }
}

extension [ShoppingItem] {
    /// The index of the open item to add an entry to: one with the same unit first, then one without an amount. Nil if
    /// the entry becomes its own item.
    package func place(for entry: ShoppingEntry) -> Int? {
        let places = indices.filter { !self[$0].isDone && self[$0].entry.merged(with: entry) != nil }
        return places.first { self[$0].entry.unit == entry.unit } ?? places.first
    }
}
