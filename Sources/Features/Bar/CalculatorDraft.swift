/// The last calculator input, restored when the calculators open again.
package struct CalculatorDraft: Hashable, Sendable {
    var kind: CalculatorKind = .syrup
    /// Input by field id.
    var answers: [String: String] = [:]

    package init() {}
}
