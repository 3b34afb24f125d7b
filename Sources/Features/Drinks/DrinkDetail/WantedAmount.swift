import Domain

/// How much of a drink the member asks for: "6" servings, or "750 ml", "75 cl", "25 oz" in the glass.
enum WantedAmount: Equatable {
    case servings(Int)
    case volume(Double)

    private static let largest = 100_000.0

    /// - Parameter shown: the unit of a number that is too large for servings.
    init?(_ text: String, shown: VolumeUnit) {
        let words = text.lowercased()
        let digits = words.prefix { $0.isNumber || $0 == "." || $0 == "," || $0 == " " }
        guard let number = Double(digits.replacing(",", with: ".").replacing(" ", with: "")), number > 0 else {
            return nil
        }
        let unit = words[digits.endIndex...].filter { !$0.isWhitespace }
        let table = UnitTable()
        let measure: MeasureUnit
        switch unit {
        case "" where number <= 99 && number == number.rounded():
            self = .servings(Int(number))
            return
        case "": measure = number > 99 ? shown.unit : .litre
        case "l", "리터": measure = .litre
        default: measure = MeasureUnit(code: unit)
        }
        let one = measure == .litre ? 1_000 : measure.isVolume ? table.millilitres(measure) : nil
        guard let one, number * one <= Self.largest else { return nil }
        self = .volume(number * one)
    }
}

extension MeasureUnit {
    /// A litre has no unit of its own in recipes.
    fileprivate static let litre = MeasureUnit.other("l")
}
