/// A limit of the alcohol by volume: `abv<15`.
public struct StrengthBound: Hashable, Sendable {
    /// A comparison with the limit.
    public enum Comparison: String, CaseIterable, Sendable {
        case less = "<"
        case atMost = "<="
        case more = ">"
        case atLeast = ">="
    }

    /// The comparison with the limit.
    public let comparison: Comparison
    /// The limit in per cent.
    public let percent: Double

    /// Memberwise.
    public init(_ comparison: Comparison, _ percent: Double) {
        self.comparison = comparison
        self.percent = percent
    }

    /// The opposite limit.
    public var negated: StrengthBound {
        switch comparison {
        case .less: StrengthBound(.atLeast, percent)
        case .atMost: StrengthBound(.more, percent)
        case .more: StrengthBound(.atMost, percent)
        case .atLeast: StrengthBound(.less, percent)
        }
    }

    /// Whether a strength in per cent satisfies it.
    public func contains(_ strength: Double) -> Bool {
        switch comparison {
        case .less: strength < percent
        case .atMost: strength <= percent
        case .more: strength > percent
        case .atLeast: strength >= percent
        }
    }
}
