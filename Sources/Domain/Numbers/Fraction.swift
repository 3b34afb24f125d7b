/// Amounts as bartenders write them: 1½, ¾, ⅔.
package enum Fraction {
    private static let eighths = ["", "⅛", "¼", "⅜", "½", "⅝", "¾", "⅞"]

    /// Eighths or thirds; nil for anything else (within a hundredth).
    package static func exact(_ value: Double) -> String? {
        guard value >= 0, value < 1e9 else { return nil }
        let eights = (value * 8).rounded()
        if abs(value * 8 - eights) < 0.08 { return text(eighths: Int(eights)) }
        let thirds = (value * 3).rounded()
        if abs(value * 3 - thirds) < 0.03 {
            let whole = Int(thirds) / 3
            return (whole == 0 ? "" : String(whole)) + (Int(thirds) % 3 == 1 ? "⅓" : "⅔")
        }
        return nil
    }

    /// Converts to ASCII: `1 3/4` for `1¾`.
    package static func plain(_ text: String) -> String {
        var result = ""
        for sign in text {
            if let plain = plainSigns[sign] {
                if result.last?.isNumber == true { result += " " }
                result += plain
            } else {
                result.append(sign)
            }
        }
        return result
    }

    private static let plainSigns: [Character: String] = [
        "⅛": "1/8", "¼": "1/4", "⅜": "3/8", "½": "1/2", "⅝": "5/8", "¾": "3/4", "⅞": "7/8", "⅓": "1/3", "⅔": "2/3",
    ]

    /// To the nearest eighth; nil if that is 0.
    package static func nearestEighth(_ value: Double) -> String? {
        guard value > 0, value < 1e9 else { return nil }
        let eights = Int((value * 8).rounded())
        return eights == 0 ? nil : text(eighths: eights)
    }

    private static func text(eighths count: Int) -> String {
        let fraction = eighths[count % 8]
        return count >= 8 || fraction.isEmpty ? "\(count / 8)\(fraction)" : fraction
    }
}
