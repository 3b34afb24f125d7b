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
