/// The source of a drink's strength, most certain first.
package enum StrengthBasis: Int, CaseIterable, Comparable, Sendable {
    /// Every ingredient's strength is known.
    case known = 0
    case stated = 1
    /// At least one ingredient counts with the usual strength of its kind.
    case estimated = 2
    /// At least one ingredient may hold an unknown amount of alcohol; the known part is a lower bound.
    case unknown = 3

    package var code: String {
        switch self {
        case .known: "known"
        case .stated: "stated"
        case .estimated: "estimated"
        case .unknown: "unknown"
        }
    }

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Arithmetic on numbers that may come from a damaged file: clamps to the nearest value and never traps.
extension Int {
    /// The nearest whole number; 0 for NaN.
    package init(saturating value: Double) {
        let rounded = value.rounded()
        self = Int(exactly: rounded) ?? (rounded.isNaN ? 0 : rounded < 0 ? .min : .max)
    }
}

extension Int64 {
    /// Moments from 1 January of year 1 to the end of 9999, in seconds since 1970 UTC.
    private static let moments: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

    /// The moment, clamped to the years 1 to 9999.
    package var nearestMoment: Int64 { Swift.min(Swift.max(self, Self.moments.lowerBound), Self.moments.upperBound) }

    /// Seconds from another moment to this one; negative if the other is later.
    package func seconds(since other: Int64) -> Int64 { nearestMoment - other.nearestMoment }
}
