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
