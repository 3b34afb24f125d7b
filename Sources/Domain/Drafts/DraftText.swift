import Foundation

/// The text in which a form's content is kept: JSON with sorted keys, so that equal content gives equal text.
package enum DraftText {
    /// Empty if the content cannot be encoded, which never happens for drafts.
    package static func encode(_ content: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(content)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    package static func decode<Content: Decodable>(_ type: Content.Type, from text: String) -> Content? {
        try? JSONDecoder().decode(type, from: Data(text.utf8))
    }
}
