/// Adds an ingredient to the bar, or removes it if present. An empty bottle becomes a full one.
package struct ToggleBottle: Sendable {
    private let bar: HomeBar

    package init(bar: HomeBar) { self.bar = bar }

    @discardableResult
    package func callAsFunction(_ ingredient: Identifier<Ingredient>) async throws -> BarOutcome {
        let bottle = try await bar.bottles().first { $0.ingredient == ingredient }
        if let bottle, bottle.level != .empty { return try await bar.apply(BarChange(removed: [ingredient])) }
        return try await bar.apply(
            BarChange(added: [Bottle(ingredient: ingredient, size: bottle?.size, price: bottle?.price)]))
    }
}
