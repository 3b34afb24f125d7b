import Domain

/// Parses measures: `1 1/2 oz `, `2-3 oz`, `Juice of 1/2 `, `Top `, `10 cl`, `3 dashes`, `70ml/2fl oz`.
enum MeasureParser {
    /// Anything that is neither amount nor unit becomes the note.
    static func parse(_ text: String) -> MeasuredAmount {
        let text = TextCleaner.trimmed(AmountText.halfWidth(text))
        guard !text.isEmpty else { return .toTaste }
        if let meaning = UnitWords.meaning(text), AmountText.number(text) == nil {
            return MeasuredAmount(amount: meaning.unit == .topUp ? nil : meaning.factor, unit: meaning.unit)
        }
        guard let start = text.firstIndex(where: isNumeric) else { return words(text) }
        let before = TextCleaner.trimmed(String(text[..<start]))
        guard let (first, rest) = AmountText.leading(text[start...]) else { return words(text) }
        let (maximum, tail) = AmountText.upper(rest)
        let (meaning, after) = unit(tail.drop(while: \.isWhitespace))
        var measured = MeasuredAmount(
            amount: first * meaning.factor, maximum: maximum.map { $0 * meaning.factor }, unit: meaning.unit)
        if let upper = maximum, upper <= first {
            measured.maximum = upper == first ? nil : first * meaning.factor
            measured.amount = upper * meaning.factor
        }
        measured.note = note(before, after)
        return measured
    }

    private static func isNumeric(_ sign: Character) -> Bool { AmountText.number(String(sign)) != nil }

    /// A measure without a number: `Dash`, `Top up with`, `Garnish with`.
    private static func words(_ text: String) -> MeasuredAmount {
        let (meaning, rest) = unit(Substring(text))
        guard meaning.unit.unknownText == nil, meaning.unit != .whole else {
            var measured = MeasuredAmount.toTaste
            measured.note = text
            return measured
        }
        return MeasuredAmount(
            amount: meaning.unit == .topUp ? nil : meaning.factor, unit: meaning.unit, note: note("", rest))
    }

    private static func unit(_ text: Substring) -> (UnitWords.Meaning, Substring) {
        let ends: (Character) -> Bool = { $0.isWhitespace || $0 == "/" || $0 == "," || $0 == "(" || $0 == ";" }
        let first = text.prefix { !ends($0) }
        let gap = text[first.endIndex...].prefix { $0 == " " }
        let second = text[gap.endIndex...].prefix { !ends($0) }
        if !gap.isEmpty, !second.isEmpty, let known = UnitWords.meaning("\(first) \(second)") {
            return (known, text[second.endIndex...])
        }
        return (UnitWords.unit(String(first)), text[first.endIndex...])
    }

    private static func note(_ before: String, _ after: Substring) -> String? {
        let tail = TextCleaner.trimmed(String(after.drop { $0 == "/" || $0 == "," || $0 == ";" || $0.isWhitespace }))
        let words = [before, tail].filter { !$0.isEmpty }.joined(separator: "; ")
        return words.isEmpty ? nil : words
    }
}

struct MeasuredAmount: Hashable {
    /// Nil for a top-up or "to taste".
    var amount: Double?
    var maximum: Double?
    var unit: MeasureUnit
    var note: String?

    /// "To taste", in the catalogue's form.
    static let toTaste = MeasuredAmount(amount: nil, maximum: nil, unit: MeasureUnit(code: "other"), note: nil)
}
