/// A member's shopping list. Every change is one undoable step.
package protocol ShoppingRepository: Sendable {
    /// The whole list, oldest first.
    func items(of profile: Identifier<Profile>) async throws -> [ShoppingItem]
    /// Adds each entry to the open item of the same subject and unit, or as a new one. Returns these items.
    @discardableResult
    func add(_ entries: [ShoppingEntry], of profile: Identifier<Profile>) async throws -> [ShoppingItem]
    /// Ticks or unticks items. Ticking also adds the ingredient to the bar in the same transaction if it is missing or
    /// its bottle is empty; unticking leaves the bar unchanged. Call `TickShopping`, which updates `HomeBar`.
    @discardableResult
    func setDone(
        _ isDone: Bool, _ ids: [Identifier<ShoppingItem>], of profile: Identifier<Profile>
    ) async throws -> ShoppingTick
    @discardableResult
    func remove(_ ids: [Identifier<ShoppingItem>], of profile: Identifier<Profile>) async throws -> [ShoppingItem]
    /// Removes all items, or only the done ones; returns the removed items.
    @discardableResult
    func clear(onlyDone: Bool, of profile: Identifier<Profile>) async throws -> [ShoppingItem]
}

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

    /// `category` is nil for free text and ingredients no longer known; `size` in millilitres, nil for the usual.
    package func purchase(in category: IngredientCategory?, size: Double? = nil) -> ShopPurchase {
        ShopPurchase(amount: entry.amount, unit: entry.unit, category: category, size: size)
    }
}

extension [ShoppingItem] {
    /// The index of the open item to add an entry to: of the same unit, else without an amount. Nil for its own item.
    package func place(for entry: ShoppingEntry) -> Int? {
        let places = indices.filter { !self[$0].isDone && self[$0].entry.merged(with: entry) != nil }
        return places.first { self[$0].entry.unit == entry.unit } ?? places.first
    }
}

package struct TickShopping: Sendable {
    private let bar: HomeBar
    private let shopping: any ShoppingRepository

    package init(bar: HomeBar, shopping: any ShoppingRepository) {
        self.bar = bar
        self.shopping = shopping
    }

    /// Ticks or unticks; returns the changed items and the effect on the bar.
    @discardableResult
    package func callAsFunction(
        _ ids: [Identifier<ShoppingItem>], isDone: Bool = true
    ) async throws -> (items: [ShoppingItem], bar: BarOutcome) {
        let outcome = try await bar.apply { [shopping, profile = bar.profile] in
            let tick = try await shopping.setDone(isDone, ids, of: profile)
            return (tick.items, tick.bar)
        }
        return (outcome.answer, outcome.bar)
    }
}

package struct ShoppingTick: Hashable, Sendable {
    package let items: [ShoppingItem]
    package let bar: BarChange

    package init(items: [ShoppingItem] = [], bar: BarChange = BarChange()) {
        self.items = items
        self.bar = bar
    }
}
