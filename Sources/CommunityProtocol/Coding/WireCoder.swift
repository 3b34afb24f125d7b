package import Foundation

/// Writes and reads messages: UTF-8, on one line, keys in order, so that equal messages are equal bytes.
package enum WireCoder {
    /// The bytes of a message.
    package static func encode(_ message: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(message)
    }

    /// The message in some bytes; unknown fields are ignored.
    package static func decode<Message: Decodable>(_ type: Message.Type, from bytes: Data) throws -> Message {
        try JSONDecoder().decode(type, from: bytes)
    }
}
