import Domain

struct MeasuredAmount: Hashable {
    /// Nil for a top-up or "to taste".
    var amount: Double?
    var maximum: Double?
    var unit: MeasureUnit
    var note: String?

    /// "To taste", in the catalogue's form.
    static let toTaste = MeasuredAmount(amount: nil, maximum: nil, unit: MeasureUnit(code: "other"), note: nil)
}
