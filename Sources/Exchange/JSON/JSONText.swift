/// Writes JSON. The same value is always the same text: no spaces, names in their order, only what must be escaped is.
enum JSONText {
    static func append(_ value: ExchangeValue, to text: inout String) {
        switch value {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let value): text += String(value)
        case .number(let value): text += number(value)
        case .text(let value): append(quoted: value, to: &text)
        case .list(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += "," }
                append(value, to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += "," }
                append(quoted: member.key, to: &text)
                text += ":"
                append(member.value, to: &text)
            }
            text += "}"
        }
    }

    /// The same over several lines, two spaces a level, for files that people open.
    static func pretty(_ value: ExchangeValue, indent: String = "") -> String {
        let inner = indent + "  "
        switch value {
        case .list(let values) where !values.isEmpty:
            return "[\n" + values.map { inner + pretty($0, indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
        case .object(let members) where !members.isEmpty:
            let rows = members.map { member in
                "\(inner)\(ExchangeValue.text(member.key).json): \(pretty(member.value, indent: inner))"
            }
            return "{\n" + rows.joined(separator: ",\n") + "\n\(indent)}"
        default: return value.json
        }
    }

    /// The shortest text that reads back as the same number; whole numbers have no decimals.
    private static func number(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        return value.description
    }

    private static func append(quoted value: String, to text: inout String) {
        text += "\""
        if value.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5c || $0 == 0x7f }) {
            for scalar in value.unicodeScalars {
                switch scalar.value {
                case 0x22: text += "\\\""
                case 0x5c: text += "\\\\"
                case 0x0a: text += "\\n"
                case 0x0d: text += "\\r"
                case 0x09: text += "\\t"
                case 0..<0x20, 0x7f:
                    let digits = String(scalar.value, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
                default: text.unicodeScalars.append(scalar)
                }
            }
        } else {
            text += value
        }
        text += "\""
    }
}
