/// A typed amount: `30`, `22,5`, `1/2`, `1 1/2`, `1½`, a range `20-30`; empty for "to taste".
package struct AmountEntry: Hashable, Sendable {
    /// Nil if nothing was typed.
    package let amount: Double?
    package let maximum: Double?

    package init?(_ text: String) {
        let ends = text.split(omittingEmptySubsequences: false) { "-–~".contains($0) }
            .map { $0.trimmingSpaces }
        if ends == [""] {
            amount = nil
            maximum = nil
            return
        }
        guard ends.count <= 2, let first = Self.number(ends[0]) else { return nil }
        amount = first
        if ends.count == 2 {
            guard let last = Self.number(ends[1]), last > first else { return nil }
            maximum = last
        } else {
            maximum = nil
        }
    }

    package static func text(_ amount: Double?, to maximum: Double? = nil) -> String {
        guard let amount else { return "" }
        let first = NumberText.trimmed(amount, decimals: 3)
        return maximum.map { "\(first)-\(NumberText.trimmed($0, decimals: 3))" } ?? first
    }

    private static let fractions: [Character: Double] = [
        "½": 0.5, "⅓": 1.0 / 3, "⅔": 2.0 / 3, "¼": 0.25, "¾": 0.75, "⅛": 0.125, "⅜": 0.375, "⅝": 0.625, "⅞": 0.875,
    ]

    private static func number(_ text: String) -> Double? {
        var sum = 0.0
        let words = text.split(separator: " ")
        guard !words.isEmpty, words.count <= 2 else { return nil }
        for (place, word) in words.enumerated() {
            var word = word
            if let last = word.last, let fraction = fractions[last] {
                sum += fraction
                word = word.dropLast()
                if word.isEmpty { continue }
            }
            let parts = word.split(separator: "/", omittingEmptySubsequences: false)
            if parts.count == 2 {
                guard let top = decimal(parts[0]), let bottom = decimal(parts[1]), bottom > 0 else { return nil }
                sum += top / bottom
            } else {
                guard place == 0, parts.count == 1, let value = decimal(word) else { return nil }
                sum += value
            }
        }
        return sum > 0 && sum.isFinite ? sum : nil
    }

    private static func decimal(_ text: Substring) -> Double? {
        guard text.count <= 8, text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }) else {
            return nil
        }
        return Double(text.replacing(",", with: "."))
    }
}

extension Substring {
    fileprivate var trimmingSpaces: String {
        var text = self
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
