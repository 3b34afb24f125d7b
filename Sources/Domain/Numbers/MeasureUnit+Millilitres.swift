/// The size of units in millilitres.
///
/// A bottle is the nominal quantity of still wine and of most imported spirits (Directive 2007/45/EC, Annex; 27 CFR
/// 4.72 and 5.203). Cup and pint are those of the United States (NIST Handbook 44, Appendix C), 8 and 16 fluid ounces.
/// A jigger, and the shot of American recipes, is 1½ fluid ounces, a can 12.
extension MeasureUnit {
    package static let usFluidOunce = 29.5735

    /// Less familiar units whose size a page explains.
    package static let explained: Set<MeasureUnit> = [.bottle, .can, .cup, .jigger, .pint, .shot]

    /// Millilitres of one unit of a line. A splash that joins after mixing is 20: bars pour 15 to 30 of soda; one in
    /// the shaker is a spoonful.
    package func millilitres(isAfter: Bool) -> Double? { self == .splash && isAfter ? 20 : millilitres }

    /// Millilitres of one unit; nil for units that are counted, weighed, topped up or unknown. A part is one measure in
    /// IBA recipes.
    package var millilitres: Double? {
        switch self {
        case .millilitre: 1
        case .centilitre: 10
        case .ounce: Self.usFluidOunce
        case .dash: 0.9
        case .barspoon, .teaspoon, .splash: 5
        case .tablespoon: 15
        case .drop: 0.05
        case .part: 30
        case .bottle: 750
        case .can: 12 * Self.usFluidOunce
        case .cup: 8 * Self.usFluidOunce
        case .jigger, .shot: 1.5 * Self.usFluidOunce
        case .pint: 16 * Self.usFluidOunce
        case .topUp, .whole, .slice, .leaf, .sprig, .wedge, .cube, .pinch, .peel, .gram, .other: nil
        }
    }
}
