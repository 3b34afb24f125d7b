/// Ticks items of the shopping list: what is bought stands in the bar, in the same step.
public struct TickShopping: Sendable {
    private let bar: HomeBar
    private let shopping: any ShoppingRepository

    /// Makes the use case.
    public init(bar: HomeBar, shopping: any ShoppingRepository) {
        self.bar = bar
        self.shopping = shopping
    }

    /// Does it, or takes the tick away; answers the items that changed, and what that did to the bar.
    @discardableResult
    public func callAsFunction(
        _ ids: [Identifier<ShoppingItem>], isDone: Bool = true
    ) async throws -> (items: [ShoppingItem], bar: BarOutcome) {
        let outcome = try await bar.apply { [shopping, profile = bar.profile] in
            let tick = try await shopping.setDone(isDone, ids, of: profile)
            return (tick.items, tick.bar)
        }
        return (outcome.answer, outcome.bar)
    }
}
