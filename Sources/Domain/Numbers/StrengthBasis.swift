/// Where a drink's strength comes from, surest first.
package enum StrengthBasis: Int, CaseIterable, Comparable, Sendable {
    /// Every ingredient's strength is known.
    case known = 0
    /// The file that the recipe came from says it.
    case stated = 1
    /// At least one ingredient counts with what is usual for its kind.
    case estimated = 2
    /// At least one ingredient may hold alcohol, nobody knows how much. What is known is a lower bound.
    case unknown = 3

    /// The word in files and commands.
    package var code: String {
        switch self {
        case .known: "known"
        case .stated: "stated"
        case .estimated: "estimated"
        case .unknown: "unknown"
        }
    }

    /// By how surely.
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
