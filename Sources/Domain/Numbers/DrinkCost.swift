/// What one drink costs by the prices of the bottles it is poured from, in the member's own currency.
package struct DrinkCost: Hashable, Sendable {
    /// The sum over what has a price.
    package let amount: Double
    /// Whether something that is poured has none: the drink costs more then.
    package let isAtLeast: Bool

    /// Nil if nothing that is poured has a price.
    ///
    /// - Parameters:
    ///   - pours: from the bottles of the bar.
    ///   - bottles: the bar; one without a size has the usual one of its category.
    ///   - categories: of the bottles.
    ///   - staples: always at hand, and free.
    package init?(
        _ pours: [Pour], bottles: [Bottle], categories: [Identifier<Ingredient>: IngredientCategory],
        staples: Set<Identifier<Ingredient>>
    ) {
        let known = Dictionary(bottles.map { ($0.ingredient, $0) }, uniquingKeysWith: { first, _ in first })
        var amount: Double?
        var isAtLeast = false
        for pour in pours where pour.millilitres > 0 && !staples.contains(pour.ingredient) {
            let bottle = known[pour.ingredient]
            guard let price = bottle?.price,
                let size = bottle?.size ?? categories[pour.ingredient].flatMap(ShopPurchase.packSize)
            else {
                isAtLeast = true
                continue
            }
            amount = (amount ?? 0) + price * pour.millilitres / size
        }
        guard let amount else { return nil }
        self.amount = amount
        self.isAtLeast = isAtLeast
    }
}
