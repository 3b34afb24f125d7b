/// Typed text to buy: `500 ml gin`, `2 limes`, `1/2 bottle of Campari`, `설탕 200 g`, or only words.
package struct ShoppingWords: Hashable, Sendable {
    /// Nil without a number before the name, or a number with a unit after it.
    package let amount: Double?
    /// Whole pieces if no unit follows the number.
    package let unit: MeasureUnit?
    package let name: String

    private typealias Measure = (amount: Double, unit: MeasureUnit)

    package init(_ text: String) {
        let parts = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let (measure, rest) = Self.leading(parts) ?? Self.trailing(parts) else {
            amount = nil
            unit = nil
            name = text
            return
        }
        amount = measure.amount
        unit = measure.unit
        name = rest.joined(separator: " ")
    }

    private static func leading(_ parts: [String]) -> (Measure, ArraySlice<String>)? {
        guard parts.count > 1 else { return nil }
        let spaced = parts.count > 2 ? measure(parts[0], parts[1]) : nil
        if let measure = spaced ?? attached(parts[0]) {
            let rest = parts.dropFirst(spaced == nil ? 1 : 2)
            return (measure, rest.count > 1 && rest.first?.lowercased() == "of" ? rest.dropFirst() : rest)
        }
        return number(parts[0]).map { (($0, .whole), parts.dropFirst()) }
    }

    /// Reads an amount after the name, as Korean writes it; a unit is required, because `vodka 40` is a name.
    private static func trailing(_ parts: [String]) -> (Measure, ArraySlice<String>)? {
        guard parts.count > 1, let last = parts.last else { return nil }
        let spaced = parts.count > 2 ? measure(parts[parts.count - 2], last) : nil
        return (spaced ?? attached(last)).map { ($0, parts.dropLast(spaced == nil ? 1 : 2)) }
    }

    private static func measure(_ number: String, _ unit: String) -> Measure? {
        guard let amount = self.number(number), let (unit, factor) = self.unit(unit) else { return nil }
        return (amount * factor, unit)
    }

    /// Reads `500ml` or `3개`.
    private static func attached(_ word: String) -> Measure? {
        let number = word.prefix { "0123456789./,".contains($0) }
        return measure(String(number), String(word.dropFirst(number.count)))
    }

    private static func number(_ text: String) -> Double? {
        let sides = text.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
        if sides.count == 2, let above = sides[0], let below = sides[1], below > 0, above > 0 { return above / below }
        guard let number = Double(text.replacing(",", with: ".")), number > 0, number < 1e6 else { return nil }
        return number
    }

    private static func unit(_ word: String) -> (MeasureUnit, Double)? {
        guard !word.isEmpty else { return nil }
        let word = word.lowercased()
        if word == "l" || word == "리터" { return (.millilitre, 1_000) }
        let words = ["병": "bottle", "캔": "can", "개": "whole", "그램": "g"]
        let code = words[word] ?? (word.hasSuffix("s") ? String(word.dropLast()) : word)
        let unit = MeasureUnit(code: code)
        return unit.unknownText == nil ? (unit, 1) : nil
    }
}
