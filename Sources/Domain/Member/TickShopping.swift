/// Ticks items of the shopping list and adds them to the bar in the same step.
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

/// The result of ticking items of the shopping list.
package struct ShoppingTick: Hashable, Sendable {
    /// The items that changed, as they are now.
    package let items: [ShoppingItem]
    /// What was added to the bar.
    package let bar: BarChange

    package init(items: [ShoppingItem] = [], bar: BarChange = BarChange()) {
        self.items = items
        self.bar = bar
    }
}
