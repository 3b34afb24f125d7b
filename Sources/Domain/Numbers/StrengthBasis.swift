/// The source of a drink's strength, most certain first.
package enum StrengthBasis: Int, CaseIterable, Comparable, Sendable {
    /// Every ingredient's strength is known.
    case known = 0
    /// The strength is stated by the imported file.
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
