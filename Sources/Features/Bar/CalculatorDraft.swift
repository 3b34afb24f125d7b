/// What was typed into the calculators last, so that it is there when they are opened again.
public struct CalculatorDraft: Hashable, Sendable {
    /// The answers by field.
    public var values: [String: String]

    /// Makes a draft with nothing typed.
    public init(values: [String: String] = [:]) {
        self.values = values
    }
}
