import Domain

/// The amount a member wants: `6` servings, or a volume in the glass such as `750 ml`, `75 cl` or `25 oz`.
enum WantedAmount: Equatable {
    case servings(Int)
    case volume(Double)

    private static let largest = 100_000.0

    /// Parses whole numbers up to 99 as servings. Without a unit, larger numbers use `shown`; fractions are litres.
    init?(_ text: String, shown: VolumeUnit) {
        let words = text.lowercased()
        let digits = words.prefix { $0.isNumber || $0 == "." || $0 == "," || $0 == " " }
        guard let number = Double(digits.replacing(",", with: ".").replacing(" ", with: "")), number > 0 else {
            return nil
        }
        let unit = words[digits.endIndex...].filter { !$0.isWhitespace }
        let measure: MeasureUnit
        switch unit {
        case "" where number <= 99 && number == number.rounded():
            self = .servings(Int(number))
            return
        case "": measure = number > 99 ? shown.unit : .litre
        case "l", "리터": measure = .litre
        default: measure = MeasureUnit(code: unit)
        }
        let one = measure == .litre ? 1_000 : measure.isVolume ? measure.millilitres : nil
        guard let one, number * one <= Self.largest else { return nil }
        self = .volume(number * one)
    }
}

extension MeasureUnit {
    /// Recipes have no litre unit.
    fileprivate static let litre = MeasureUnit.other("l")
}
