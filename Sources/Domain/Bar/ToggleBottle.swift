/// Puts something on the shelf, or takes it away when it is there; a bottle that stood there empty is full again.
public struct ToggleBottle: Sendable {
    private let bar: HomeBar

    /// Makes the use case.
    public init(bar: HomeBar) {
        self.bar = bar
    }

    /// Does it; the outcome tells what changed and which drinks that unlocked or lost.
    @discardableResult
    public func callAsFunction(_ ingredient: Identifier<Ingredient>) async throws -> BarOutcome {
        let bottle = try await bar.bottles().first { $0.ingredient == ingredient }
        if let bottle, bottle.level != .empty { return try await bar.apply(BarChange(removed: [ingredient])) }
        return try await bar.apply(
            BarChange(added: [Bottle(ingredient: ingredient, size: bottle?.size, price: bottle?.price)]))
    }
}
