/// The cost of one drink by the prices of the bar's bottles, in the member's own currency.
package struct DrinkCost: Hashable, Sendable {
    package let amount: Double
    /// Whether a pour has no price, so that the drink costs more.
    package let isAtLeast: Bool

    /// Nil if no pour has a price. A bottle without a size has the usual one of its category; `staples` are free.
    package init?(
        _ pours: [Pour], bottles: [Bottle], categories: [Identifier<Ingredient>: IngredientCategory],
        staples: Set<Identifier<Ingredient>>
    ) {
        let known = Dictionary(firstOf: bottles.map { ($0.ingredient, $0) })
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
