/// A JSON value: what other programs wrote, and the records of our own format that this module only carries.
public enum ExchangeValue: Hashable, Sendable {
    /// Nothing.
    case null
    /// True or false.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// Any other number.
    case number(Double)
    /// A text.
    case text(String)
    /// A list.
    case list([ExchangeValue])
    /// Names and values, in their order.
    case object([Member])

    /// A name and a value of an object.
    public struct Member: Hashable, Sendable {
        /// The name.
        public let key: String
        /// The value.
        public let value: ExchangeValue

        /// Memberwise.
        public init(key: String, value: ExchangeValue) {
            self.key = key
            self.value = value
        }
    }

    /// The value of that name in an object; nil when there is none.
    public subscript(key: String) -> ExchangeValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// Whether it is null.
    public var isNull: Bool { self == .null }

    /// Reads a JSON text; nil when it is none.
    public init?(json: String) {
        guard let value = try? JSONParser.parse(Array(json.utf8)) else { return nil }
        self = value
    }

    /// The JSON text, on one line, always the same for the same value.
    public var json: String {
        var text = ""
        JSONText.append(self, to: &text)
        return text
    }
}
