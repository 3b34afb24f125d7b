import Domain

/// A JSON document; absent values are `null`.
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
    case object(JSONObject)

    var document: String {
        var text = ""
        write(into: &text, indent: 0)
        return PrintableText.escaped(text) + "\n"
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
        case .object(let object):
            Self.write(object.members, "{", "}", into: &text, indent: indent) { member, text, indent in
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

struct JSONObject: ExpressibleByDictionaryLiteral, Sendable {
    fileprivate let members: [(String, JSONValue)]

    init(_ members: [(String, JSONValue)]) { self.members = members }

    init(dictionaryLiteral members: (String, any JSONConvertible)...) {
        self.members = members.map { ($0.0, $0.1.json) }
    }

    var document: String { json.document }

    static func + (first: JSONObject, second: JSONObject) -> JSONObject { JSONObject(first.members + second.members) }
}

protocol JSONConvertible {
    var json: JSONValue { get }
}

extension JSONValue: JSONConvertible { var json: JSONValue { self } }
extension JSONObject: JSONConvertible { var json: JSONValue { .object(self) } }
extension Bool: JSONConvertible { var json: JSONValue { .bool(self) } }
extension Int: JSONConvertible { var json: JSONValue { .integer(self) } }
extension Double: JSONConvertible { var json: JSONValue { .number(self) } }
extension String: JSONConvertible { var json: JSONValue { .string(self) } }
extension Identifier: JSONConvertible { var json: JSONValue { .string(rawValue) } }
extension Array: JSONConvertible where Element: JSONConvertible { var json: JSONValue { .array(map(\.json)) } }
extension Optional: JSONConvertible where Wrapped: JSONConvertible { var json: JSONValue { map(\.json) ?? .null } }

extension Double {
    /// The number with one decimal place.
    var tenths: JSONValue { .decimal(self) }
}
