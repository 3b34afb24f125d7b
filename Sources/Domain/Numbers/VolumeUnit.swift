/// The unit poured amounts are shown in.
public enum VolumeUnit: String, CaseIterable, Sendable {
    /// Millilitres.
    case millilitre = "ml"
    /// Centilitres.
    case centilitre = "cl"
    /// Fluid ounces, as fractions.
    case ounce = "oz"

    /// The unit of a recipe's line.
    public var unit: MeasureUnit {
        switch self {
        case .millilitre: .millilitre
        case .centilitre: .centilitre
        case .ounce: .ounce
        }
    }

    /// The next one, round and round.
    public var next: VolumeUnit {
        switch self {
        case .millilitre: .centilitre
        case .centilitre: .ounce
        case .ounce: .millilitre
        }
    }
}

extension MeasureUnit {
    /// Whether it is a volume that `VolumeUnit` may show in another unit: ml, cl, oz.
    public var isVolume: Bool { self == .millilitre || self == .centilitre || self == .ounce }
}
