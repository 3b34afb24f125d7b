internal import Domain

/// Reads what was typed into the fields of a form.
@MainActor
struct FormNumbers {
    let strings: Strings

    /// A number or a sum; nil where nothing was written.
    /// - Throws: `FormulaProblem`.
    func number(_ text: String?) throws(FormulaProblem) -> Double? {
        guard let text, text.contains(where: { !$0.isWhitespace }) else { return nil }
        return try Formula.value(of: text)
    }

    /// Why it has no value, and what to write.
    func describe(_ problem: FormulaProblem) -> String {
        switch problem {
        case .empty: strings["formula.empty"]
        case .unexpected(let column): strings("formula.unexpected", String(column))
        case .unfinished: strings["formula.unfinished"]
        case .divisionByZero: strings["formula.zero"]
        case .tooLong: strings["formula.too-long"]
        case .tooLarge: strings["formula.too-large"]
        }
    }
}
