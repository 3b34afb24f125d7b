/// What a calculator shows: its fields, and what follows from them.
struct CalculatorState: Equatable {
    var kind: CalculatorKind = .syrup
    var fields: [FormField] = []
    var results: [Result] = []
    /// What is wrong with a field; empty for nothing.
    var problem = ""
    /// Where the numbers come from.
    var source = ""

    struct Result: Equatable {
        let label: String
        let text: String
    }
}
