package enum VolumeUnit: String, CaseIterable, Sendable {
    case millilitre = "ml"
    case centilitre = "cl"
    /// Fluid ounces, as fractions.
    case ounce = "oz"

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
    /// Whether the unit is a `VolumeUnit` too: ml, cl, oz.
    package var isVolume: Bool { self == .millilitre || self == .centilitre || self == .ounce }
}
