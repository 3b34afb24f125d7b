import FeatureKit

struct CalculatorState: ScreenState {
    var phase: Phase = .loaded
    var kind: CalculatorKind = .syrup
    var fields: [FormField] = []
    var results: [Result] = []
    var problem = ""
    /// The source of the formulas.
    var source = ""

    struct Result: Equatable, Sendable {
        let label: String
        let text: String
    }
}
