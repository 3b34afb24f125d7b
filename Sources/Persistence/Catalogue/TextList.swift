/// Several texts in one column, separated by the record separator (U+001E), which no text contains.
enum TextList {
    private static let separator = "\u{1E}"

    static func text(_ texts: [String]) -> String {
        texts.map { $0.utf8.contains(0x1E) ? $0.replacing(separator, with: " ") : $0 }.joined(separator: separator)
    }

    static func texts(_ text: String) -> [String] {
        guard !text.isEmpty else { return [] }
        return text.utf8.split(separator: 0x1E, omittingEmptySubsequences: false).map { String(Substring($0)) }
    }
}

/// Several ids in one column, separated by spaces, which no id contains.
enum WordList {
    static func text(_ words: [String]) -> String { words.joined(separator: " ") }

    static func words(_ text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    }
}

/// Additional names in one column, one per line; null for none.
enum NameLines {
    static func text(_ names: [String]) -> String? { names.isEmpty ? nil : names.joined(separator: "\n") }

    static func names(_ text: String?) -> [String] { text?.split(separator: "\n").map(String.init) ?? [] }
}
