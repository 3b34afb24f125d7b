import Domain

/// An amount typed beside an ingredient's name, such as `45ml` or `2 큰술`.
struct TypedAmount: Equatable {
    let amount: String
    /// The code of the unit; nil if none was typed.
    let unit: String?

    /// Nil for a text without a number, and for an unknown unit, whose number would mean another amount.
    init?(_ text: String, _ strings: Strings) {
        let number = text.prefix { $0.isNumber || "./, ".contains($0) }
        guard AmountEntry(String(number))?.amount != nil else { return nil }
        amount = number.split(separator: " ").joined(separator: " ")
        let word = Folding.folded(String(text.dropFirst(number.count)))
        guard !word.isEmpty else {
            unit = nil
            return
        }
        let known = MeasureUnit.known.first { code, _ in
            let names = [
                code, strings["unit.name.\(code)"], strings("unit.\(code)", ""), strings("unit.\(code).one", ""),
            ]
            return names.contains { Folding.folded($0) == word }
        }
        guard let known else { return nil }
        unit = known.code
    }
}
