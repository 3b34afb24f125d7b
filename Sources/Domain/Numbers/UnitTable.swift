/// The size of units in millilitres.
public struct UnitTable: Hashable, Sendable {
    /// Millilitres in a US fluid ounce.
    public static let usFluidOunce = 29.5735

    /// Millilitres in an ounce: 29.5735, or 30 as bartenders round it.
    public let ounce: Double
    /// Millilitres in a part, if a number is needed: 30, one measure of the IBA's.
    public let part: Double

    /// Memberwise.
    public init(ounce: Double = UnitTable.usFluidOunce, part: Double = 30) {
        self.ounce = ounce
        self.part = part
    }

    /// Millilitres of one unit; nil for what is counted, weighed, topped up or unknown.
    public func millilitres(_ unit: MeasureUnit) -> Double? {
        switch unit {
        case .millilitre: 1
        case .centilitre: 10
        case .ounce: ounce
        case .dash: 0.9
        case .barspoon, .teaspoon, .splash: 5
        case .tablespoon: 15
        case .drop: 0.05
        case .part: part
        case .topUp, .whole, .slice, .leaf, .sprig, .wedge, .cube, .pinch, .peel, .gram, .other: nil
        }
    }
}
