/// What was typed into the calculators last, so that it is there when they are opened again.
package struct CalculatorDraft: Hashable, Sendable {
    var kind: CalculatorKind = .syrup
    /// What was typed or chosen, by field.
    var answers: [String: String] = [:]

    /// Nothing typed.
    package init() {}
}
