/// A JSON value: from another program, or a record of our own format that this module only passes on.
package enum ExchangeValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case list([ExchangeValue])
    /// Names and values, in order.
    case object([Member])

    package struct Member: Hashable, Sendable {
        package let key: String
        package let value: ExchangeValue

        package init(key: String, value: ExchangeValue) {
            self.key = key
            self.value = value
        }
    }

    package subscript(key: String) -> ExchangeValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    func without(_ key: String) -> ExchangeValue {
        guard case .object(let members) = self else { return self }
        return .object(members.filter { $0.key != key })
    }

    package var isNull: Bool { self == .null }

    package init?(json: String) {
        guard let value = try? JSONParser.parse(Array(json.utf8)) else { return nil }
        self = value
    }

    /// The JSON text on one line, always the same for the same value.
    package var json: String {
        var text = ""
        JSONText.append(self, to: &text)
        return text
    }
}
