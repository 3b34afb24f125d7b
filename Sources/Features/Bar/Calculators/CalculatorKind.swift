enum CalculatorKind: String, CaseIterable, Sendable {
    /// Syrups by weight.
    case syrup
    /// Super juice by the weight of the peel.
    case superJuice = "super-juice"
    /// A batch with its water.
    case batch
    case sum
}
