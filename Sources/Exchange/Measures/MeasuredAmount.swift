import Domain

/// A parsed measure.
struct MeasuredAmount: Hashable {
    /// Nil for a top-up or "to taste".
    var amount: Double?
    /// The upper end of a range.
    var maximum: Double?
    var unit: MeasureUnit
    /// The rest of the text.
    var note: String?

    /// "To taste", in the catalogue's form.
    static let toTaste = MeasuredAmount(amount: nil, maximum: nil, unit: MeasureUnit(code: "other"), note: nil)
}
