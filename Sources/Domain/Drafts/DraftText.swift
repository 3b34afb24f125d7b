import Foundation

/// The text that a form's content is kept as: JSON with its keys in order, so that the same content is the same text.
package enum DraftText {
    /// Empty for what cannot be encoded, which no draft is.
    package static func encode(_ content: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(content)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Nil for what is no such content.
    package static func decode<Content: Decodable>(_ type: Content.Type, from text: String) -> Content? {
        try? JSONDecoder().decode(type, from: Data(text.utf8))
    }
}
