import Domain

/// Parses numbers from text fields; each field accepts a sum such as `2*30+15`.
struct FormNumbers: Sendable {
    let strings: Strings

    /// Returns the value of a number or sum, or nil for an empty field.
    func number(_ text: String, in field: String) throws(FormProblem) -> Double? {
        guard text.contains(where: { !$0.isWhitespace }) else { return nil }
        do throws(FormulaProblem) {
            return try Formula.value(of: text)
        } catch {
            throw FormProblem(field: field, text: describe(error))
        }
    }

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

extension DrinkRepository {
    /// Returns the name of a drink, or its id if the drink is unknown.
    func name(of id: Identifier<Drink>, in language: Language) async throws -> String {
        try await drinks(with: [id]).first?.name[language] ?? id.rawValue
    }
}
