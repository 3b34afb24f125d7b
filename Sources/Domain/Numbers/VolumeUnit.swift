/// The unit in which poured amounts are shown.
package enum VolumeUnit: String, CaseIterable, Sendable {
    case millilitre = "ml"
    case centilitre = "cl"
    /// Fluid ounces, as fractions.
    case ounce = "oz"

    /// The same unit for a recipe's line.
    package var unit: MeasureUnit {
        switch self {
        case .millilitre: .millilitre
        case .centilitre: .centilitre
        case .ounce: .ounce
        }
    }

    /// The next unit, cyclically.
    package var next: VolumeUnit {
        switch self {
        case .millilitre: .centilitre
        case .centilitre: .ounce
        case .ounce: .millilitre
        }
    }
}

extension MeasureUnit {
    /// Whether it can be shown in another `VolumeUnit`: ml, cl, oz.
    package var isVolume: Bool { self == .millilitre || self == .centilitre || self == .ounce }
}
