package import Foundation

/// Encodes and decodes messages: UTF-8 on one line with sorted keys, so that equal messages have equal bytes.
package enum WireCoder {
    package static func encode(_ message: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(message)
    }

    /// Decodes a message. Ignores unknown fields.
    package static func decode<Message: Decodable>(_ type: Message.Type, from bytes: Data) throws -> Message {
        try JSONDecoder().decode(type, from: bytes)
    }
}

/// A word of the protocol, or an unknown one of a later version, which is preserved.
package enum KnownOrOther<Known>: Hashable, Sendable
where Known: RawRepresentable & Hashable & Sendable, Known.RawValue == String {
    case known(Known)
    case other(String)

    package init(_ text: String) { self = Known(rawValue: text).map(Self.known) ?? .other(text) }

    package var text: String {
        switch self {
        case .known(let value): value.rawValue
        case .other(let text): text
        }
    }

    /// Nil for a word of a later version.
    package var value: Known? {
        guard case .known(let value) = self else { return nil }
        return value
    }
}

extension KnownOrOther: Codable {
    package init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
