/// Strings and numbers in JSON (RFC 8259), with as few escapes as possible and without spaces.
public enum JSONScalar {
    /// Appends a quoted string.
    public static func append(_ value: String, to text: inout String) {
        text += "\""
        if value.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5c || $0 == 0x7f || $0 == 0xc2 }) {
            for scalar in value.unicodeScalars { append(escaping: scalar, to: &text) }
        } else {
            text += value
        }
        text += "\""
    }

    /// The shortest text that parses to the same number, without a point for a whole one; nil for `inf` and `nan`,
    /// which JSON lacks.
    public static func text(of value: Double) -> String? {
        guard value.isFinite else { return nil }
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private static func append(escaping scalar: Unicode.Scalar, to text: inout String) {
        switch scalar.value {
        case 0x22: text += "\\\""
        case 0x5c: text += "\\\\"
        case 0x0a: text += "\\n"
        case 0x0d: text += "\\r"
        case 0x09: text += "\\t"
        case 0..<0x20, 0x7f...0x9f:
            let digits = String(scalar.value, radix: 16)
            text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        default: text.unicodeScalars.append(scalar)
        }
    }
}
