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
