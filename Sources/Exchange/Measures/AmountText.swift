enum AmountText {
    /// The number at the beginning (`1`, `1.5`, `1,5`, `1/2`, `1 1/2`, `1½`, `½`) and the rest; nil without one.
    static func leading(_ text: Substring) -> (value: Double, rest: Substring)? {
        var rest = text.drop(while: \.isWhitespace)
        guard var value = simple(&rest) else { return nil }
        if value.isWhole {
            var next = rest.drop(while: \.isWhitespace)
            if let sign = next.first, let part = vulgar[sign] {
                value.number += part
                rest = next.dropFirst()
            } else if next.first == "/" {
                next = next.dropFirst()
                if let below = simple(&next), below.number > 0 {
                    value.number /= below.number
                    rest = next
                }
            } else if let above = simple(&next), above.isWhole, next.first == "/" {
                next = next.dropFirst()
                if let below = simple(&next), below.number > 0, above.number < below.number {
                    value.number += above.number / below.number
                    rest = next
                }
            }
        }
        return (value.number, rest)
    }

    /// The upper end of a range: `-3 oz`, ` to 3`, ` or 3`.
    static func upper(_ rest: Substring) -> (Double?, Substring) {
        let next = rest.drop(while: \.isWhitespace)
        for mark in ["-", "–", "—", "~", "to ", "or "] where next.hasPrefix(mark) {
            guard let (value, after) = leading(next.dropFirst(mark.count)) else { continue }
            return (value, after)
        }
        return (nil, rest)
    }

    /// Nil unless the whole text is a number.
    static func number(_ text: String) -> Double? {
        guard let (value, rest) = leading(Substring(text)), rest.allSatisfy(\.isWhitespace) else { return nil }
        return value
    }

    /// Returns a written amount in one line, half width and without blanks around it.
    static func plain(_ text: String) -> String { TextCleaner.trimmed(halfWidth(TextCleaner.line(text))) }

    /// Replaces full-width digits and signs, as East Asian keyboards type them, by plain ones.
    static func halfWidth(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isFullWidth) else { return text }
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            plain.append(isFullWidth(scalar) ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar)
        }
        return String(plain)
    }

    private static func isFullWidth(_ scalar: Unicode.Scalar) -> Bool { (0xFF01...0xFF5E).contains(scalar.value) }

    private static let vulgar: [Character: Double] = [
        "½": 0.5, "⅓": 1 / 3, "⅔": 2 / 3, "¼": 0.25, "¾": 0.75, "⅛": 0.125, "⅜": 0.375, "⅝": 0.625, "⅞": 0.875,
        "⅕": 0.2, "⅖": 0.4, "⅗": 0.6, "⅘": 0.8, "⅙": 1 / 6, "⅚": 5 / 6,
    ]

    private static func simple(_ text: inout Substring) -> (number: Double, isWhole: Bool)? {
        if let sign = text.first, let part = vulgar[sign] {
            text = text.dropFirst()
            return (part, false)
        }
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, digits.count <= 9 else { return nil }
        let after = text[digits.endIndex...]
        let decimals = after.dropFirst().prefix { $0.isASCII && $0.isNumber }
        // Three digits after a comma are thousands, fewer are decimals.
        if let sign = after.first, sign == "." || sign == ",", !decimals.isEmpty, decimals.count <= 17 {
            let isThousands = sign == "," && decimals.count == 3
            guard let value = Double(isThousands ? "\(digits)\(decimals)" : "\(digits).\(decimals)") else { return nil }
            text = text[decimals.endIndex...]
            return (value, isThousands)
        }
        guard let value = Double(digits) else { return nil }
        text = after
        return (value, true)
    }
}
