/// The size of units in millilitres.
///
/// A bottle is the nominal quantity of still wine and of most imported spirits (Directive 2007/45/EC, Annex; 27 CFR
/// 4.72 and 5.203). Cup and pint are those of the United States (NIST Handbook 44, Appendix C), 8 and 16 fluid ounces.
/// A jigger, and the shot of American recipes, is 1½ fluid ounces, a can 12.
package struct UnitTable: Hashable, Sendable {
    package static let usFluidOunce = 29.5735

    /// Millilitres in an ounce: 29.5735, or 30 as bartenders round it.
    package let ounce: Double
    /// Millilitres in a part, if a number is needed: 30, one measure in IBA recipes.
    package let part: Double

    package init(ounce: Double = UnitTable.usFluidOunce, part: Double = 30) {
        self.ounce = ounce
        self.part = part
    }

    /// Less familiar units whose size a page explains.
    package static let explained: Set<MeasureUnit> = [.bottle, .can, .cup, .jigger, .pint, .shot]

    /// Millilitres of one unit of a line. A splash that joins after mixing is 20: bars pour 15 to 30 of soda; one in
    /// the shaker is a spoonful.
    package func millilitres(_ unit: MeasureUnit, isAfter: Bool) -> Double? {
        unit == .splash && isAfter ? 20 : millilitres(unit)
    }

    /// Millilitres of one unit; nil for units that are counted, weighed, topped up or unknown.
    package func millilitres(_ unit: MeasureUnit) -> Double? {
        switch unit {
        case .millilitre: 1
        case .centilitre: 10
        case .ounce: ounce
        case .dash: 0.9
        case .barspoon, .teaspoon, .splash: 5
        case .tablespoon: 15
        case .drop: 0.05
        case .part: part
        case .bottle: 750
        case .can: 12 * ounce
        case .cup: 8 * ounce
        case .jigger, .shot: 1.5 * ounce
        case .pint: 16 * ounce
        case .topUp, .whole, .slice, .leaf, .sprig, .wedge, .cube, .pinch, .peel, .gram, .other: nil
        }
    }
}
