import Domain

/// A JSON document whose keys keep their order; absent values are `null`.
enum JSONValue: Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    /// One decimal place.
    case decimal(Double)
    /// The shortest representation.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([(String, JSONValue)])

    var document: String {
        var text = ""
        write(into: &text, indent: 0)
        return PrintableText.escaped(text) + "\n"
    }

    static func optional(_ text: String?) -> JSONValue {
        text.map { .string($0) } ?? .null
    }

    static func optional(_ value: Int?) -> JSONValue {
        value.map { .integer($0) } ?? .null
    }

    static func strings(_ texts: [String]) -> JSONValue {
        .array(texts.map { .string($0) })
    }

    private func write(into text: inout String, indent: Int) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let value): text += String(value)
        case .decimal(let value): text += Self.oneDecimal(value)
        case .number(let value): text += JSONScalar.text(of: value) ?? "null"
        case .string(let value): JSONScalar.append(value, to: &text)
        case .array(let items):
            Self.write(items, "[", "]", into: &text, indent: indent) { $0.write(into: &$1, indent: $2) }
        case .object(let members):
            Self.write(members, "{", "}", into: &text, indent: indent) { member, text, indent in
                JSONScalar.append(member.0, to: &text)
                text += ": "
                member.1.write(into: &text, indent: indent)
            }
        }
    }

    private static func write<Item>(
        _ items: [Item], _ open: String, _ close: String, into text: inout String, indent: Int,
        item: (Item, inout String, Int) -> Void
    ) {
        guard !items.isEmpty else {
            text += open + close
            return
        }
        let inner = indent + 2
        text += open
        for (index, value) in items.enumerated() {
            text += index == 0 ? "\n" : ",\n"
            text += String(repeating: " ", count: inner)
            item(value, &text, inner)
        }
        text += "\n" + String(repeating: " ", count: indent) + close
    }

    private static func oneDecimal(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e14 else { return "null" }
        let rounded = (value * 10).rounded() / 10
        return String(rounded == 0 ? 0.0 : rounded)
    }
}
