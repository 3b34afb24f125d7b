extension DrinkLine {
    package var middleAmount: Double? { amount.map { ($0 + (amountMax ?? $0)) / 2 } }

    /// The pour of a bar for the line: the matched bottle, with a substitute's own amount. The amount is the middle of
    /// a range; nil for a top-up or "to taste".
    package func poured(
        by status: LineStatus?
    ) -> (ingredient: Identifier<Ingredient>, amount: Double?, unit: MeasureUnit) {
        switch status {
        case .kind(let bottle): return (bottle, middleAmount, unit)
        case .substitute(let bottle, let origin):
            // The bottle may be below the named substitute in the tree; a single substitute must be the one.
            let named =
                substitutes.first { $0.ingredient == bottle } ?? (substitutes.count == 1 ? substitutes.first : nil)
            guard origin == .recipe, let named, let own = named.amount else { return (bottle, middleAmount, unit) }
            return (bottle, own, named.unit ?? unit)
        case .exact, .made, .missing, nil: return (ingredient, middleAmount, unit)
        }
    }
}
