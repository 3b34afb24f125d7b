internal import Domain

/// What a measure in words says.
struct MeasuredAmount: Hashable {
    /// How much; nil for a top-up or "to taste".
    var amount: Double?
    /// The upper end of a range.
    var maximum: Double?
    /// The unit.
    var unit: MeasureUnit
    /// What else was written.
    var note: String?

    /// As much as one likes, as the catalogue writes it.
    static let toTaste = MeasuredAmount(amount: nil, maximum: nil, unit: MeasureUnit(code: "other"), note: nil)
}
