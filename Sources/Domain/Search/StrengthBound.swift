/// A limit of the alcohol by volume: `abv<15`.
package struct StrengthBound: Hashable, Sendable {
    package enum Comparison: String, CaseIterable, Sendable {
        case less = "<"
        case atMost = "<="
        case more = ">"
        case atLeast = ">="
    }

    package let comparison: Comparison
    package let percent: Double

    package init(_ comparison: Comparison, _ percent: Double) {
        self.comparison = comparison
        self.percent = percent
    }

    package var negated: StrengthBound {
        switch comparison {
        case .less: StrengthBound(.atLeast, percent)
        case .atMost: StrengthBound(.more, percent)
        case .more: StrengthBound(.atMost, percent)
        case .atLeast: StrengthBound(.less, percent)
        }
    }

    /// Returns whether a strength in per cent satisfies the bound.
    package func contains(_ strength: Double) -> Bool {
        switch comparison {
        case .less: strength < percent
        case .atMost: strength <= percent
        case .more: strength > percent
        case .atLeast: strength >= percent
        }
    }
}
