extension DrinkLine {
    package var middleAmount: Double? { amount.map { ($0 + (amountMax ?? $0)) / 2 } }

    /// The pour of a bar for the line: the matched bottle, with a substitute's own amount.
    package func poured(
        by status: LineStatus
    ) -> (ingredient: Identifier<Ingredient>, amount: Double?, unit: MeasureUnit) {
        let line = PouredLine(self, status: status)
        return (line.ingredient, line.amount, line.unit)
    }
}

struct PouredLine: Sendable {
    let ingredient: Identifier<Ingredient>
    /// The middle of a range; nil for a top-up or "to taste".
    let amount: Double?
    let unit: MeasureUnit

    init(_ line: DrinkLine, status: LineStatus?) {
        let middle = line.middleAmount
        switch status {
        case .kind(let bottle):
            ingredient = bottle
            amount = middle
            unit = line.unit
        case .substitute(let bottle, let origin):
            ingredient = bottle
            // The bottle may be below the named substitute in the tree; a single substitute must be the one.
            let named =
                line.substitutes.first { $0.ingredient == bottle }
                ?? (line.substitutes.count == 1 ? line.substitutes.first : nil)
            if origin == .recipe, let named, let own = named.amount {
                amount = own
                unit = named.unit ?? line.unit
            } else {
                amount = middle
                unit = line.unit
            }
        case .exact, .made, .missing, nil:
            ingredient = line.ingredient
            amount = middle
            unit = line.unit
        }
    }
}
