import Domain

/// Writes JSON. The same value always gives the same text: no spaces, names in order, as few escapes as possible.
enum JSONText {
    static func append(_ value: ExchangeValue, to text: inout String) {
        switch value {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let value): text += String(value)
        case .number(let value): text += JSONScalar.text(of: value) ?? "null"
        case .text(let value): JSONScalar.append(value, to: &text)
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
                JSONScalar.append(member.key, to: &text)
                text += ":"
                append(member.value, to: &text)
            }
            text += "}"
        }
    }

    /// Returns the text on several lines, indented by two spaces, for files that people open.
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
}
