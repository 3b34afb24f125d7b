/// Typed text to buy: `500 ml gin`, `2 limes`, `1/2 bottle of Campari`, or only words.
package struct ShoppingWords: Hashable, Sendable {
    /// Nil without a leading number.
    package let amount: Double?
    /// Whole pieces if no unit follows the number.
    package let unit: MeasureUnit?
    package let name: String

    package init(_ text: String) {
        let parts = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = parts.first, let amount = Self.number(first), parts.count > 1 else {
            self.amount = nil
            unit = nil
            name = text
            return
        }
        var rest = parts.dropFirst()
        var unit = MeasureUnit.whole
        var factor = 1.0
        if rest.count > 1, let word = rest.first, let known = Self.unit(word) {
            (unit, factor) = known
            rest = rest.dropFirst()
            if rest.count > 1, rest.first?.lowercased() == "of" { rest = rest.dropFirst() }
        }
        self.amount = amount * factor
        self.unit = unit
        name = rest.joined(separator: " ")
    }

    private static func number(_ text: String) -> Double? {
        let sides = text.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
        if sides.count == 2, let above = sides[0], let below = sides[1], below > 0, above > 0 { return above / below }
        guard let number = Double(text.replacing(",", with: ".")), number > 0, number < 1e6 else { return nil }
        return number
    }

    private static func unit(_ word: String) -> (MeasureUnit, Double)? {
        let word = word.lowercased()
        if word == "l" || word == "리터" { return (.millilitre, 1_000) }
        let words = ["병": "bottle", "캔": "can", "개": "whole", "그램": "g"]
        let code = words[word] ?? (word.hasSuffix("s") ? String(word.dropLast()) : word)
        let unit = MeasureUnit(code: code)
        return unit.unknownText == nil ? (unit, 1) : nil
    }
}
