import FeatureKit

/// What a calculator shows: its fields, and what follows from them.
struct CalculatorState: ScreenState {
    var phase: Phase = .loaded
    var kind: CalculatorKind = .syrup
    var fields: [FormField] = []
    var results: [Result] = []
    /// What is wrong with a field; empty for nothing.
    var problem = ""
    /// Where the numbers come from.
    var source = ""

    struct Result: Equatable, Sendable {
        let label: String
        let text: String
    }
}
