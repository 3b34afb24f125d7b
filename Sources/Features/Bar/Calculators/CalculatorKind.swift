enum CalculatorKind: String, CaseIterable, Sendable {
    /// Syrups, measured by weight.
    case syrup
    /// Super juice, from the weight of the peel.
    case superJuice = "super-juice"
    /// A batch with its dilution water.
    case batch
    case sum
}
